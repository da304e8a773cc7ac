import MenuModel
import MenuYAML

/// A text after tiles were moved by a person's words, by the public way in.
///
/// The list is found as the file's form tells, or where `path` leads.
func transferring(_ tiles: [String], _ place: Placement, in text: String, at path: String? = nil)
  throws -> String
{
  let document = try menuDocument(text, at: path)
  var arrangement = Arrangement(of: document.menu)
  let lookup = TileLookup(in: arrangement)
  let ids = try tiles.map { try lookup.tile(TileReference($0)) }
  _ = try arrangement.place(ids, at: place)
  return String(decoding: try document.text(in: arrangement), as: UTF8.self)
}

/// The same for one tile that moves into a folder, last or to a position.
func transferring(
  _ tile: String, into folder: String, to position: Int? = nil, in text: String,
  at path: String? = nil
) throws -> String {
  try transferring(
    [tile], .into(TileReference(folder), position.map(Placement.position)), in: text, at: path)
}
