extension Interview {
  /// Asks what became of the rows of each leftover; most questions are needed where both tables
  /// hold some.
  func judge(_ leftovers: [Leftover]) throws -> [Leftover.Judged] {
    try leftovers.map { leftover in
      var judged = Leftover.Judged(leftover: leftover)
      try ask([.backup, .table], &judged)
      if judged.rows(.backup) > 0 || judged.rows(.table) > 0 {
        try ask(Leftover.Question.allCases, &judged)
      }
      return judged
    }.amongRivals()
  }

  private func ask(_ questions: [Leftover.Question], _ judged: inout Leftover.Judged) throws {
    for question in questions where judged.answers[question] == nil {
      guard let probe = judged.leftover.probe(question) else { continue }
      judged.answers[question] = try answer(probe)
    }
  }
}
