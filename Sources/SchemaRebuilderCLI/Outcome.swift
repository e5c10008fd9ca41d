/// What a command comes to, by the status with which the tool ends.
enum Outcome: Int32 {
  /// Nothing to do, or done.
  case done = 0
  /// A file, a schema, a lock or a newer version stood in the way.
  case error = 1
  /// There is something to do.
  case different = 2
  /// The plan is refused for a hazard.
  case refused = 3
  /// The command line is not understood; `EX_USAGE` of sysexits(3).
  case usage = 64
  /// Ctrl-C has stopped it, and it was rolled back; 128 and the number of SIGINT, as shells say it.
  case interrupted = 130
  /// SIGTERM has, likewise.
  case terminated = 143
}
