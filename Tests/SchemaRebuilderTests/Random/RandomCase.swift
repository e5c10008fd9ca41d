import SchemaRebuilder
import SchemaRebuilderTesting
import Testing

/// A random schema with rows, and what became of it in a later release; all of it from one seed.
struct RandomCase: Sendable, CustomTestStringConvertible {
  let seed: UInt64
  let before: String
  let after: String
  let hints: Hints
  let policy: Policy
  let edits: [String]
  let settings: FileSettings
  /// Whether the renames are of two columns that take each other's names.
  let exchangesNames: Bool

  var testDescription: String { "seed \(seed)" }

  init(seed: UInt64) throws {
    self.seed = seed
    var chance = Chance(seed: seed)
    let old = Self.draft(&chance)
    settings = FileSettings(&chance)
    // VACUUM writes the schema in another order.
    before =
      try Self.before(old, settings, &chance) + (seed.isMultiple(of: 7) ? "VACUUM;\n" : "")
    var editor = DraftEditor(old, chance: Chance(seed: chance.next()))
    // Of several changes in a table one alone decides its way.
    let single = seed.isMultiple(of: 3) ? Int(seed / 3) % DraftEditor.kinds : nil
    for _ in 0..<(single == nil ? chance.number(1...4) : 1) {
      var attempt = editor
      if let single { attempt.edit(single) } else { attempt.edit() }
      if Self.isValid(attempt.maker.draft) { editor = attempt }
    }
    edits = editor.edits
    exchangesNames = !editor.exchanged.isEmpty
    let new = Self.declared(editor.maker.draft, &chance)
    after = Self.after(new, &chance)
    var told = DraftHints(editor: editor, old: old, new: new, chance: Chance(seed: chance.next()))
    hints = told.hints()
    policy = Self.policy(&chance)
  }

  func database() throws -> FixtureDatabase { try FixtureDatabase(before) }

  func rebuilder() throws -> Rebuilder {
    let schema = try Schema(sql: after)
    return Rebuilder(
      schema,
      version: 4,
      hints: hints,
      policy: policy,
      whenVersionIsEqual: .compare,
      createsMissingFile: false
    )
  }

  /// The case as text for whoever looks into a failure.
  var text: String {
    """
    -- seed \(seed): \(edits.joined(separator: "; "))
    -- renames \(hints.renames.map { "\($0.table).\($0.column ?? "") from \($0.previous)" })
    -- fills \(hints.fills.map { "\($0.table).\($0.column) by \($0.expression.sql)" })
    -- tombstones \(hints.tombstones.map { "\($0.table).\($0.column ?? "")" })
    -- \(policy)
    -- before
    \(before)
    -- after
    \(after)
    """
  }
}

extension RandomCase {
  static func draft(_ chance: inout Chance) -> Draft {
    while true {
      var maker = DraftMaker(seed: chance.next())
      var draft = maker.make()
      draft.prune()
      if !draft.tables.isEmpty, isValid(draft) { return draft }
    }
  }

  /// Whether SQLite takes the schema, and its views compile.
  static func isValid(_ draft: Draft, style: UInt64 = 0) -> Bool {
    var writer = DraftWriter(draft, style: style)
    do {
      let reader = try DatabaseReader(path: nil)
      for statement in writer.statements() { try reader.execute(statement) }
      for view in draft.views {
        try reader.execute("SELECT * FROM \(DraftWriter.doubleQuoted(view.name)) LIMIT 0")
      }
      for host in Set(draft.triggers.map(\.host)) {
        guard let table = draft.table(host) else { continue }
        try reader.execute("EXPLAIN DELETE FROM \(DraftWriter.doubleQuoted(table.name))")
      }
      return true
    } catch {
      return false
    }
  }

  /// The statements that make the database; those that fail are left out.
  static func before(
    _ draft: Draft,
    _ settings: FileSettings,
    _ chance: inout Chance
  ) throws -> String {
    let reader = try DatabaseReader(path: nil)
    try reader.execute(settings.encoding)
    var writer = DraftWriter(draft, style: chance.next())
    var statements = writer.tableStatements()
    var rows = DraftRows(chance: Chance(seed: chance.next()))
    statements += rows.statements(for: draft)
    statements += writer.viewStatements() + writer.searchStatements()
    statements += draft.searches.map { "INSERT INTO \($0.name)(\($0.name)) VALUES ('rebuild')" }
    statements += writer.triggerStatements()
    if chance.once(in: 4) { statements.append("ANALYZE") }
    if chance.once(in: 2) { statements.append("PRAGMA user_version = 3") }
    let taken = statements.filter { statement in
      do {
        try reader.execute(statement)
        return true
      } catch {
        return false
      }
    }
    return settings.sql + taken.map { $0 + ";\n" }.joined()
  }

  /// The schema in another way of writing now and then; SQLite takes some comments into a type.
  private static func after(_ draft: Draft, _ chance: inout Chance) -> String {
    let styles = [chance.once(in: 2) ? chance.next() : 0, 0]
    let style = styles.first { isValid(draft, style: $0) } ?? 0
    var writer = DraftWriter(draft, style: style)
    return writer.statements().map { $0 + ";\n" }.joined()
  }

  /// Leaves out a view, trigger or table now and then: the file then has one that is not declared.
  private static func declared(_ draft: Draft, _ chance: inout Chance) -> Draft {
    var declared = draft
    guard chance.once(in: 4) else { return declared }
    switch chance.number(below: 3) {
    case 0 where !declared.views.isEmpty: declared.views.removeLast()
    case 1 where !declared.triggers.isEmpty: declared.triggers.removeLast()
    default: if declared.tables.count > 1 { declared.tables.removeLast() }
    }
    declared.prune()
    return isValid(declared) ? declared : draft
  }

  private static func policy(_ chance: inout Chance) -> Policy {
    var policy = Policy(strategy: chance.some(.automatic, .automatic, .automatic, .rebuild))
    if chance.once(in: 10) { policy.strategy = .everything }
    policy.dropsUndeclared = chance.once(in: 3)
    let codes: [Hazard.Code] = [.dropColumn, .dropTable, .changeValues]
    policy.allowed = codes.filter { _ in chance.once(in: 2) }.map { Policy.Permission($0) }
    if chance.once(in: 3) { policy.verification = .full }
    return policy
  }
}
