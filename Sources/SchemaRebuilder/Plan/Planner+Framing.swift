/// What stands round the steps of a plan.
extension Planner {
  /// The steps with the settings before them and the version behind them.
  func framed(_ steps: [Plan.Step]) -> [Plan.Step] {
    var version: [Plan.Step] = []
    if let number = declared.version, number != file.version {
      version = declared.versionStore.steps(storing: number)
    }
    let movesRows = steps.contains(where: \.needsSettings)
    return (movesRows ? Self.settings : []) + steps + version
      + (steps.contains { $0.kind.changesSchema } ? reclaimingSteps : [])
  }

  /// What changes the meaning of a copy.
  ///
  /// `foreign_keys` is ignored inside a transaction, and ON it would delete or change the rows of
  /// every table that refers to a dropped one: <https://sqlite.org/foreignkeys.html#fk_schemacommands>.
  static let settings: [Plan.Step] = [
    ("foreign_keys", "dropping the old tables must not reach the rows of others"),
    ("legacy_alter_table", "renames are followed by what names the table"),
    ("ignore_check_constraints", "every row is checked"),
    ("reverse_unordered_selects", "rows are read in their order"),
  ].map { Plan.Step(.setting, Name($0), $1, phase: .before, sql: "PRAGMA \($0)=OFF") }
}

extension Plan.Step {
  /// Whether the step means something else under other settings of the connection.
  fileprivate var needsSettings: Bool {
    switch kind {
    case .rename, .renameColumn, .dropColumn, .setAside, .copyRows, .updateRows, .dropTable: true
    // With a default it would be refused while foreign keys are enforced.
    case .addColumn: mentions("references", in: sql)
    default: false
    }
  }
}
