import Glibc
import MenuModel
import SafeFile
import Terminal

/// A line that a person is asked to type on the terminal of standard input.
enum TerminalLine {
  /// Asks, and gives back the line without its end; nil at an end of input, where there is no terminal,
  /// and when a signal came instead.
  ///
  /// The C library's streams are left alone: one that has met its end once would not wait again.
  static func ask(_ question: String) -> String? {
    guard Surroundings.inputIsTerminal else { return nil }
    // Where messages go to a file, a question there would not be seen.
    let place = [STDERR_FILENO, STDOUT_FILENO].first { isatty($0) == 1 } ?? STDIN_FILENO
    try? StandardDescriptors.write(Array(question.utf8), to: place)
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while true {
      let count = read(STDIN_FILENO, &byte, 1)
      if count < 0 || (count == 0 && line.isEmpty) { return nil }
      if count == 0 || byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
      line.append(byte)
    }
  }

  /// Asks what is to be answered with yes or no; throws where nobody can be asked, with what it was
  /// about, or where the answer is no.
  static func requireYes(to question: String, orRefuse reason: String, file: Word) throws(Failure) {
    guard Surroundings.inputIsTerminal else {
      throw .refused(reason, hint: "there is no terminal to ask on", file: file)
    }
    let answer = ask(SafeText.escaped(question) + " [y/N] ")?.lowercased()
    guard answer == "y" || answer == "yes" else {
      throw .refused("not launched", hint: nil, file: file)
    }
  }
}
