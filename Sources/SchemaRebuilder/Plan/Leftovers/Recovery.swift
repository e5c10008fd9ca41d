/// The plan that puts back what rebuilds by hand have left; pure.
///
/// Views and triggers that would stop a rename, or that a table takes with it, are dropped first
/// and come back in the end; what else names a backup follows the renames.
struct Recovery {
  let leftovers: [Leftover.Judged]
  let file: Planner.FileState
  /// The views and triggers that do not come back, with the triggers of those views.
  private let gone: Set<Name>

  /// - Parameters:
  ///   - judged: all leftovers; those that nobody can tell are left alone.
  ///   - file: what is known of the file, the views and triggers that do not compile too.
  ///   - gone: the views and triggers that may go.
  init(_ judged: [Leftover.Judged], file: Planner.FileState, without gone: Set<Name> = []) {
    leftovers = judged.filter(\.way.isRecovery)
    self.file = file
    self.gone = gone.union(
      file.snapshot.triggers.filter { gone.contains($0.table) }.map(\.name)
    )
  }

  /// The steps, in their order.
  var steps: [Plan.Step] {
    let aside = aside
    let triggers = file.snapshot.triggers.filter { aside.contains($0.name) }
    let views = file.snapshot.views.filter { aside.contains($0.name) }
    return triggers.map { drop("TRIGGER", $0.name) } + views.map { drop("VIEW", $0.name) }
      + leftovers.flatMap(\.rowSteps) + leftovers.flatMap(renames)
      + replacedIndexes.filter(\.stays).map { Plan.Step.createIndex($0.index) }
      + views.filter { !gone.contains($0.name) }.map { create(.createView, $0.name, $0.sql) }
      + triggers.filter { !gone.contains($0.name) }
      .map { create(.createTrigger, $0.name, $0.sql) }
      + refills
  }

  /// What must be there in the end: everything but the tables that go, with their indexes.
  var kept: [Name] {
    let away = Set(leftovers.map(\.leftover.backupName) + replaced)
    let tables = file.snapshot.tables.filter { !away.contains($0.name) }.map(\.name)
    return tables + leftovers.map(\.leftover.table).filter { !tables.contains($0) }
      + file.snapshot.virtualTables.map(\.name)
      + (file.snapshot.views.map(\.name) + file.snapshot.triggers.map(\.name))
      .filter { !gone.contains($0) }
  }

  /// The indexes of the tables that go which the tables that take their place cannot bear.
  var lostIndexes: [(index: IndexSnapshot, table: Name)] {
    replacedIndexes.filter { !$0.stays }.map { ($0.index, $0.table) }
  }
}

extension Recovery {
  private func tables(_ way: Leftover.Way) -> [Leftover] {
    leftovers.filter { $0.way == way }.map(\.leftover)
  }

  private var replaced: [Name] { tables(.replace).map(\.table) }

  /// The indexes of the tables that go and whether they stand on the tables that take their place;
  /// what becomes of an undeclared one there is for the policy to say, when the schema is compared.
  private var replacedIndexes: [(index: IndexSnapshot, table: Name, stays: Bool)] {
    tables(.replace).flatMap { leftover in
      let others = (leftover.target.indexes + (leftover.backup?.indexes ?? [])).map(\.name)
      return (leftover.live?.indexes ?? []).filter { !others.contains($0.name) }.map { index in
        let stays = leftover.newColumns.allSatisfy { !mentions($0.name, in: index.sql) }
        return (index, leftover.table, stays)
      }
    }
  }

  /// The views and triggers that do not compile, or would not while a table is away; a trigger of
  /// a table whose rows are copied must not fire.
  private var aside: Set<Name> {
    let away = Set(replaced + tables(.merge).map(\.backupName))
    let filled = tables(.merge).map(\.table)
    let views = file.snapshot.views.map { ($0.name, identifiers(in: $0.sql)) }
    let triggers = file.snapshot.triggers.map { ($0.name, identifiers(in: $0.sql)) }
    func naming(_ names: Set<Name>) -> [Name] {
      (views + triggers).filter { !$0.1.isDisjoint(with: names) }.map(\.0)
    }
    var aside = file.brokenObjects.union(naming(away)).union(gone)
    aside.formUnion(file.snapshot.triggers.filter { filled.contains($0.table) }.map(\.name))
    var count = 0
    while aside.count > count {
      count = aside.count
      aside.formUnion(naming(aside.intersection(views.map(\.0))))
    }
    return aside
  }

  /// With the pragma off, what names the old name names the new one afterwards; so references to
  /// a table that is gone follow too, once another one has had its name.
  /// <https://sqlite.org/pragma.html#pragma_legacy_alter_table>
  private func renames(_ judged: Leftover.Judged) -> [Plan.Step] {
    let leftover = judged.leftover
    let (table, backup) = (leftover.table, leftover.backupName)
    switch judged.way {
    case .leave, .unclear: return []
    case .rename, .replace:
      return [rename(backup, to: table, "give \(backup) the name of \(table) back", of: table)]
    case .merge, .references:
      let isReferredTo = file.snapshot.tables.contains { child in
        child.name != backup && child.foreignKeys.contains { $0.table == backup }
      }
      guard isReferredTo else { return [] }
      return [
        rename(table, to: backup, "let \(table) be what others refer to", of: table),
        rename(backup, to: table, "they follow to its own name", of: table),
      ]
    }
  }

  private func rename(_ old: Name, to new: Name, _ reason: String, of table: Name) -> Plan.Step {
    Plan.Step(
      .rename,
      table,
      reason,
      sql: "ALTER TABLE main.\(quoted(old)) RENAME TO \(quoted(new))"
    )
  }

  private func drop(_ kind: String, _ name: Name) -> Plan.Step {
    let end = gone.contains(name) ? "may go" : "stands in the way; it comes back"
    return Plan.Step(
      .dropDependant,
      name,
      "drop \(kind == "VIEW" ? "view" : "trigger") \(name), which \(end)",
      sql: "DROP \(kind) main.\(quoted(name))"
    )
  }

  /// The statement as it was, but for the names of backups.
  private func create(_ kind: Plan.Step.Kind, _ name: Name, _ sql: String) -> Plan.Step {
    let names = Dictionary(
      leftovers.map { ($0.leftover.backupName, $0.leftover.table) },
      uniquingKeysWith: { first, _ in first }
    )
    return Plan.Step(
      kind,
      name,
      "create \(kind == .createView ? "view" : "trigger") \(name) again",
      sql: inMain(renaming(names, in: sql))
    )
  }

  /// Full-text tables over a table whose rows have changed, by way of views as well, where it has all
  /// of their columns.
  private var refills: [Plan.Step] {
    let filled = leftovers.filter { [.replace, .merge].contains($0.way) }.map(\.leftover)
    return file.snapshot.virtualTables.filter { table in
      guard let content = filled.first(where: { $0.table == table.contentTable }) else {
        let names = Set(filled.map(\.table))
        let chain = ReadingChain(to: table, in: file.snapshot)
        return chain?.objects.isEmpty == false && chain?.reads(anyOf: names) == true
      }
      let holder = replaced.contains(content.table) ? content.backup : content.live
      return table.columns.allSatisfy { holder?.column($0) != nil }
    }.map(Plan.Step.refill)
  }
}
