/// Reads a user's file, and replaces its bytes so that at every moment, whatever fails, its name
/// holds either the whole old text or the whole new one.
///
/// The contract, step by step:
///
/// 1. Links are followed to their end once; from there on the file is known by its open folder and
///    its name in it. What is not a regular file, or larger than the limit, is refused unread.
/// 2. The file is locked, so that two instances come one after the other.
/// 3. What a killed run has left is put right: its temporaries go, a torn text is undone.
/// 4. The file is read and the caller says what it should be. Equal bytes: nothing is written. A file
///    that is not for us to write is refused, even where it could be replaced. A caller that has seen
///    the file before is believed until step 6.
/// 5. The new text is written beside the file, with the old one's owner, group, mode and extended
///    attributes, and put on the disk.
/// 6. The file is read again. If someone changed it, all begins anew with their text, five times.
/// 7. The new file takes the old one's name, which is then put on the disk too.
///
/// A file with several names, one whose owner or attributes a new file cannot have, one that is a
/// mount point, and one in a folder that we may not write to cannot be replaced; there, and where the
/// options say so, steps 5 to 7 give way to writing over the old bytes, with a copy of both texts
/// on the disk from which the next run undoes what was cut short.
///
/// Returning means that the new bytes are there and on the disk; throwing means that the old ones
/// are. Signals that would end us wait until that is so. Neither leaves a file of ours behind.
package enum SafeFile {
  /// How often a text that others keep changing is rewritten.
  private static let attempts = 5

  /// Reads the whole file; a text that a killed run has left torn is undone first.
  ///
  /// Throws `FileError.notRead` alone.
  package static func read(
    _ path: FilePath, options: SaveOptions = SaveOptions()
  ) throws(FileError) -> [UInt8] {
    do {
      if let bytes = try textWithoutLock(path, options) { return bytes }
      let locked = try LockedFile.lock(path, options: options)
      _ = try InterruptedSave.undo(locked, options)
      return try locked.file.bytes(sizeLimit: options.sizeLimit)
    } catch {
      throw .notRead(error)
    }
  }

  /// Puts what `rewrite` makes of the file's bytes in their place.
  ///
  /// `rewrite` is called again, with the new bytes, when someone else changed the file meanwhile. What
  /// it throws goes out unchanged, with the file untouched; all else thrown is a `FileError`. `waiting`
  /// is called once where another instance has the file for so long that a person would wonder. With
  /// `known`, the bytes that the file most likely holds, it is read but once: to see that it does.
  package static func update(
    _ path: FilePath, options: SaveOptions = SaveOptions(), known: [UInt8]? = nil,
    waiting: () -> Void = {}, rewrite: ([UInt8]) throws -> [UInt8]
  ) throws -> SaveOutcome {
    var warnings: [String] = []
    for attempt in 1...attempts {
      let locked = try lock(path, options, waiting: waiting, &warnings)
      let believed = attempt == 1 && known?.count == locked.file.size ? known : nil
      let old = try believed ?? text(of: locked, options)
      let new = try rewrite(old)
      if areSame(old, new) {
        if believed != nil { continue }
        return SaveOutcome(changed: false, warnings: warnings)
      }
      if case .done(let more) = try replace(locked, old: old, new: new, options) {
        return SaveOutcome(changed: true, warnings: warnings + more)
      }
    }
    throw FileError.notSaved(.keepsChanging)
  }

  /// Makes a new file of these bytes, with the mode that the umask leaves; a name that is taken, be
  /// it by a link that leads nowhere, is refused with EEXIST.
  @discardableResult
  package static func create(
    _ path: FilePath, bytes: [UInt8]
  ) throws(FileError) -> SaveOutcome {
    do {
      return SaveOutcome(changed: true, warnings: try NewFile.create(path, bytes: bytes))
    } catch {
      throw .notSaved(error)
    }
  }

  /// Makes a folder, and those above it that are missing, for this user alone; one that is there
  /// will do.
  package static func createFolder(_ path: FilePath) throws(FileError) {
    do { _ = try Descriptor.makeFolder(path) } catch { throw .notSaved(error) }
  }
}

/// The steps.
extension SafeFile {
  /// Nil when the text may be in the middle of a write: then it must be waited for, or undone.
  ///
  /// Reading takes no lock as a rule: a file that is replaced is always whole, and a menu on the
  /// screen, which looks at its file all the while, must not be in the way of those that save.
  private static func textWithoutLock(
    _ path: FilePath, _ options: SaveOptions
  ) throws(FileProblem) -> [UInt8]? {
    let location = try FileLocation.find(path)
    let file = try RegularFile.open(location, sizeLimit: options.sizeLimit)
    guard try !InterruptedSave.isLeft(at: location, options) else { return nil }
    let bytes = try file.bytes(sizeLimit: options.sizeLimit)
    guard try file.looksUntouched(), try !InterruptedSave.isLeft(at: location, options)
    else { return nil }
    return bytes
  }

  private static func lock(
    _ path: FilePath, _ options: SaveOptions, waiting: () -> Void, _ warnings: inout [String]
  ) throws(FileError) -> LockedFile {
    do {
      let locked = try LockedFile.lock(path, options: options, waiting: waiting)
      warnings += try InterruptedSave.undo(locked, options)
      TemporaryFile.removeStale(of: locked)
      return locked
    } catch .inUse {
      throw .notSaved(.inUse)
    } catch {
      throw .notRead(error)
    }
  }

  private static func text(
    of locked: borrowing LockedFile, _ options: SaveOptions
  ) throws(FileError) -> [UInt8] {
    do {
      return try locked.file.bytes(sizeLimit: options.sizeLimit)
    } catch {
      throw .notRead(error)
    }
  }

  private static func replace(
    _ locked: borrowing LockedFile, old: [UInt8], new: [UInt8], _ options: SaveOptions
  ) throws(FileError) -> Replacement {
    do {
      try locked.requireWritable()
      let signals = HeldSignals.hold()
      defer { signals.release() }
      if options.growsInPlace, isBeginning(old, of: new) {
        return try WriteBehind.append(locked, old: old, new: new)
      }
      if !options.inPlace, !locked.file.hasOtherNames {
        let replacement = try ReplaceByRename.replace(
          locked, old: old, new: new, isDurable: options.isDurable)
        guard case .notPossible = replacement else { return replacement }
      }
      return try WriteInPlace.write(locked, old: old, new: new, options)
    } catch {
      throw .notSaved(error)
    }
  }
}
