extension RebuildError {
  /// The step of a history in which a run has failed.
  public struct FailedStep: Hashable, Sendable {
    /// The version of the file, which it still has.
    public let from: Int
    /// The version to which the step would have led.
    public let to: Int
    /// What failed in it; nil where it was not begun, since the lock was not to be had, say.
    public internal(set) var part: SchemaVersion.Part?
    /// What the run had done and committed before, which stays; nil where that was nothing.
    public internal(set) var report: HistoryReport?

    /// The versions that the run had reached and committed before: they stay.
    public var done: [Int] { report?.steps.compactMap(\.toVersion) ?? [] }
  }

  /// What helps against hazards in a step of a history, beside what they advise for one schema.
  package static func advice(on hazards: [Hazard], inStepTo version: Int) -> String? {
    let flags = ["--rename", "--fill", "--allow-drop"]
    guard hazards.contains(where: { hazard in flags.contains { hazard.advice.contains($0) } })
    else { return nil }
    return "in a history, put the hint into the schema of version \(version) (-- @renamed from=…, "
      + "-- @filled by=…, -- @dropped …), or let the hazard pass by Policy.allowed (--allow CODE:…); "
      + "--history takes no --rename, --fill or --allow-drop"
  }

  /// What to say of a file that has gone some of its steps.
  var stepsDone: String? {
    guard let step = failedStep, !step.done.isEmpty else { return nil }
    let versions = step.done.map(String.init).joined(separator: ", then ")
    return "The run has taken the file to version \(versions), where it stays; nothing else was "
      + "changed."
  }

  /// Whether steps or migrations before it are done, and stay.
  package var hasCommitted: Bool {
    failedStep?.done.isEmpty == false || !completed.isEmpty
  }

  package func with(advice: String) -> RebuildError {
    var error = self
    error.advice = advice
    return error
  }

  package func with(prefix: String) -> RebuildError {
    var error = self
    error.message = prefix + message
    return error
  }
}
