#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Signals that are held back, in this thread alone: how the process takes them may be changed by
/// others at the same time.
struct HeldSignals {
  private var previous = sigset_t()

  /// Holds signals back from now on.
  init(_ signals: [Int32]) {
    var set = Self.set(signals)
    pthread_sigmask(SIG_BLOCK, &set, &previous)
  }

  /// Whether a signal has come that is held back.
  static func isPending(_ signal: Int32) -> Bool {
    var pending = sigset_t()
    sigpending(&pending)
    return sigismember(&pending, signal) == 1
  }

  /// Takes a signal that has come, so that nobody gets it any more.
  func take(_ signal: Int32) {
    var set = Self.set([signal])
    var taken: Int32 = 0
    sigwait(&set, &taken)
  }

  /// Lets the signals through again.
  func release() {
    var previous = previous
    pthread_sigmask(SIG_SETMASK, &previous, nil)
  }

  private static func set(_ signals: [Int32]) -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    return set
  }
}
