import Glibc

/// The signals that would end or stop us, held back until a save is over and then delivered.
///
/// A save takes milliseconds; ended in its midst it would leave a temporary file behind, and stopped
/// it would keep the lock. What cannot be held back, SIGKILL and the power, is what the order of
/// the steps is for.
struct HeldSignals {
  private var formerMask = sigset_t()
  private var formerFileSize = sigaction()

  /// Holds them back until `release()`.
  static func hold() -> HeldSignals {
    var held = HeldSignals()
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP] { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_BLOCK, &signals, &held.formerMask)
    // A limit on file sizes ends us by SIGXFSZ; ignored (held back is not enough, it would come
    // later), the write fails with EFBIG, which we can say.
    var ignore = sigaction()
    ignore.__sigaction_handler.sa_handler = SIG_IGN
    sigaction(SIGXFSZ, &ignore, &held.formerFileSize)
    return held
  }

  /// Lets through what came meanwhile.
  func release() {
    var former = self
    sigaction(SIGXFSZ, &former.formerFileSize, nil)
    pthread_sigmask(SIG_SETMASK, &former.formerMask, nil)
  }
}
