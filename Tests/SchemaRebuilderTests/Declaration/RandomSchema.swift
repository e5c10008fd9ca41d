import SchemaRebuilder

/// Makes schemas that use every part of every value; what they say need not make sense.
struct RandomSchema {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func schema() -> Schema {
    Schema(elements: list(upTo: 6) { $0.element() })
  }

  mutating func hints() -> Hints {
    Hints(
      renames: list(upTo: 4) { random in
        Hints.Rename(
          table: Name(random.word()),
          column: random.maybe { Name($0.word()) },
          previous: random.list(upTo: 2) { Name($0.word()) },
          since: random.since()
        )
      },
      fills: list(upTo: 2) { random in
        Hints.FillHint(
          table: Name(random.word()),
          column: Name(random.word()),
          expression: random.sql(),
          since: random.since()
        )
      },
      tombstones: list(upTo: 2) { random in
        Hints.TombstoneHint(
          table: Name(random.word()),
          column: random.maybe { Name($0.word()) },
          since: random.since()
        )
      }
    )
  }
}

// MARK: - Elements

extension RandomSchema {
  private mutating func element() -> Schema.Element {
    switch number(below: 7) {
    case 0: .index(index())
    case 1: .trigger(trigger())
    case 2: .view(Schema.View(name: word(), columns: list { $0.word() }, select: sql()))
    case 3:
      .virtualTable(
        VirtualTable(
          name: word(),
          module: word(),
          arguments: list { $0.word() },
          renamed: previous()
        )
      )
    case 4:
      .statement(
        SQLStatement(
          sql: word(),
          hints: hints(),
          line: number(below: 3),
          column: number(below: 3)
        )
      )
    case 5: .droppedTable(Tombstone(word(), since: since()))
    default: .table(table())
    }
  }

  private mutating func table() -> Table {
    Table(
      name: word(),
      columns: list(upTo: 5) { $0.column() },
      primaryKey: maybe { random in
        PrimaryKey(
          columns: random.list { $0.indexed() },
          autoincrement: random.flag(),
          onConflict: random.maybe { $0.any() },
          constraintName: random.maybe { $0.word() }
        )
      },
      uniques: list { $0.unique() },
      checks: list { $0.check() },
      foreignKeys: list { $0.foreignKey() },
      strict: flag(),
      withoutRowID: flag(),
      indexes: list { $0.index() },
      triggers: list { $0.trigger() },
      renamed: previous(),
      droppedColumns: list { Tombstone($0.word(), since: $0.since()) }
    )
  }

  private mutating func column() -> Column {
    Column(
      name: word(),
      type: maybe { ColumnType($0.word()) },
      primaryKey: maybe { random in
        ColumnKey(
          order: random.maybe { $0.any() },
          autoincrement: random.flag(),
          onConflict: random.maybe { $0.any() },
          constraintName: random.maybe { $0.word() }
        )
      },
      notNull: maybe { random in
        NotNull(
          onConflict: random.maybe { $0.any() },
          constraintName: random.maybe { $0.word() }
        )
      },
      unique: maybe { $0.unique() },
      checks: list { $0.check() },
      defaultValue: maybe { $0.defaultValue() },
      collation: maybe { $0.word() },
      references: list { $0.foreignKey() },
      generated: maybe { Generated(expression: $0.sql(), storage: $0.any()) },
      renamed: previous(),
      fill: maybe { Fill(expression: $0.sql(), since: $0.since()) }
    )
  }
}

// MARK: - Parts

extension RandomSchema {
  private mutating func unique() -> Unique {
    Unique(
      columns: list { $0.indexed() },
      onConflict: maybe { $0.any() },
      constraintName: maybe { $0.word() }
    )
  }

  private mutating func check() -> Check {
    Check(expression: sql(), constraintName: maybe { $0.word() })
  }

  private mutating func foreignKey() -> ForeignKey {
    ForeignKey(
      columns: list { $0.word() },
      table: word(),
      parentColumns: list { $0.word() },
      onDelete: maybe { $0.any() },
      onUpdate: maybe { $0.any() },
      match: maybe { $0.word() },
      deferrable: maybe { $0.any() },
      constraintName: maybe { $0.word() }
    )
  }

  private mutating func index() -> Index {
    Index(
      name: word(),
      table: maybe { $0.word() },
      columns: list { $0.indexed() },
      unique: flag(),
      condition: maybe { $0.sql() }
    )
  }

  private mutating func trigger() -> Trigger {
    Trigger(name: word(), body: sql())
  }

  private mutating func indexed() -> IndexedColumn {
    IndexedColumn(
      term: flag() ? .column(word()) : .expression(sql()),
      collation: maybe { $0.word() },
      order: maybe { $0.any() }
    )
  }

  private mutating func previous() -> PreviousNames? {
    maybe { random in PreviousNames(random.list { $0.word() }, since: random.since()) }
  }

  private mutating func defaultValue() -> DefaultValue {
    switch number(below: 6) {
    case 0: .null
    case 1: .integer(Int64(bitPattern: next()))
    case 2: .real(real())
    case 3: .text(word())
    case 4: .blob(list(upTo: 5) { UInt8(truncatingIfNeeded: $0.next()) })
    default: .sql(sql())
    }
  }

  private mutating func real() -> Double {
    let number = Double(bitPattern: next())
    return number.isNaN ? Double(Int32(truncatingIfNeeded: next())) : number
  }
}

// MARK: - Chance

extension RandomSchema {
  private mutating func next() -> UInt64 {
    // SplitMix64: small, and the same on every platform.
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  private mutating func number(below limit: Int) -> Int { Int(next() % UInt64(limit)) }

  private mutating func flag() -> Bool { number(below: 2) == 0 }

  private mutating func maybe<Value>(_ make: (inout RandomSchema) -> Value) -> Value? {
    number(below: 3) == 0 ? make(&self) : nil
  }

  private mutating func list<Value>(
    upTo limit: Int = 2,
    _ make: (inout RandomSchema) -> Value
  ) -> [Value] {
    (0..<number(below: limit + 1)).map { _ in make(&self) }
  }

  private mutating func any<Word: CaseIterable>() -> Word where Word.AllCases == [Word] {
    Word.allCases[number(below: Word.allCases.count)]
  }

  private mutating func since() -> Int? { maybe { $0.number(below: 9) } }

  private mutating func sql() -> SQLFragment { SQLFragment(word()) }

  private mutating func word() -> String {
    let words = ["a", "", "B c", "\"q\"", "it's", "caf\u{E9}", "😀", "1", "true", "\n\0\\/", "null"]
    return words[number(below: words.count)]
  }
}
