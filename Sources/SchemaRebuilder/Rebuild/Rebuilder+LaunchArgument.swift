#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Rebuilder {
  /// Prints what a run would do and ends the process, where it was launched to do that.
  ///
  /// It is for those who start an app from Xcode. One line before the run,
  ///
  /// ```swift
  /// rebuilder.exitAfterPlanIfAsked(at: path)
  /// let report = try rebuilder.run(at: path)
  /// ```
  ///
  /// and the argument `-SchemaRebuilderPlan` in the scheme, under Arguments Passed On Launch. The
  /// plan is that of `plan(at:)`: nothing is written. Without the argument, or with
  /// `-SchemaRebuilderPlan NO`, nothing happens.
  ///
  /// The process ends with 0, with 3 where the plan is refused, and with 1 after an error, as the
  /// command line does.
  ///
  /// - Parameters:
  ///   - path: the file; one that is missing is planned as an empty one.
  ///   - arguments: what the process was launched with.
  public func exitAfterPlanIfAsked(
    at path: String,
    arguments: [String] = CommandLine.arguments
  ) {
    guard let word = arguments.firstIndex(of: "-SchemaRebuilderPlan"),
      arguments.dropFirst(word + 1).first != "NO"
    else { return }
    do {
      let plan = try plan(at: path)
      print(plan.sql)
      exit(plan.isRefused ? 3 : 0)
    } catch {
      print(error)
      exit(1)
    }
  }
}
