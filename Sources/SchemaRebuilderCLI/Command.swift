import SchemaRebuilder

/// A verb with everything that its flags say.
struct Command {
  /// What to do.
  let verb: Verb
  /// The flags that were given.
  let flags: Set<Flag>
  /// The words beside the flags: a database, or schemas.
  let operands: [String]
  /// Where the schema to reach comes from.
  private(set) var target: String?
  /// The saved plan to carry out.
  private(set) var savedPlan: String?
  /// Where the plan is saved.
  private(set) var output: String?
  /// The form of the result, where it is said.
  private(set) var statedFormat: Format?
  /// Whether something to do is told by the exit status.
  private(set) var tellsByStatus = false
  /// Whether the rows are asked.
  private(set) var asksRows = true
  /// The version of the schema to reach.
  private(set) var schemaVersion: Int?
  /// The folder of versions to step through.
  private(set) var history: String?
  /// The version of a file that has none.
  private(set) var assumedVersion: Int?
  /// Whether all steps are one transaction.
  private(set) var inOneTransaction = false
  /// The folder in which the files of versions, or of migrations, are kept.
  private(set) var folder: String?
  /// What the flags say about the change.
  private(set) var hints = Hints()
  /// Files of more hints.
  private(set) var hintFiles: [String] = []
  /// How to go about it, and what may be lost.
  private(set) var policy = Policy()
  /// Whether the endings of backups' names are no longer the usual ones.
  private var hasOwnSuffixes = false
  /// Whether a missing database is made.
  private(set) var createsMissingFile = false
  /// Where a copy of the database is written before it is changed.
  private(set) var backup: String?
  /// Whether the volume is asked for its room.
  private(set) var checksDiskSpace = true
  /// How long another process is waited for, in seconds.
  private(set) var busyTimeout = 5.0
  /// Whether migrations are printed and not run.
  private(set) var isDryRun = false
  /// Whether migrations are run that are older than one that was applied.
  private(set) var runsOutOfOrder = false
  /// Whether remarks are left out.
  private(set) var isQuiet = false

  /// The form of the result.
  var format: Format { statedFormat ?? .sql }

  /// The form of a result.
  enum Format: String, CaseIterable {
    case sql, json
  }

  /// Reads what the flags say and checks that the verb takes them.
  init(verb: Verb, operands: [String], flags: [(flag: Flag, value: String)]) throws {
    self.verb = verb
    self.operands = operands
    self.flags = Set(flags.map(\.flag))
    var seen: Set<Flag> = []
    for (flag, value) in flags {
      guard flag.verbs.contains(verb) else {
        let others = flag.verbs.map(\.rawValue).joined(separator: ", ")
        throw UsageError("\(verb.rawValue) takes no \(flag.word); it belongs to \(others)")
      }
      guard seen.insert(flag).inserted || flag.isRepeatable else {
        throw UsageError("\(flag.word) is given twice")
      }
      try take(flag, value)
    }
    try refuseFlagsBesideSavedPlan(flags.map(\.flag))
    try refuseFlagsBesideHistory(flags.map(\.flag))
    if seen.isSuperset(of: [.dropUndeclared, .undeclared]) {
      throw UsageError("--drop-undeclared excludes --undeclared: it is short for drop everywhere")
    }
  }
}

