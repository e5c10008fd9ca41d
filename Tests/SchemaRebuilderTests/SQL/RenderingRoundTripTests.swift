import Testing

@testable import SchemaRebuilder

@Suite struct RenderingRoundTripTests {
  @Test func `a table that is rendered and read again is the same table`() throws {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<2000 {
      let table = randomTable(&generator)
      #expect(try ParsedTable(parsing: createStatement(table)).table == table)
    }
  }

  @Test func `an index that is rendered and read again is the same index`() throws {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<2000 {
      let index = randomIndex(&generator)
      #expect(try ParsedIndex(parsing: createStatement(index)).index == index)
    }
  }

  @Test func `a rendered table is a table to SQLite where its parts go together`() {
    var generator = SeededGenerator(seed: 3)
    var accepted = 0
    for _ in 0..<1000 {
      // Whatever SQLite has against a table, it must be about its meaning, not about its text.
      let complaint = Oracle().complaint(createStatement(randomTable(&generator)))
      if complaint == nil { accepted += 1 }
      #expect(complaint?.contains("syntax error") != true)
      #expect(complaint?.contains("unrecognized token") != true)
    }
    #expect(accepted > 50)
  }

  @Test func `a trigger, view and virtual table are the same when they are read again`() throws {
    let trigger = Trigger(
      name: "r \"1\"",
      body: SQLFragment("AFTER UPDATE OF a ON t BEGIN SELECT 1; /* c */ END")
    )
    #expect(try ParsedTrigger(parsing: createStatement(trigger)).trigger == trigger)
    let view = Schema.View(name: "v", columns: ["a", "b c"], select: SQLFragment("SELECT 1, 2"))
    #expect(try ParsedView(parsing: createStatement(view)).view == view)
    let table = VirtualTable(name: "f", module: "fts 5", arguments: ["a b", "content=''"])
    #expect(try ParsedVirtualTable(parsing: createStatement(table)).virtualTable == table)
  }
}

// MARK: - Random declarations

private func chance(_ generator: inout SeededGenerator, of percent: Int = 30) -> Bool {
  Int.random(in: 0..<100, using: &generator) < percent
}

private func pick<Value>(_ values: [Value], _ generator: inout SeededGenerator) -> Value {
  values[Int.random(in: values.indices, using: &generator)]
}

private func maybe<Value>(_ values: [Value], _ generator: inout SeededGenerator) -> Value? {
  chance(&generator) ? pick(values, &generator) : nil
}

private let names = [
  "a", "b", "Order", "select", "two words", "quote\"s", "it's", "[x]", "`y`", "é", "", "1", "--",
]
private let columnNames = ["a", "b", "c d", "order"]
private let expressions = [
  "a > 0", "length(a)", "(a) + (b)", "a IN ('x', \"b\")", "a /* c */ + 1", "'x' || a",
  "CASE a WHEN 1 THEN 2 END", "a -- c\n + 1",
].map { SQLFragment($0) }
private let conflicts: [ConflictResolution] = [.rollback, .abort, .fail, .ignore, .replace]
private let actions: [ForeignKey.Action] = [
  .noAction, .restrict, .setNull, .setDefault, .cascade,
]
private let deferrabilities: [ForeignKey.Deferrability] = [
  .deferrable, .initiallyDeferred, .initiallyImmediate, .notDeferrable,
  .notDeferrableInitiallyDeferred, .notDeferrableInitiallyImmediate,
]
private let defaults: [DefaultValue] = [
  .null, .integer(0), .integer(.min), .integer(.max), .real(0.5), .real(-1e300), .real(.infinity),
  .text(""), .text("it's"), .text("true"), .blob([]), .blob([0, 171]),
  .sql(SQLFragment("CURRENT_TIMESTAMP")), .sql(SQLFragment("TRUE")), .sql(SQLFragment("1 + 1")),
  .sql(SQLFragment("-'x'")), .sql(SQLFragment("random() -- c\n + 1")),
]
private let types = [
  "INTEGER", "text", "VARCHAR(10)", "DECIMAL ( 10 , -2 )", "DOUBLE PRECISION", "\"odd\" type",
].map { ColumnType($0) }

