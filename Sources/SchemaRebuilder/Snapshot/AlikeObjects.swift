/// The declared objects that a file has to the letter, with all that stands on them.
///
/// How SQLite reads a text depends on the text alone, so what was read in the file is what would be
/// read in the pristine database. Creating a table there takes as long as looking through all that
/// were created before, which is most of the time where there are hundreds.
struct AlikeObjects {
  /// The tables, with their indexes in the order in which those are declared.
  private(set) var tables: [Name: TableSnapshot] = [:]
  /// The statements that SQLite has yet to read, in order.
  private(set) var others: [SQLStatement]
  private var objects: [SchemaReader.StoredObject] = []
  private var places: [Key: Int] = [:]

  /// Nothing is alike: every statement is to be read.
  init(none statements: [SQLStatement]) {
    others = statements
  }

  /// Finds what a file has as it is declared.
  ///
  /// Where ALTER TABLE, a virtual table or a name that is declared twice is among the statements,
  /// SQLite reads them all. What names a function or collation that `known` lacks is created too,
  /// so that an app is told of one which it has forgotten before it is needed.
  init(
    _ statements: [SQLStatement],
    in live: SchemaSnapshot,
    known: KnownNames
  ) throws(SQLTextError) {
    self.init(none: statements)
    let stored = StoredTexts(live)
    var declared: [Declared] = []
    for statement in statements {
      guard let object = try Declared(statement, in: stored) else { return }
      declared.append(object)
    }
    places = Dictionary(
      zip(declared.map(\.key), declared.indices),
      uniquingKeysWith: { first, _ in first }
    )
    guard places.count == declared.count else {
      places = [:]
      return
    }
    let created = try Self.created(declared, known: known)
    others = []
    var indexes: [Name: [Name]] = [:]
    for object in declared {
      if created.contains(object.base) {
        others.append(object.statement)
      } else {
        objects.append(object.stored)
        if object.kind == .index { indexes[object.base, default: []].append(object.name) }
      }
    }
    for var table in live.tables where places[Key(table.name, isTrigger: false)] != nil {
      guard !created.contains(table.name) else { continue }
      let all = table.indexes
      table.indexes = (indexes[table.name] ?? []).compactMap { name in
        all.first { $0.name == name }
      }
      tables[table.name] = table
    }
  }

  /// What the pristine database holds and what is alike, in the order of the declaration.
  func merged(with created: [SchemaReader.StoredObject]) -> [SchemaReader.StoredObject] {
    guard !objects.isEmpty else { return created }
    let all = created + objects
    return all.indices.sorted { place(of: all[$0], $0) < place(of: all[$1], $1) }.map { all[$0] }
  }

  private func place(of object: SchemaReader.StoredObject, _ index: Int) -> (Int, Int) {
    let key = Key(object.name, isTrigger: object.type == "trigger")
    return (places[key] ?? places.count, index)
  }
}

extension AlikeObjects {
  /// Triggers have names of their own; tables, views and indexes share theirs.
  private struct Key: Hashable {
    let name: Name
    let isTrigger: Bool

    init(_ name: Name, isTrigger: Bool) {
      self.name = name
      self.isTrigger = isTrigger
    }
  }

  /// A statement that makes a table, view, index or trigger.
  private struct Declared {
    let statement: SQLStatement
    let kind: StatementKind
    let name: Name
    /// The table or view on which it stands, or which it is.
    let base: Name
    /// The text that SQLite would store.
    let sql: String
    /// The object of the file that has all this to the letter.
    let same: StoredTexts.Object?

    init?(_ statement: SQLStatement, in live: StoredTexts) throws(SQLTextError) {
      self.statement = statement
      if let same = live.objects[statement.sql],
        same.sql.hasSameBytes(as: statement.sql)
      {
        (kind, name, base, sql) = (same.kind, same.name, same.base, same.sql)
        self.same = same
        return
      }
      let text = try SQLText(statement.sql)
      let head = try StatementHead(text)
      guard let name = head.name, [.table, .view, .index, .trigger].contains(head.kind) else {
        return nil
      }
      self.name = name
      kind = head.kind
      sql = try storedForm(of: text)
      base =
        switch kind {
        case .index: Name(try ParsedIndex(reading: TokenReader(text)).index.table ?? "")
        case .trigger: try ParsedTrigger(reading: TokenReader(text)).table
        default: name
        }
      same = live.object(kind, name, sql: sql)
    }

    var key: Key { Key(name, isTrigger: kind == .trigger) }

    var stored: SchemaReader.StoredObject {
      let type =
        switch kind {
        case .table: "table"
        case .view: "view"
        case .index: "index"
        default: "trigger"
        }
      return SchemaReader.StoredObject(
        type: type,
        name: name,
        table: base,
        sql: sql
      )
    }
  }

  /// The objects of a file, by their texts: what is declared in the same words is not read again.
  private struct StoredTexts {
    struct Object {
      let kind: StatementKind
      let name: Name
      let base: Name
      let sql: String
      /// Whether no function and no collation is named.
      var namesNothing = false
    }

    private(set) var objects: [String: Object] = [:]

    init(_ live: SchemaSnapshot) {
      for table in live.tables {
        add(.table, table.name, table.name, table.sql, table.namesNothing)
        for index in table.indexes {
          add(.index, index.name, table.name, index.sql, index.namesNothing)
        }
      }
      for view in live.views { add(.view, view.name, view.name, view.sql, false) }
      for trigger in live.triggers {
        add(.trigger, trigger.name, trigger.table, trigger.sql, false)
      }
    }

    private mutating func add(
      _ kind: StatementKind,
      _ name: Name,
      _ base: Name,
      _ sql: String,
      _ namesNothing: Bool
    ) {
      objects[sql] = Object(
        kind: kind,
        name: name,
        base: base,
        sql: sql,
        namesNothing: namesNothing
      )
    }

    func object(_ kind: StatementKind, _ name: Name, sql: String) -> Object? {
      guard let same = objects[sql], same.name == name, same.kind == kind,
        same.sql.hasSameBytes(as: sql)
      else { return nil }
      return same
    }
  }

  /// The tables and views that SQLite must create: they differ, or something on them does, or what
  /// stands on them comes first or alone, which is a mistake that SQLite is to say.
  private static func created(
    _ declared: [Declared],
    known: KnownNames
  ) throws(SQLTextError) -> Set<Name> {
    var seen: Set<Name> = []
    var created: Set<Name> = []
    for object in declared {
      if object.kind == .table || object.kind == .view { seen.insert(object.base) }
      guard seen.contains(object.base), let same = object.same else {
        created.insert(object.base)
        continue
      }
      if same.namesNothing { continue }
      if !known.suffice(for: try SQLText(object.sql)) { created.insert(object.base) }
    }
    return created
  }
}
