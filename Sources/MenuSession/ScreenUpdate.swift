import MenuModel
import Terminal

extension ScreenSession {
  /// Takes an event in, and says what the outside is to do.
  package mutating func handle(_ event: SessionEvent) -> [ScreenEffect] {
    switch event {
    case .resized(let size): self.size = size
    default: break
    }
    return []
  }
}