private func randomTable(_ generator: inout SeededGenerator) -> Table {
  var columns = columnNames.prefix(Int.random(in: 1...4, using: &generator))
    .map { randomColumn($0, &generator) }
  let isKeyInline = chance(&generator)
  if isKeyInline {
    columns[0].primaryKey = ColumnKey(
      order: maybe([.ascending, .descending], &generator),
      autoincrement: chance(&generator),
      onConflict: maybe(conflicts, &generator),
      constraintName: maybe(names, &generator)
    )
  }
  var table = Table(name: pick(names, &generator), columns: columns)
  if !isKeyInline, chance(&generator) {
    table.primaryKey = PrimaryKey(
      columns: randomKey(&generator),
      autoincrement: chance(&generator, of: 10),
      onConflict: maybe(conflicts, &generator),
      constraintName: maybe(names, &generator)
    )
  }
  while chance(&generator) {
    table.uniques.append(
      Unique(
        columns: randomKey(&generator),
        onConflict: maybe(conflicts, &generator),
        constraintName: maybe(names, &generator)
      )
    )
  }
  while chance(&generator) { table.checks.append(randomCheck(&generator)) }
  while chance(&generator) {
    table.foreignKeys.append(randomForeignKey(columns: ["a"], &generator))
  }
  table.strict = chance(&generator, of: 10)
  table.withoutRowID = chance(&generator, of: 10)
  return table
}

private func randomColumn(_ name: String, _ generator: inout SeededGenerator) -> Column {
  var column = Column(name: name, type: maybe(types, &generator))
  if chance(&generator) {
    column.notNull = NotNull(
      onConflict: maybe(conflicts, &generator),
      constraintName: maybe(names, &generator)
    )
  }
  if chance(&generator) {
    column.unique = Unique(
      columns: [],
      onConflict: maybe(conflicts, &generator),
      constraintName: maybe(names, &generator)
    )
  }
  while chance(&generator) { column.checks.append(randomCheck(&generator)) }
  column.defaultValue = maybe(defaults, &generator)
  column.collation = maybe(["NOCASE", "my \"own\""], &generator)
  while chance(&generator) {
    column.references.append(randomForeignKey(columns: [], &generator))
  }
  if chance(&generator, of: 10) {
    column.generated = Generated(
      expression: pick(expressions, &generator),
      storage: pick([.virtual, .stored], &generator)
    )
  }
  return column
}

private func randomCheck(_ generator: inout SeededGenerator) -> Check {
  Check(expression: pick(expressions, &generator), constraintName: maybe(names, &generator))
}

private func randomForeignKey(
  columns: [String],
  _ generator: inout SeededGenerator
) -> ForeignKey {
  ForeignKey(
    columns: columns,
    table: pick(names, &generator),
    parentColumns: maybe([["x"], ["x y", "z"]], &generator) ?? [],
    onDelete: maybe(actions, &generator),
    onUpdate: maybe(actions, &generator),
    match: maybe(["FULL", "odd one"], &generator),
    deferrable: maybe(deferrabilities, &generator),
    constraintName: maybe(names, &generator)
  )
}

private func randomKey(_ generator: inout SeededGenerator) -> [IndexedColumn] {
  columnNames.prefix(Int.random(in: 1...3, using: &generator)).map { name in
    IndexedColumn(
      term: .column(name),
      collation: maybe(["NOCASE", "my \"own\""], &generator),
      order: maybe([.ascending, .descending], &generator)
    )
  }
}

private func randomIndex(_ generator: inout SeededGenerator) -> Index {
  var columns = randomKey(&generator)
  while chance(&generator) {
    columns.append(
      IndexedColumn(
        term: .expression(pick(expressions, &generator)),
        collation: maybe(["NOCASE", "my \"own\""], &generator),
        order: maybe([.ascending, .descending], &generator)
      )
    )
  }
  return Index(
    name: pick(names, &generator),
    table: pick(names, &generator),
    columns: columns,
    unique: chance(&generator),
    condition: maybe(expressions, &generator)
  )
}
