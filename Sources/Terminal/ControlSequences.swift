/// The sequences by which a full screen is taken and given back.
///
/// Nothing here is a device control string, which GNU screen prints. Every other sequence was
/// silent on ten terminals, those that do not know it included.
package enum ControlSequences {
  static let beginUpdate = Array("\u{1B}[?2026h".utf8)
  static let endUpdate = Array("\u{1B}[?2026l".utf8)

  /// Takes the screen: blank, without wrapping at the right edge, telling of focus, pastes, the
  /// mouse and unambiguous keys.
  ///
  /// A terminal without an alternate screen (`TERM=linux`) is cleared instead. May be sent again
  /// to a terminal that someone else has used, left in a mess or reset in the meantime: the keyboard
  /// flags, which the terminal keeps on a stack, are taken off before they are put on.
  static func enter(alternateScreen: Bool, mouse: Bool) -> [UInt8] {
    var text = alternateScreen ? "\u{1B}[?1049h" : ""
    text +=
      legible + undoMess
      + "\u{1B}[H\u{1B}[2J\u{1B}[?7l\u{1B}[?2004h\u{1B}[?1004h\u{1B}[<u\u{1B}[>1u"
    if mouse { text += enableMouse }
    return Array((text + "\u{1B}[?25h").utf8)
  }

  /// Gives the screen back, whatever the terminal was in the middle of.
  ///
  /// The order matters. `CAN` and `ESC \` end a sequence that was half written. Keyboard flags are
  /// popped before the alternate screen is left, because each screen has a stack of its own. The
  /// cursor is shown after it, because leaving restores whether it was.
  static func leave(alternateScreen: Bool) -> [UInt8] {
    var text = "\u{18}\u{1B}\\\u{1B}[?2026l" + disableMouse
    text += "\u{1B}[?1004l\u{1B}[?2004l\u{1B}[<u\u{1B}[?7h\u{1B}[m"
    text += alternateScreen ? "\u{1B}[?1049l" : "\u{1B}[2J\u{1B}[999;1H"
    return Array((text + "\u{1B}[?25h").utf8)
  }

  /// Asks for synchronized output, unambiguous keys and the background colour, and last for the
  /// one thing that every terminal answers (DA1): when that has come, nothing else will.
  ///
  /// To be sent before the first frame: st takes the second question for a cursor movement.
  static let queries = Array("\u{1B}[?2026$p\u{1B}[?u\u{1B}]11;?\u{1B}\\\u{1B}[c".utf8)

  /// Plain text again, that can be read, whatever a program has left: colours, line drawing
  /// characters in the place of letters, no cursor.
  package static let legible = "\u{1B}[m\u{1B}(B\u{0F}\u{1B}[?25h"

  /// What else a program may have left on that would spoil a screen: a scrolling region, side margins,
  /// inserting, positions counted from the region, reverse video, other keys, all motions of the mouse.
  ///
  /// One sequence would do it all, a soft reset, but the Linux console prints its last letter.
  private static let undoMess =
    "\u{1B}[r\u{1B}[4l\u{1B}[20l\u{1B}[?69l\u{1B}[?6l\u{1B}[?5l\u{1B}[?1l\u{1B}>"
    + "\u{1B}[?9l\u{1B}[?1003l\u{1B}[?1005l\u{1B}[?1015l" + disableMouse

  /// Turns mouse reports on, or leaves the mouse to the terminal.
  static func mouse(isOn: Bool) -> [UInt8] {
    Array((isOn ? enableMouse : disableMouse).utf8)
  }

  private static let enableMouse = "\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h"
  private static let disableMouse = "\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l"
}
