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
    var declared: [Declared] = []
    for statement in statements {
      guard let object = try Declared(statement) else { return }
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
    let created = try Self.created(declared, live: StoredTexts(live), known: known)
    others = []
    for object in declared {
      let base = try object.base()
      if created.contains(base) {
        others.append(object.statement)
      } else {
        objects.append(object.stored(on: base))
      }
    }
    for table in live.tables where places[Key(table.name, isTrigger: false)] != nil {
      guard !created.contains(table.name) else { continue }
      tables[table.name] = table
      tables[table.name]?.indexes = objects.filter { $0.type == "index" && $0.table == table.name }
        .compactMap { object in table.indexes.first { $0.name == object.name } }
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
    let text: SQLText
    let kind: StatementKind
    let name: Name
    /// The text that SQLite would store.
    let sql: String

    init?(_ statement: SQLStatement) throws(SQLTextError) {
      text = try SQLText(statement.sql)
      let head = try StatementHead(text)
      guard let name = head.name, [.table, .view, .index, .trigger].contains(head.kind) else {
        return nil
      }
      self.statement = statement
      self.name = name
      kind = head.kind
      sql = try storedForm(of: text)
    }

    var key: Key { Key(name, isTrigger: kind == .trigger) }

    /// The table or view on which it stands, or which it is.
    func base() throws(SQLTextError) -> Name {
      switch kind {
      case .index: Name(try ParsedIndex(reading: TokenReader(text)).index.table ?? "")
      case .trigger: try ParsedTrigger(reading: TokenReader(text)).table
      default: name
      }
    }

    func stored(on base: Name) -> SchemaReader.StoredObject {
      let types: [StatementKind: String] = [.table: "table", .view: "view", .index: "index"]
      return SchemaReader.StoredObject(
        type: types[kind] ?? "trigger",
        name: name,
        table: base,
        sql: sql
      )
    }
  }

  /// The texts of a file, by kind and name.
  private struct StoredTexts {
    private var texts: [StatementKind: [Name: String]]

    init(_ live: SchemaSnapshot) {
      func texts(_ pairs: [(Name, String)]) -> [Name: String] {
        Dictionary(pairs, uniquingKeysWith: { first, _ in first })
      }
      self.texts = [
        .table: texts(live.tables.map { ($0.name, $0.sql) }),
        .view: texts(live.views.map { ($0.name, $0.sql) }),
        .index: texts(live.tables.flatMap { $0.indexes.map { ($0.name, $0.sql) } }),
        .trigger: texts(live.triggers.map { ($0.name, $0.sql) }),
      ]
    }

    func has(_ object: Declared) -> Bool {
      texts[object.kind]?[object.name]?.utf8.elementsEqual(object.sql.utf8) ?? false
    }
  }

  /// The tables and views that SQLite must create: they differ, or something on them does, or what
  /// stands on them comes first or alone, which is a mistake that SQLite is to say.
  private static func created(
    _ declared: [Declared],
    live: StoredTexts,
    known: KnownNames
  ) throws(SQLTextError) -> Set<Name> {
    var seen: Set<Name> = []
    var created: Set<Name> = []
    for object in declared {
      let base = try object.base()
      if base == object.name, object.kind == .table || object.kind == .view { seen.insert(base) }
      let isAlike = seen.contains(base) && live.has(object) && known.suffice(for: object.text)
      if !isAlike { created.insert(base) }
    }
    return created
  }
}
