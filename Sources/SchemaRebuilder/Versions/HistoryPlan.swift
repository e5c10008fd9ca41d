/// What a run through a history would do: the steps, each with its plan as far as it can be known.
///
/// The first step is planned on the file itself. What comes after it works on rows that are not
/// there yet: it is planned on a copy of the schema that the step before leads to, without asking
/// rows, and its ``Plan/rowsWereAsked`` is false. The code of versions is not run for a plan; where
/// it comes first, what it does to the rows is not known either.
public struct HistoryPlan: Hashable, Sendable, Codable {
  /// The version that the file has stored; 0 where it has none.
  public internal(set) var fromVersion: Int
  /// The version by which a file without one was recognised, or which was assumed for it.
  public internal(set) var recognizedVersion: Int?
  /// The version of today.
  public internal(set) var toVersion: Int
  /// Whether all steps are one transaction.
  public internal(set) var inOneTransaction: Bool
  /// The steps, in order.
  public internal(set) var steps: [Step] = []

  /// One step.
  public struct Step: Hashable, Sendable, Codable {
    /// The version before; 0 where the file is created.
    public let from: Int
    /// The version after.
    public let to: Int
    /// The versions that are passed over, since going through them would end the same.
    public let passedOver: [Int]
    /// The parts of the step that are the app's own code.
    public let code: [SchemaVersion.Part]
    /// What is done; nil where that depends on a step before which is refused or puts something back.
    public internal(set) var plan: Plan?
  }

  /// Whether there is nothing to do.
  public var isEmpty: Bool { steps.isEmpty }

  /// Whether a hazard stands in the way of a step.
  public var isRefused: Bool { steps.contains { $0.plan?.isRefused == true } }
}

extension HistoryPlan {
  /// The steps as SQL, each below a line that says which it is.
  ///
  /// A step that is not the first thing to be done to the file is printed as comments alone.
  public var sql: String {
    guard !isEmpty else { return "-- Nothing to do.\n" }
    let found = recognizedVersion.map {
      "-- The file has no version, and is taken for version \($0).\n"
    }
    return (found ?? "") + heading + steps.map(\.sql).joined(separator: "\n")
  }

  private var heading: String {
    guard steps.count > 1 else { return "" }
    let unit = inOneTransaction ? "all of them one transaction" : "each a transaction of its own"
    return "-- \(steps.count) steps, \(unit)\n\n"
  }
}

extension HistoryPlan.Step {
  /// Which step it is, in words.
  public var title: String {
    let origin = from == 0 ? "a new file" : "version \(from)"
    let passed = passedOver.map(String.init).joined(separator: ", ")
    return "from \(origin) to version \(to)" + (passed.isEmpty ? "" : ", passing over \(passed)")
  }

  fileprivate var sql: String {
    let will =
      code.contains(.willRebuild) ? "-- first: the code of version \(to), willRebuild\n" : ""
    let did = code.contains(.didRebuild) ? "-- then: the code of version \(to), didRebuild\n" : ""
    let body = plan?.sql ?? "-- Not planned: it depends on the step before.\n"
    return "-- Step \(title)\n" + will + body + did
  }
}