extension Command {
  private mutating func take(_ flag: Flag, _ value: String) throws {
    switch flag {
    case .to: target = value
    case .plan: savedPlan = value
    case .output: output = value
    case .format: statedFormat = try choice(value, of: flag)
    case .exitCode: tellsByStatus = true
    case .noProbes: asksRows = false
    case .schemaVersion: schemaVersion = try wholeNumber(value, of: flag)
    case .history: history = value
    case .assume: assumedVersion = try wholeNumber(value, of: flag)
    case .oneTransaction: inOneTransaction = true
    case .dir: folder = value
    case .strategy: policy.strategy = try choice(value, of: flag)
    case .rename, .renameTable, .fill, .allowDrop: try takeHint(flag, value)
    case .hints: hintFiles.append(value)
    case .allow: policy.allowed.append(try Policy.Permission(argument: value))
    case .dropUndeclared: policy.dropsUndeclared = true
    case .deduplicate, .orphans, .cast: policy.cures.append(try cure(flag, value))
    case .columnOrder: policy.columnOrder = try choice(value, of: flag)
    case .verify: policy.verification = try choice(value, of: flag)
    case .undeclared: policy.undeclared = try Policy.Undeclared(argument: value)
    case .portable: policy.isPortable = true
    case .keepBackups: policy.keepsBackups = true
    case .recover: policy.recoversLeftovers = true
    case .leftoverSuffix: try takeSuffix(value)
    case .create: createsMissingFile = true
    case .backup: backup = value
    case .reclaim: policy.reclaiming = try choice(value, of: flag)
    case .ignoreDiskSpace: checksDiskSpace = false
    case .busyTimeout: busyTimeout = try seconds(value, of: flag)
    case .dryRun: isDryRun = true
    case .outOfOrder: runsOutOfOrder = true
    case .quiet: isQuiet = true
    case .help, .version: break
    }
  }

  private func cure(_ flag: Flag, _ value: String) throws -> Policy.Cure {
    var names = NameReader(value, of: flag)
    switch flag {
    case .deduplicate: return try names.deduplication()
    case .orphans: return try names.orphans()
    default: return try names.cast()
    }
  }

  /// The first one takes the place of the usual ones.
  private mutating func takeSuffix(_ suffix: String) throws {
    guard !suffix.isEmpty else {
      throw UsageError("--leftover-suffix takes an ending, not nothing")
    }
    policy.leftoverSuffixes = hasOwnSuffixes ? policy.leftoverSuffixes + [suffix] : [suffix]
    hasOwnSuffixes = true
  }

  private mutating func takeHint(_ flag: Flag, _ value: String) throws {
    var names = NameReader(value, of: flag)
    switch flag {
    case .rename: hints.renames.append(try names.columnRename())
    case .renameTable: hints.renames.append(try names.tableRename())
    case .fill: hints.fills.append(try names.fill())
    default: hints.tombstones.append(try names.tombstone())
    }
  }

  /// A saved plan holds every decision: a flag that would change one must not be passed over.
  private func refuseFlagsBesideSavedPlan(_ flags: [Flag]) throws {
    guard savedPlan != nil else { return }
    for flag in flags where !Flag.besideSavedPlan.contains(flag) {
      throw UsageError("--plan excludes \(flag.word): a saved plan holds every decision")
    }
  }

  private func refuseFlagsBesideHistory(_ flags: [Flag]) throws {
    guard history != nil, let flag = flags.first(where: Flag.excludedByHistory.contains) else {
      return
    }
    let why = flag == .output ? "a plan of steps is not saved" : "the files of its versions say it"
    throw UsageError("--history excludes \(flag.word): \(why)")
  }

  private func choice<Choice: RawRepresentable & CaseIterable>(
    _ value: String,
    of flag: Flag
  ) throws -> Choice where Choice.RawValue == String {
    guard let choice = Choice(rawValue: value) else {
      throw UsageError(unknown: flag.word, value, among: Choice.allCases.map(\.rawValue))
    }
    return choice
  }

  /// A whole number; what no `Int` holds is out of every range and is left to be refused as such.
  private func wholeNumber(_ value: String, of flag: Flag) throws -> Int {
    if let number = Int(value) { return number }
    let digits = value.drop { $0 == "-" || $0 == "+" }
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw UsageError("\(flag.word) takes a whole number, not \(value)")
    }
    return value.hasPrefix("-") ? Int.min : Int.max
  }

  private func seconds(_ value: String, of flag: Flag) throws -> Double {
    guard let number = Double(value), number.isFinite, number >= 0 else {
      throw UsageError("\(flag.word) takes a number of seconds, not \(value)")
    }
    return number
  }
}
