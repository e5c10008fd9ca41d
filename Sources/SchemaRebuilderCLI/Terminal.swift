#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where a command's output goes and its input comes from, as file descriptors.
struct Terminal: Sendable {
  /// What is read for a schema that is called `-`.
  var input = STDIN_FILENO
  /// Where results go.
  var output = STDOUT_FILENO
  /// Where remarks and errors go.
  var errors = STDERR_FILENO
}

extension Terminal {
  /// Writes a piece of a result.
  func result(_ text: String) {
    write(text, to: output)
  }

  /// Writes a remark or an error.
  func remark(_ text: String) {
    write(text, to: errors)
  }

  /// Reads everything that the input holds.
  func everything() -> [UInt8] {
    readAll(from: input) ?? []
  }

  /// Runs a command so that a reader who has gone away, as `head` does, ends its output and not it.
  ///
  /// The signal goes to the thread that writes.
  func withoutBrokenPipeSignal<Value>(_ body: () -> Value) -> Value {
    let wasPending = HeldSignals.isPending(SIGPIPE)
    let signals = HeldSignals([SIGPIPE])
    defer {
      if HeldSignals.isPending(SIGPIPE), !wasPending { signals.take(SIGPIPE) }
      signals.release()
    }
    return body()
  }

  /// Whether remarks and errors go to a terminal, rather than to a file or a pipe.
  var writesErrorsToTerminal: Bool { isatty(errors) == 1 }

  /// How many characters a line of that terminal holds.
  var columns: Int {
    var size = winsize()
    let isKnown = ioctl(errors, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isKnown ? Int(size.ws_col) : 80
  }

  private func write(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while let start = rest.baseAddress, !rest.isEmpty {
        let written = systemWrite(descriptor, start, rest.count)
        if written < 0, errno == EINTR { continue }
        guard written > 0 else { return }
        rest = UnsafeRawBufferPointer(rebasing: rest[written...])
      }
    }
  }
}

/// Reads a file, a pipe or a terminal to its end; nil, and `errno`, where it cannot be read.
func readAll(from descriptor: Int32) -> [UInt8]? {
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 65_536)
  while true {
    let count = read(descriptor, &chunk, chunk.count)
    if count < 0, errno == EINTR { continue }
    guard count >= 0 else { return nil }
    guard count > 0 else { return bytes }
    bytes += chunk[..<count]
  }
}

/// The system's `write`, under a name that no method hides.
private func systemWrite(_ descriptor: Int32, _ start: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, start, count)
}
