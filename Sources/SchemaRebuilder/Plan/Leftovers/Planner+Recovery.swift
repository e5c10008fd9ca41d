/// The plan that puts back what was left, and what stands in its way.
extension Planner {
  /// The plan that puts back what was left, and nothing else; nil where there is nothing to put
  /// back, or nobody wants it.
  var recoveryPlan: Plan? {
    let doubled = doubledDependants
    let allowed = doubled.filter { $0.verdict == .allowed }.map(\.table)
    let recovery = Recovery(leftovers, file: file, without: Set(allowed))
    guard policy.recoversLeftovers, !recovery.leftovers.isEmpty else { return nil }
    var plan = Plan(fingerprint: file.fingerprint, fromVersion: file.version)
    plan.versionStore = declared.versionStore
    plan.tables = recovery.leftovers.map { judged in
      TablePlan(
        name: judged.leftover.table,
        rung: .recover,
        reasons: judged.reasons,
        whyNotCheaper: []
      )
    }
    let others = leftovers.filter { !$0.way.isRecovery }
    plan.hazards = others.compactMap { $0.hazard(policy: policy) } + doubled
    plan.remarks = others.compactMap { $0.remark(policy: policy) }
    plan.kept = recovery.kept
    plan.steps =
      Self.settings + recovery.steps + (policy.verification == .full ? [.integrityCheck] : [])
    for (index, table) in recovery.lostIndexes {
      lose(index, of: table, to: &plan)
    }
    return plan
  }

  /// An undeclared index that the table which takes the place of its own cannot bear.
  private func lose(_ index: IndexSnapshot, of table: Name, to plan: inout Plan) {
    guard declared.snapshot.table(table)?.indexes.contains(where: { $0.name == index.name }) != true
    else { return }
    let what = "index \(index.name) on \(table) is not declared"
    guard policy.undeclared.indexes != .drop else {
      plan.remarks.append("\(what); it is dropped with the \(table) that is replaced")
      return
    }
    plan.hazards.append(
      Hazard(
        .dropIndex,
        index.name,
        "\(what) and names a column that the recovered \(table) lacks: \(index.sql)",
        advice: "declare it, or let it go \(Hazard.permission(.dropIndex, index.name))",
        policy
      )
    )
  }

  /// The undeclared views and triggers that name a table and its backup: where both become one
  /// they would read each of its rows twice.
  private var doubledDependants: [Hazard] {
    let views = file.snapshot.views.filter { declared.snapshot.view($0.name) == nil }
    let triggers = file.snapshot.triggers.filter { declared.snapshot.trigger($0.name) == nil }
    return doubled(.dropView, "view", views.map { ($0.name, $0.sql) })
      + doubled(.dropTrigger, "trigger", triggers.map { ($0.name, $0.sql) })
  }

  private func doubled(
    _ code: Hazard.Code,
    _ what: String,
    _ objects: [(name: Name, sql: String)]
  ) -> [Hazard] {
    objects.compactMap { name, sql in
      guard !dropped.tombstones.contains(ColumnPlace(name, nil)) else { return nil }
      let names = identifiers(in: sql)
      let both = leftovers.first {
        $0.way.isRecovery && names.isSuperset(of: [$0.leftover.table, $0.leftover.backupName])
      }
      guard let leftover = both?.leftover else { return nil }
      return Hazard(
        code,
        name,
        "\(what) \(name) is not declared and names both \(leftover.table) and "
          + "\(leftover.backupName), which become one table: it would name that twice: \(sql)",
        advice: Hazard.declareOrLetGo(name, code),
        policy
      )
    }
  }
}
