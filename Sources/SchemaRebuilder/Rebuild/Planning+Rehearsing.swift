/// Whether a plan works, before anybody sees it.
extension Planning {
  /// Runs the plan on a copy of the live schema.
  ///
  /// - Parameters:
  ///   - plan: the plan.
  ///   - bystanders: what the copy does without; nil for all that has nothing to do with the plan.
  /// - Returns: the undeclared views and triggers that would no longer compile, or would mean
  ///   something else, as hazards.
  /// - Throws: what stops the plan, or is a mistake in the declaration.
  func rehearse(_ plan: Plan, without bystanders: Bystanders? = nil) throws -> [Hazard] {
    guard !plan.hazards.contains(where: \.standsInTheWayOfARehearsal) else { return [] }
    let bystanders = bystanders ?? Bystanders(planner, of: plan)
    let live = live.filter { !bystanders.contains($0) }
    let rehearsal = try Rehearsal(of: live, encoding: encoding, prepare: prepare)
    let problems = try rehearsal.run(
      plan.without(bystanders, of: planner.file.snapshot),
      target: planner.declared.snapshot.without(bystanders),
      besides: bystanders.names
    )
    // An undeclared trigger that is broken breaks every declared one that makes it fire.
    let kept = problems.filter { isUndeclared($0) }
    if kept.isEmpty { try problems.forEach(refuseDeclared) }
    let broken = kept.map { problem in
      planner.hazard(problem.object, triggers: problem.triggers, message: problem.message)
    }
    let known = Set(broken.map(\.table))
    let meanings = OtherMeanings(planner, encoding: encoding, prepare: prepare)
    let reached = try SchemaReader(connection: rehearsal.connection).storedObjects()
    let other = try planner.misledByRenames + meanings.hazards(from: live, to: reached)
    return broken + other.filter { !known.contains($0.table) }
  }

  /// A declared view or trigger that does not compile is a mistake in the declaration.
  private func refuseDeclared(_ problem: Dependants.Problem) throws {
    let name = problem.triggers.first ?? problem.object
    throw DeclaredSchemaError(
      object: name,
      message: problem.message,
      statement: schema.statement(creating: name)
    )
  }

  private func isUndeclared(_ problem: Dependants.Problem) -> Bool {
    let declared = planner.declared.snapshot
    guard problem.triggers.isEmpty else {
      return problem.triggers.contains { declared.trigger($0) == nil }
    }
    return declared.view(problem.object) == nil && declared.virtualTable(problem.object) == nil
  }
}
