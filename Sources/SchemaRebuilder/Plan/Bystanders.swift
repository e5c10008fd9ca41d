/// What a plan neither changes nor names, and what reads nothing that it changes.
///
/// A rehearsal does without it: creating hundreds of tables takes longer than all the rest of a plan
/// for ten of them. The run itself compares the whole schema before COMMIT.
struct Bystanders {
  private(set) var tables: Set<Name> = []
  private(set) var views: Set<Name> = []
  private(set) var triggers: Set<Name> = []
  private let known: [SchemaSnapshot]

  /// None.
  init() { known = [] }

  /// The bystanders of a plan; none where a text cannot be taken apart, which may name anything.
  init(_ planner: Planner, of plan: Plan) {
    known = [planner.file.snapshot, planner.declared.snapshot]
    let untouched = Set(plan.leftAlone).union(plan.kept)
    let texts =
      plan.steps.map(\.sql) + known.flatMap(\.virtualTables).map(\.sql)
      + planner.file.temporaryTriggers.map(\.sql)
    guard let named = namesWritten(in: texts), let all = Self.dependants(known) else { return }
    let changed = known.reduce(into: Set<Name>()) { changed, schema in
      changed.formUnion(schema.tables.lazy.map(\.name).filter { !untouched.contains($0) })
      changed.formUnion(schema.objectNames.filter(named.contains))
      changed.formUnion(schema.shadowTables)
    }
    let readers = plan.readsAllDependants ? all : Self.readers(of: changed, among: all)
    let present = Self.withWhatTheyNeed(readers, among: all)
    let isPresent = Set(present.map(\.key))
    let absent = all.filter { !isPresent.contains($0.key) }
    views = Set(absent.filter { !$0.key.isTrigger }.map(\.key.name))
    triggers = Set(absent.filter(\.key.isTrigger).map(\.key.name))
    let needed = present.reduce(named) { $0.union($1.names) }
    tables = Self.tables(known, untouched: untouched, needed: needed)
  }

  /// All that they are called, and their columns and indexes.
  var names: Set<Name> {
    var names = views.union(triggers)
    for table in known.flatMap(\.tables) where tables.contains(table.name) {
      names.formUnion([table.name] + table.columns.map(\.name) + table.indexes.map(\.name))
    }
    return names
  }

  /// Whether an object of the file is one.
  func contains(_ object: SchemaReader.StoredObject) -> Bool {
    switch object.type {
    case "trigger": triggers.contains(object.name)
    case "view": views.contains(object.name)
    default: tables.contains(object.table)
    }
  }
}

extension Bystanders {
  /// A view or trigger, before or after.
  private struct Dependant {
    /// Triggers have names of their own.
    struct Key: Hashable {
      let name: Name
      let isTrigger: Bool
    }

    let key: Key
    /// All that it names, itself and the table or view on which it stands among it.
    let names: Set<Name>
    /// The table or view on which a trigger stands; the view itself.
    let base: Name
  }

  private static func dependants(_ known: [SchemaSnapshot]) -> [Dependant]? {
    var found: [Dependant] = []
    // By its bytes: texts that Unicode calls equal name other things.
    var seen: Set<[UInt8]> = []
    for schema in known {
      let views = schema.views.map {
        (Dependant.Key(name: $0.name, isTrigger: false), $0.sql, $0.name)
      }
      let triggers = schema.triggers.map {
        (Dependant.Key(name: $0.name, isTrigger: true), $0.sql, $0.table)
      }
      for (key, sql, base) in views + triggers where seen.insert(Array(sql.utf8)).inserted {
        guard let names = namesWritten(in: [sql]) else { return nil }
        found.append(Dependant(key: key, names: names, base: base))
      }
    }
    return found
  }

  /// The dependants that read what changes, or read or fire such a one.
  private static func readers(of changed: Set<Name>, among all: [Dependant]) -> [Dependant] {
    var (changed, rest) = (changed, all)
    var readers: [Dependant] = []
    while !changed.isEmpty {
      let end = rest.partition { !$0.names.isDisjoint(with: changed) }
      readers += rest[end...]
      changed = Set(rest[end...].flatMap { [$0.key.name, $0.base] })
      rest.removeSubrange(end...)
    }
    return readers
  }

  /// The dependants with the views that they read and the triggers that they fire, and so on.
  private static func withWhatTheyNeed(
    _ readers: [Dependant],
    among all: [Dependant]
  ) -> [Dependant] {
    var present = readers
    var keys = Set(readers.map(\.key))
    var place = 0
    while place < present.count {
      let (names, fires) = (present[place].names, present[place].key.isTrigger)
      for other in all where names.contains(other.base) && (fires || !other.key.isTrigger) {
        // The file's and the declared one may differ.
        if keys.insert(other.key).inserted { present += all.filter { $0.key == other.key } }
      }
      place += 1
    }
    return present
  }

  private static func tables(
    _ known: [SchemaSnapshot],
    untouched: Set<Name>,
    needed: Set<Name>
  ) -> Set<Name> {
    // A module may be given a table's name as a text.
    let modules = known.flatMap(\.virtualTables).map { $0.sql.lowercased() }
    let namesCounters = needed.contains("sqlite_sequence")
    let free = known[0].tables.filter { table in
      untouched.contains(table.name) && !needed.contains(table.name)
        && !modules.contains { $0.contains(table.name.text.lowercased()) }
        && !table.indexes.contains { needed.contains($0.name) }
        && !(namesCounters && table.primaryKey?.autoincrement == true)
    }
    // What refers to a table that changes is looked at with it, and what is referred to by either.
    let children = free.filter { $0.foreignKeys.contains { !untouched.contains($0.table) } }
    var bystanders = Set(free.map(\.name)).subtracting(children.map(\.name))
    for table in known.flatMap(\.tables) where !bystanders.contains(table.name) {
      bystanders.subtract(table.foreignKeys.map(\.table))
    }
    return bystanders
  }
}

/// The names in all the texts; nil where one cannot be taken apart.
///
/// SQLite takes a text in single quotes for a name where only a name can stand.
/// <https://sqlite.org/lang_keywords.html>
private func namesWritten(in texts: [String]) -> Set<Name>? {
  var names: Set<Name> = []
  for sql in texts {
    guard let text = try? SQLText(sql) else { return nil }
    for token in text.tokens where token.kind.canBeName || token.kind == .string {
      names.insert(text.name(token))
    }
  }
  return names
}

extension Plan {
  /// Whether SQLite reads every view and trigger again, and stops at one that does not compile.
  /// <https://sqlite.org/lang_altertable.html#altertabrename>
  fileprivate var readsAllDependants: Bool {
    steps.contains { [.rename, .setAside, .renameColumn, .dropColumn].contains($0.kind) }
  }

  /// The plan where some objects, which it leaves alone, are not there.
  func without(_ bystanders: Bystanders, of snapshot: SchemaSnapshot) -> Plan {
    guard !kept.isEmpty else { return self }
    // What is there may be called as something that is not: triggers have names of their own.
    let present = Set(snapshot.without(bystanders).objectNames)
    let absent = bystanders.names
    var plan = self
    plan.kept = kept.filter { present.contains($0) || !absent.contains($0) }
    return plan
  }
}

extension SchemaSnapshot {
  func without(_ bystanders: Bystanders) -> SchemaSnapshot {
    var snapshot = self
    snapshot.tables.removeAll { bystanders.tables.contains($0.name) }
    snapshot.views.removeAll { bystanders.views.contains($0.name) }
    snapshot.triggers.removeAll { bystanders.triggers.contains($0.name) }
    return snapshot
  }
}
