/// libFuzzer's own loop, which comes with the compiler.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

nonisolated(unsafe) private var test: ([UInt8]) -> Void = { _ in }

/// Gives inputs to a test until told otherwise on the command line.
func runFuzzer(_ body: @escaping ([UInt8]) -> Void) {
  test = body
  var count = CommandLine.argc
  var arguments = CommandLine.unsafeArgv
  _ = runDriver(&count, &arguments) { bytes, count in
    test(Array(UnsafeBufferPointer(start: bytes, count: count)))
    return 0
  }
}
