import MenuModel

/// What an arrangement makes of the lists of a tree.
struct ListChange {
  /// The lists that change, and the pieces that their slots get.
  let plans: [Splice.Plan]
  /// The number of each list's plan.
  private let numbers: [NodeID: Int]
  /// The items of a list that shall hold only some of its own.
  private let kept: [NodeID: [NodeID]]
  /// Items that come from a block list into a flow list or back.
  private var restyled: Set<NodeID>

  init(
    _ arrangement: Arrangement, of loaded: LoadedMenu, in tree: YAMLTree,
    outlines known: OutlineCache = OutlineCache()
  ) {
    var places = Array<Splice.PieceReference?>(repeating: nil, count: loaded.menu.tiles.count)
    var outlines: [(list: ListID, outline: Outline)] = []
    for list in arrangement.changedLists {
      guard let node = loaded.lists[list] else { continue }
      let tiles = loaded.menu.tiles(in: list)
      for (index, tile) in tiles.enumerated() {
        places[tile] = Splice.PieceReference(list: node, index: index)
      }
      let outline = known.outline(of: node, items: { tiles.map { loaded.items[$0] } }, in: tree)
      outlines.append((list, outline))
    }
    plans = outlines.map { list, outline in
      let pieces = arrangement.tiles(in: list).compactMap { places[$0] }
      return Splice.Plan(outline: outline, pieces: pieces)
    }
    numbers = Dictionary(
      uniqueKeysWithValues: plans.enumerated().map { ($1.outline.list, $0) })
    kept = [:]
    restyled = []
    restyled = Set(
      plans.filter { !$0.isPermutation }.flatMap { plan in
        plan.pieces.compactMap { piece in
          tree.nodes[piece.list].style == tree.nodes[plan.outline.list].style
            ? nil : item(of: piece)
        }
      })
  }

  /// The same tree in which one list holds only some of its items.
  private init(list: NodeID, items: [NodeID]) {
    plans = []
    numbers = [:]
    restyled = []
    kept = [list: items]
  }

  /// What a text means in which a permuted list has only the items of some slots.
  func keeping(_ slots: [Int], of plan: Splice.Plan) -> ListChange {
    let items = slots.map { plan.outline.items[plan.pieces[$0].index] }
    return ListChange(list: plan.outline.list, items: items)
  }

  /// The items that a list will hold; nil for one that does not change.
  private func items(of list: NodeID) -> [NodeID]? {
    guard let number = numbers[list] else { return kept[list] }
    let plan = plans[number]
    return plan.isPermutation
      ? plan.pieces.map { plan.outline.items[$0.index] } : plan.pieces.compactMap(item)
  }

  private func item(of piece: Splice.PieceReference) -> NodeID? {
    numbers[piece.list].map { plans[$0].outline.items[piece.index] }
  }

  /// The nodes that will be directly in a collection.
  func children(of node: NodeID, in tree: YAMLTree) -> [NodeID] {
    items(of: node) ?? tree.children(of: node)
  }

  /// True for a list that becomes empty or was, which is written otherwise then, and for a mapping that
  /// comes between brackets or out of them: `a: b` is one in both places.
  func changesStyle(of node: NodeID, in tree: YAMLTree) -> Bool {
    guard let items = items(of: node) else {
      return restyled.contains(node) && tree.nodes[node].kind == .mapping
    }
    return items.isEmpty || tree.nodes[node].next == node + 1
  }

  /// The item that a node is in which comes between brackets or out of them.
  func restyledItem(around node: NodeID, in tree: YAMLTree) -> NodeID? {
    restyled.first { ($0..<tree.nodes[$0].next).contains(node) }
  }

  /// The first item that does.
  var firstRestyled: NodeID? { restyled.min() }

  /// True when every list keeps its own tiles.
  var isPermutation: Bool { plans.allSatisfy(\.isPermutation) }
}
