import MenuModel
import Terminal

/// What happens to a full-screen session, from outside.
package enum SessionEvent: Equatable, Sendable {
  /// A person pressed a key, used the mouse or pasted text.
  case input(InputEvent)
  /// The window has another size.
  case resized(Size)
  /// What `.save` asked for is done; a remark to tell instead of "Saved.", where there is one.
  case saved(String?)
  /// What `.save` asked for could not be done, and why, as the end of a sentence.
  case saveFailed(reason: String)
  /// What `.save` asked for must not be done, and why, as the end of a sentence: the move that it began with
  /// would change what the file means.
  case saveRefused(reason: String)
  /// The file was read anew, and what is to be told of that; what has already been moved in the new
  /// reading can be taken back.
  ///
  /// A tile in hand is put back first, since tiles are numbered by the reading; hold the event back
  /// until nothing is in hand where the person should not notice.
  case reloaded(Arrangement, moves: [TileMove] = [], note: String)
  /// The file was changed and cannot be read now, and why, as the end of a sentence.
  case unreadable(reason: String)
  /// The file can be read again, and holds what it held before.
  case readable
  /// A tile that was to be launched has nothing to launch; what is known of it.
  case described(TileID, TileDetails)
  /// Before a tile is launched this is to be asked.
  case asked(TileID, question: String)
  /// What `.launch` asked for is over; what is to be told of that, as sentences, nothing where all went well.
  case launched(TileID, remark: String?)
  /// What `.hotkey` asked for: the tile with that key, nil where the open list has none.
  case hotkey(TileID?)
  /// Something that was asked for could not be done, told as a sentence.
  case refused(String)
  /// The session has the terminal again, after `.suspend` or `.edit`.
  case resumed
  /// The time between two steps of scrolling has passed, after `.startEdgeScroll`.
  case edgeScrollTick
  /// The pointer has rested long enough to be meant, after `.startRest`.
  case rested
}

/// What a full-screen session asks the outside to do.
package enum ScreenEffect: Equatable, Sendable {
  /// Save the arrangement: these moves made it of the one that was saved last, those that could not be
  /// saved before among them; the last one taken back, or the next repeated, where `isStep`. The answer is
  /// `.saved`, `.saveFailed`, `.saveRefused` or `.reloaded`.
  case save([TileMove], isStep: Bool = false)
  /// Launch a tile, a person having said yes where `isConfirmed`; answer with `.asked`, `.launched`,
  /// `.described` or `.refused`.
  case launch(TileID, isConfirmed: Bool)
  /// Look for the tile of the open list with this key, and answer with `.hotkey`.
  case hotkey(String)
  /// Open the file in an editor, at a tile's line where there is one.
  case edit(TileID?)
  /// Give the terminal back and stop, until the shell goes on with us.
  case suspend
  /// End.
  case quit(ExitReason)
  /// Draw everything anew.
  case redraw
  /// Ring the bell: what was asked for is refused, and the status line says why.
  case bell
  /// Send `.edgeScrollTick` in even steps, until told otherwise.
  case startEdgeScroll
  /// Send it no more.
  case stopEdgeScroll
  /// Send `.rested` once, unless told otherwise before; asked for again, the time begins anew.
  case startRest
  /// Do not send it.
  case stopRest
}

/// Why a session ends.
package enum ExitReason: Equatable, Sendable {
  /// It was asked to.
  case quit
  /// A tile was chosen, which is all that was wanted.
  case chosen(TileID)
  /// Ctrl-C: status 130.
  case interrupted
}
