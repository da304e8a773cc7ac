import TestSupport
import Testing

@Suite("bytes that are no text")
struct BadBytesTests {
  @Test("are told with the place and what to do", arguments: files)
  func tells(_ file: BadFile) throws { try file.expectRefused() }

  static let files: [BadFile] = [
    .init(
      "a byte that is no UTF-8", bytes: "tiles:\n  - M".bytes + [0xE4] + "rz\n".bytes,
      """
      menu.yaml:2:6: error: this is not UTF-8; save the file as UTF-8, or write the character \
      anew
          - M\u{FFFD}rz
             ^
      """),
    .init(
      "a byte that is no UTF-8 behind wide characters",
      bytes: "tiles:\n  - ".bytes + [0xE4, 0xB8, 0xAD, 0xE6, 0x96, 0x87] + " ".bytes + [0xFF]
        + "\n".bytes,
      """
      menu.yaml:2:8: error: this is not UTF-8; save the file as UTF-8, or write the character \
      anew
          - 中文 \u{FFFD}
                 ^
      """),
    .init(
      "UTF-8 that breaks off", bytes: "tiles:\n  - M".bytes + [0xC3],
      """
      menu.yaml:2:6: error: this is not UTF-8; save the file as UTF-8, or write the character \
      anew
          - M\u{FFFD}
             ^
      """),
    .init(
      "a surrogate in UTF-8", bytes: "tiles:\n  - ".bytes + [0xED, 0xA0, 0x80] + "\n".bytes,
      """
      menu.yaml:2:5: error: this is not UTF-8; save the file as UTF-8, or write the character \
      anew
          - \u{FFFD}\u{FFFD}\u{FFFD}
            ^
      """),
    .init(
      "a NUL character", bytes: "tiles:\n  - a".bytes + [0x00] + "b\n".bytes,
      """
      menu.yaml:2:6: error: the control character '\\u{0}' cannot stand in YAML; write it as \
      an escape in double quotes, or take it out
          - a\\u{0}b
             ^~~~~
      """),
    .init(
      "an escape character", bytes: "tiles:\n  - ".bytes + [0x1B] + "[31mred\n".bytes,
      """
      menu.yaml:2:5: error: the control character '\\e' cannot stand in YAML; write it as an \
      escape in double quotes, or take it out
          - \\e[31mred
            ^~
      """),
    .init(
      "a bell in a comment", bytes: "tiles:\n  - a # ding".bytes + [0x07] + "\n".bytes,
      """
      menu.yaml:2:13: error: the control character '\\u{7}' cannot stand in YAML; write it as \
      an escape in double quotes, or take it out
          - a # ding\\u{7}
                    ^~~~~
      """),
    .init(
      "a delete character", bytes: "tiles:\n  - a".bytes + [0x7F] + "b\n".bytes,
      """
      menu.yaml:2:6: error: the control character '\\u{7F}' cannot stand in YAML; write it as \
      an escape in double quotes, or take it out
          - a\\u{7F}b
             ^~~~~~
      """),
    .init(
      "UTF-16 with half a character",
      bytes: [0xFF, 0xFE] + "t".bytes + [0x00] + "i".bytes + [0x00] + "l".bytes + [0x00] + "e".bytes
        + [0x00] + "s".bytes + [0x00] + ":".bytes + [0x00] + "\n".bytes + [0x00] + " ".bytes + [
          0x00
        ] + " ".bytes + [0x00] + "-".bytes + [0x00] + " ".bytes + [0x00] + "a".bytes + [0x00]
        + "b".bytes + [0x00, 0x00],
      """
      menu.yaml:2:7: error: this is no UTF-16: half a character; save the file as UTF-8
      """),
    .init(
      "UTF-16 with half a pair",
      bytes: [0xFE, 0xFF, 0x00] + "t".bytes + [0x00] + "i".bytes + [0x00] + "l".bytes + [0x00]
        + "e".bytes + [0x00] + "s".bytes + [0x00] + ":".bytes + [0x00] + "\n".bytes + [0x00]
        + " ".bytes + [0x00] + " ".bytes + [0x00] + "-".bytes + [0x00] + " ".bytes + [
          0xD8, 0x00, 0x00,
        ] + "a".bytes,
      """
      menu.yaml:2:5: error: this is no UTF-16: half a character; save the file as UTF-8
      """),
    .init(
      "UTF-16 with a mistake in it",
      bytes: [0xFF, 0xFE] + "t".bytes + [0x00] + "i".bytes + [0x00] + "l".bytes + [0x00] + "e".bytes
        + [0x00] + "s".bytes + [0x00] + ":".bytes + [0x00] + "\n".bytes + [0x00] + " ".bytes + [
          0x00
        ] + " ".bytes + [0x00] + "-".bytes + [0x00] + " ".bytes + [0x00] + "-N".bytes + [0x87]
        + "e:".bytes + [0x00] + " ".bytes + [0x00] + "[".bytes + [0x00] + "\n".bytes + [0x00],
      """
      menu.yaml:3:1: error: a '[' or '{' above is never closed; write the ']' or '}' that is \
      missing
      """),
    .init(
      "UTF-32", bytes: [0xFF, 0xFE, 0x00, 0x00] + "t".bytes + [0x00, 0x00, 0x00],
      """
      menu.yaml:1:1: error: the file is UTF-32; save it as UTF-8
      """),
    .init(
      "UTF-32, big end first", bytes: [0x00, 0x00, 0xFE, 0xFF, 0x00, 0x00, 0x00] + "t".bytes,
      """
      menu.yaml:1:1: error: the file is UTF-32; save it as UTF-8
      """),
    .init(
      "a byte order mark before a mistake",
      bytes: [0xEF, 0xBB, 0xBF] + "title: a\ntiles: 7\n".bytes,
      """
      menu.yaml:2:8: error: 'tiles' must be a list of tiles, not '7'
        tiles: 7
               ^
      """),
    .init(
      "UTF-16 without a byte order mark",
      bytes: Array("tiles: [a]\n".utf8.map { [$0, 0x00] }.joined()),
      """
      menu.yaml:1:1: error: the file is UTF-16 without a byte order mark; save it as UTF-8
      """),
    .init(
      "UTF-16 without a byte order mark, big end first",
      bytes: Array("tiles: [a]\n".utf8.map { [0x00, $0] }.joined()),
      """
      menu.yaml:1:1: error: the file is UTF-16 without a byte order mark; save it as UTF-8
      """),
    .init(
      "a picture",
      bytes: [0x89] + "PNG".bytes + [0x0D] + "\n".bytes + [0x1A] + "\n".bytes + [
        0x00, 0x00, 0x00, 0x0D,
      ] + "IHDR".bytes,
      """
      menu.yaml:1:1: error: this is not UTF-8; save the file as UTF-8, or write the character \
      anew
        \u{FFFD}PNG
        ^
      """),
  ]
}
