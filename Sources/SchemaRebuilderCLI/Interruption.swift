import SchemaRebuilder

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A signal that has stopped a command, which has rolled back.
struct Interruption: Error {
  /// The signal.
  let signal: Int32
  /// What the run says of it.
  let error: RebuildError

  /// Those by which a user, or the system, asks a process to end.
  static let signals = [SIGINT, SIGTERM]

  /// What has stopped the command, and what became of the file.
  var sentence: String {
    "stopped by \(signal == SIGINT ? "Ctrl-C" : "SIGTERM")\n\(error)"
  }

  /// How the command ends.
  var outcome: Outcome { signal == SIGINT ? .interrupted : .terminated }
}
