import MenuModel

extension MenuDocument {
  /// What launching a tile does, nil where it has nothing to launch.
  ///
  /// A page may be opened from any file.
  package func launch(of tile: TileID) -> Launch? {
    let item = tree.resolved(loaded.items[tile])
    guard let command = command(of: tile) ?? details(of: tile).url.map(Launch.Command.page) else {
      return nil
    }
    var launch = Launch(command)
    guard isOwnMenu else { return launch }
    launch.directory = value(ofKey: "directory", of: tile)
    launch.environment = environment(of: item)
    launch.question = question(of: item, title: menu.tiles[tile].title)
    launch.pause = value(ofKey: "pause", of: tile).flatMap(Launch.Pause.init) ?? .onError
    return launch
  }

  /// The command that a tile has.
  ///
  /// Only a menu of our own can hold commands: a key `run` in any other file was never written to be run
  /// from a menu.
  func command(of tile: TileID) -> Launch.Command? {
    let item = tree.resolved(loaded.items[tile])
    guard isOwnMenu, let value = tree.mergedValue(forKey: "run", in: item) else { return nil }
    let node = tree.resolved(value)
    if tree.nodes[node].kind == .sequence {
      return .program(tree.children(of: node).compactMap { tree.text(of: tree.resolved($0)) })
    }
    return tree.text(of: node).map(Launch.Command.shell)
  }

  private func environment(of item: NodeID) -> [(name: String, value: String)] {
    guard let value = tree.mergedValue(forKey: "environment", in: item) else { return [] }
    let mapping = tree.resolved(value)
    guard tree.nodes[mapping].kind == .mapping else { return [] }
    return tree.pairs(of: mapping).compactMap { key, value in
      tree.text(of: key).map { ($0, tree.text(of: tree.resolved(value)) ?? "") }
    }
  }

  private func question(of item: NodeID, title: String) -> String? {
    guard let value = tree.mergedValue(forKey: "confirm", in: item) else { return nil }
    let node = tree.resolved(value)
    switch tree.boolean(of: node) {
    case true?: return "Launch '\(title)'?"
    case false?: return nil
    case nil: return tree.text(of: node)
    }
  }
}
