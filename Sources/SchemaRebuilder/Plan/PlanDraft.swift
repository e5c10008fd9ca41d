/// The steps and the explanations that come together while a plan is made.
struct PlanDraft {
  var steps: [Plan.Step] = []
  var tables: [TablePlan] = []

  mutating func explain(
    _ name: Name,
    _ rung: Rung,
    _ reasons: [String],
    whyNotCheaper: [String] = []
  ) {
    tables.append(
      TablePlan(name: name, rung: rung, reasons: reasons, whyNotCheaper: whyNotCheaper)
    )
  }
}
