import Glibc

/// Reading and writing whole runs of bytes, whatever the system makes of each call.
extension Descriptor {
  /// Reads from the file's start until its end or until so many bytes are there.
  func read(upTo capacity: Int) throws(FileProblem) -> [UInt8] {
    let number = self.number
    return try readBytes(upTo: capacity) { pread(number, $0, $1, off_t($2)) }
  }

  /// Whether the file holds these bytes and no others, read anew.
  func holds(_ bytes: [UInt8]) throws(FileProblem) -> Bool {
    let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 17, alignment: 16)
    defer { chunk.deallocate() }
    var offset = 0
    while true {
      let count = try system { pread(number, chunk.baseAddress, chunk.count, off_t(offset)) }
      if count == 0 { return offset == bytes.count }
      guard offset + count <= bytes.count else { return false }
      let isSame = bytes.withUnsafeBytes { bytes in
        areSame(
          UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + count]),
          UnsafeRawBufferPointer(rebasing: chunk[..<count]))
      }
      guard isSame else { return false }
      offset += count
    }
  }

  /// Writes all bytes from an offset on, over what is there.
  func overwrite(with bytes: [UInt8], from start: Int = 0) throws(FileProblem) {
    let number = self.number
    try writeBytes(bytes) { pwrite(number, $0, $1, off_t(start + $2)) }
  }

  /// Cuts the file after so many bytes.
  func truncate(to count: Int) throws(FileProblem) {
    try system { ftruncate(number, off_t(count)) }
  }

  /// Writes all bytes where the last write ended.
  func append(_ bytes: [UInt8]) throws(FileProblem) {
    let number = self.number
    try writeBytes(bytes) { start, count, _ in write(number, start, count) }
  }
}

/// Fills an array with one allocation by calling `read(to, count, offset)` until it says 0.
func readBytes(
  upTo capacity: Int, _ read: (UnsafeMutableRawPointer, Int, Int) -> Int
) throws(FileProblem) -> [UInt8] {
  Heap.prepare(forText: capacity)
  try requireMemory(capacity)
  var problem: FileProblem?
  let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
    guard let start = UnsafeMutableRawPointer(buffer.baseAddress) else { return }
    do throws(FileProblem) {
      while count < capacity {
        let some = try system { read(start + count, capacity - count, count) }
        if some == 0 { return }
        count += some
      }
    } catch {
      problem = error
    }
  }
  if let problem { throw problem }
  return bytes
}

/// Refuses what the memory cannot hold; an array of that size would end the program.
private func requireMemory(_ count: Int) throws(FileProblem) {
  guard count > 1 << 26 else { return }
  guard Heap.hasRoom(for: count) else { throw .system(ENOMEM) }
}

/// Calls `write(from, count, offset)` until all bytes are written.
func writeBytes(
  _ bytes: [UInt8], _ write: (UnsafeRawPointer, Int, Int) -> Int
) throws(FileProblem) {
  let problem: FileProblem? = bytes.withUnsafeBytes { buffer in
    guard let start = buffer.baseAddress else { return nil }
    var offset = 0
    do throws(FileProblem) {
      while offset < buffer.count {
        offset += try system { write(start + offset, buffer.count - offset, offset) }
      }
      return nil
    } catch {
      return error
    }
  }
  if let problem { throw problem }
}

/// Whether two texts are the same bytes, at the speed of memory.
package func areSame(_ some: [UInt8], _ others: [UInt8]) -> Bool {
  some.withUnsafeBytes { some in
    others.withUnsafeBytes { others in areSame(some, others) }
  }
}

/// Whether a text begins with another one.
func isBeginning(_ beginning: [UInt8], of text: [UInt8]) -> Bool {
  guard text.count >= beginning.count else { return false }
  return text.withUnsafeBytes { text in
    beginning.withUnsafeBytes { areSame(UnsafeRawBufferPointer(rebasing: text[..<$0.count]), $0) }
  }
}

/// Whether two stretches of memory hold the same bytes.
func areSame(_ some: UnsafeRawBufferPointer, _ others: UnsafeRawBufferPointer) -> Bool {
  guard some.count == others.count else { return false }
  guard let start = some.baseAddress, let other = others.baseAddress, start != other else {
    return true
  }
  return memcmp(start, other, some.count) == 0
}
