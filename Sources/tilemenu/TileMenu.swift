/// The command `tilemenu`.
@main
struct TileMenu {
  static func main() {}
}
