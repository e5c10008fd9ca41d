/// Views and triggers: what is in the way goes first, what is declared or was there comes last.
extension Planner {
  /// What stands in the way of renaming a table goes before it.
  func addDropsBeforeRenames(to draft: inout PlanDraft) {
    let aside = aside
    let reason = "no table can be renamed while it is there; it comes back if it is to stay"
    draft.steps += file.snapshot.triggers.filter { aside.contains($0.name) }
      .map { .drop($0, reason) }
    draft.steps += file.snapshot.views.filter { aside.contains($0.name) }.map { .drop($0, reason) }
    draft.steps += indexesInTheWay.map { .dropIndex($0, "a table takes its name") }
  }

  func addDependantDrops(to draft: inout PlanDraft) {
    let aside = aside
    let triggers =
      diff.triggers.changed.map { ($0.live, changedReason($0.live.sql, $0.target.sql)) }
      + dropped.triggers.map { ($0, Self.goneReason) }
      + rewrittenTriggers.map { ($0, Self.rewrittenReason) }
    draft.steps += triggers.filter { !aside.contains($0.0.name) }.map { .drop($0, $1) }
    let views =
      diff.views.changed.map { ($0.live, changedReason($0.live.sql, $0.target.sql)) }
      + dropped.views.map { ($0, Self.goneReason) }
      + rewrittenViews.map { ($0, Self.rewrittenReason) }
    draft.steps += views.filter { !aside.contains($0.0.name) }.map { .drop($0, $1) }
    for trigger in dropped.triggers { draft.explain(trigger.name, .drop, [Self.goneReason]) }
    for view in dropped.views { draft.explain(view.name, .drop, [Self.goneReason]) }
  }

  /// Why a text differs: where it names a table that is renamed, there may be no other reason.
  private func changedReason(_ live: String, _ target: String) -> String {
    for (old, new) in diff.renamedTables.sorted(by: { $0.key < $1.key })
    where mentions(old, in: live) && mentions(new, in: target) && !mentions(old, in: target) {
      return "it names \(old), which is now called \(new)"
    }
    return "it is declared differently"
  }

  private static let goneReason = "it is not declared"
  private static let rewrittenReason = "the rename of a table has changed its text; it comes back"

  func addDependants(to draft: inout PlanDraft, tables: [TableWork]) {
    let views = diff.views.added + diff.views.changed.map(\.target)
    for view in views + returningViews {
      draft.steps.append(
        Plan.Step(.createView, view.name, "create view \(view.name)", sql: inMain(view.sql))
      )
    }
    for view in diff.views.added { draft.explain(view.name, .create, ["the file lacks it"]) }
    for change in diff.views.changed {
      draft.explain(
        change.target.name,
        .replace,
        [changedReason(change.live.sql, change.target.sql)]
      )
    }
    addTriggers(to: &draft, tables: tables)
    addTemporaryTriggers(to: &draft, tables: tables)
    draft.steps += views.map { view in
      Plan.Step(
        .compile,
        view.name,
        "view \(view.name) compiles",
        sql: "SELECT * FROM main.\(quoted(view.name)) LIMIT 0"
      )
    }
  }

  private func addTriggers(to draft: inout PlanDraft, tables: [TableWork]) {
    let declaredTriggers = diff.triggers.added + diff.triggers.changed.map(\.target)
    let returning = triggersThatVanish(with: tables)
    for trigger in declaredTriggers + returning {
      draft.steps.append(
        Plan.Step(
          .createTrigger,
          trigger.name,
          "create trigger \(trigger.name)",
          sql: inMain(sql(of: trigger))
        )
      )
    }
    for trigger in diff.triggers.added {
      draft.explain(trigger.name, .create, ["the file lacks it"])
    }
    for change in diff.triggers.changed {
      draft.explain(
        change.target.name,
        .replace,
        [changedReason(change.live.sql, change.target.sql)]
      )
    }
  }

  /// An undeclared trigger comes back as it stood after the renames; a declared one as declared.
  private func sql(of trigger: TriggerSnapshot) -> String {
    let isKept = dropped.keptTriggers.contains { $0.name == trigger.name }
    return isKept ? file.renamedTriggers[trigger.name] ?? standingAnew(trigger) : trigger.sql
  }

  /// The triggers that stay as they are and go with a rebuilt table or a dropped view.
  private func triggersThatVanish(with tables: [TableWork]) -> [TriggerSnapshot] {
    // By the names that tables have in the file: another one may have taken the old name.
    let rebuilt = tables.filter(\.isRebuilt).map(\.request.diff.live.name)
    let views = (diff.views.changed.map(\.live) + returningViews).map(\.name)
    let vanished = Set(rebuilt + views)
    let dropped = aside.union(rewrittenTriggers.map(\.name))
    return (diff.triggers.equal + self.dropped.keptTriggers).filter {
      vanished.contains($0.table) || dropped.contains($0.name)
    }
  }

  /// TEMP triggers stand on the old table and go with it. <https://sqlite.org/lang_createtrigger.html>
  private func addTemporaryTriggers(to draft: inout PlanDraft, tables: [TableWork]) {
    let rebuilt = Set(tables.filter(\.isRebuilt).map(\.request.diff.live.name))
    for trigger in file.temporaryTriggers where rebuilt.contains(trigger.table) {
      let text = file.renamedTemporaryTriggers[trigger.name] ?? trigger.sql
      draft.steps.append(
        Plan.Step(
          .createTemporaryTrigger,
          trigger.name,
          "create the temporary trigger \(trigger.name) again",
          sql: (try? qualified(text, schema: "temp")) ?? text
        )
      )
    }
  }
}

extension Plan.Step {
  fileprivate static func drop(_ trigger: TriggerSnapshot, _ reason: String) -> Plan.Step {
    Plan.Step(
      .dropDependant,
      trigger.name,
      "drop trigger \(trigger.name): \(reason)",
      sql: "DROP TRIGGER main.\(quoted(trigger.name))"
    )
  }

  fileprivate static func drop(_ view: ViewSnapshot, _ reason: String) -> Plan.Step {
    Plan.Step(
      .dropDependant,
      view.name,
      "drop view \(view.name): \(reason)",
      sql: "DROP VIEW main.\(quoted(view.name))"
    )
  }
}
