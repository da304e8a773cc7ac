import Synchronization

/// Values that come from other mappings, merged with `<<`.
///
/// A few lines can merge mappings that merge others in a million ways, and a hundred thousand tiles can
/// merge the same one. So no mapping is looked in twice for one value, and what was found in one with an
/// anchor, or that nothing was, is remembered.
extension YAMLTree {
  /// Ever deeper merges have no use; what lies deeper is not looked for.
  private static let mostMerges = 20

  /// What one search has seen.
  private struct Search {
    let key: String
    var depth = 0
    var seen: Set<NodeID> = []
    /// True when it did not look everywhere, so that what it found is not to be remembered.
    var isCut = false
  }

  /// The value of a key, of the mapping's own or of one merged into it with `<<`.
  func mergedValue(forKey key: String, in mapping: NodeID) -> NodeID? {
    var search = Search(key: key)
    return mergedValue(in: mapping, &search)
  }

  private func mergedValue(in mapping: NodeID, _ search: inout Search) -> NodeID? {
    if let own = value(forKey: search.key, in: mapping) { return own }
    guard let merge = value(forKey: "<<", in: mapping) else { return nil }
    guard search.depth < Self.mostMerges else {
      search.isCut = true
      return nil
    }
    search.depth += 1
    defer { search.depth -= 1 }
    for source in mergeSources(of: merge) {
      if let value = rememberedValue(in: source, &search) { return value }
    }
    return nil
  }

  private func rememberedValue(in source: NodeID, _ search: inout Search) -> NodeID? {
    guard nodes[source].kind == .mapping, search.seen.insert(source).inserted else { return nil }
    let place = MergeMemory.Place(key: search.key, mapping: source)
    if let known = memory.value(at: place) { return known.value }
    let found = mergedValue(in: source, &search)
    if nodes[source].hasProperties, !search.isCut { memory.keep(found, at: place) }
    return found
  }

  private func mergeSources(of merge: NodeID) -> [NodeID] {
    let merged = resolved(merge)
    return nodes[merged].kind == .sequence ? children(of: merged).map(resolved) : [merged]
  }

  /// True where following the merges of a mapping leads round in a ring.
  func mergesItself(_ mapping: NodeID) -> Bool {
    memory.withStraight { straight in
      var way: [NodeID] = []
      return leadsRound(from: mapping, &way, &straight)
    }
  }

  private func leadsRound(
    from mapping: NodeID, _ way: inout [NodeID], _ straight: inout Set<NodeID>
  ) -> Bool {
    if way.contains(mapping) { return true }
    guard way.count < Self.mostMerges, !straight.contains(mapping) else { return false }
    way.append(mapping)
    if let merge = value(forKey: "<<", in: mapping) {
      for source in mergeSources(of: merge) where leadsRound(from: source, &way, &straight) {
        return true
      }
    }
    way.removeLast()
    straight.insert(mapping)
    return false
  }
}

/// What is known of the mappings that others merge.
final class MergeMemory: Sendable {
  /// What is looked for, and where.
  struct Place: Hashable {
    let key: String
    let mapping: NodeID
  }

  /// What was found; nothing is an answer as well.
  struct Answer {
    let value: NodeID?
  }

  /// An object, since a lock on a dictionary has the runtime look its type up though it stays empty,
  /// which is a tenth of starting.
  private final class Known {
    var answers: [Place: Answer] = [:]
    /// Mappings from which no merge leads round in a ring.
    var straight: Set<NodeID> = []
  }

  private let known = Mutex(Known())

  func value(at place: Place) -> Answer? { known.withLock { $0.answers[place] } }

  func keep(_ value: NodeID?, at place: Place) {
    known.withLock { $0.answers[place] = Answer(value: value) }
  }

  func withStraight(_ body: (inout Set<NodeID>) -> Bool) -> Bool {
    known.withLock { body(&$0.straight) }
  }
}
