extension Plan {
  /// The plan as a script for the sqlite3 shell, with its reasons as comments.
  ///
  /// Run with `sqlite3 -bail`, it ends in the same schema, rows and version as ``Rebuilder`` does.
  /// Where a hazard stands in the way, or the rows were not asked, every line is a comment, so that
  /// running it does nothing.
  public var sql: String {
    guard !isEmpty else { return (nothing + comments(remarks)).joined(separator: "\n") + "\n" }
    let obstacles = [
      isRefused ? "-- Refused: nothing below is run until the hazards are settled." : nil,
      rowsWereAsked ? nil : "-- Made without asking the rows: nothing below is run until they are.",
    ].compactMap(\.self)
    let body = obstacles.isEmpty ? body() : body { "-- " + $0 }
    return (obstacles + head + body).joined(separator: "\n") + "\n"
  }

  /// What is said where nothing is to be run: that may be refused all the same.
  private var nothing: [String] {
    ["-- Nothing to do."] + (isRefused ? ["-- Refused until the hazards are settled."] : [])
      + hazards.flatMap { comments(["hazard " + $0.description]) }
  }

  private var head: [String] {
    let from = fromVersion == 0 ? "a file of unknown version" : "version \(fromVersion)"
    let title = toVersion.map { "-- Plan from \(from) to version \($0)" } ?? "-- Plan"
    return [title] + tables.flatMap(\.lines).flatMap { comments([$0]) }
      + hazards.flatMap { comments(["hazard " + $0.description]) } + comments(remarks)
      + comments([diskSpace?.sentence].compactMap(\.self) + backupRemarks)
      + comments(unasked.map { "not asked: \($0.subject)" })
      + comments(requires.map { "requires the function \($0), which SQLite does not have" })
  }

  private var backupRemarks: [String] {
    backup.map {
      ["a run writes a verified copy of the database to \($0) first; this script does not"]
    } ?? []
  }

  /// The statements, each below its reason, with an empty line before each thing that is done.
  private func body(_ statement: (String) -> String = { $0 }) -> [String] {
    let before = steps.filter { $0.phase == .before }.flatMap { $0.lines(statement) }
    let after = steps.filter { $0.phase == .after }
    return [""] + before + [statement("BEGIN IMMEDIATE;")] + transaction(statement)
      + ["", statement("COMMIT;")] + after.flatMap { [""] + $0.lines(statement) }
  }

  /// The statements of the transaction.
  private func transaction(_ statement: (String) -> String) -> [String] {
    let inside = steps.filter { $0.phase == .inside }
    var lines: [String] = []
    for (index, step) in inside.enumerated() {
      if index == 0 || !step.continues(inside[index - 1]) { lines.append("") }
      lines += step.lines(statement)
    }
    return lines
  }

  /// The plan as a file of statements for a transaction of somebody else's.
  var migrationScript: String {
    let reasons = tables.flatMap(\.lines).flatMap { comments([$0]) }
    let hazards = hazards.flatMap { comments(["hazard " + $0.descriptionInDraft]) }
    let needs = requires.map { "requires the function \($0), which SQLite does not have" }
    let head = reasons + hazards + comments(remarks + needs)
    return (head + transaction { $0 }).joined(separator: "\n") + "\n"
  }

  private func comments(_ texts: [String]) -> [String] {
    texts.flatMap { $0.commentLines }
  }
}

extension Plan.Step {
  fileprivate func lines(_ statement: (String) -> String) -> [String] {
    let text = sql.endsInComment ? sql + "\n;" : sql + ";"
    return reason.commentLines
      + text.split(omittingEmptySubsequences: false) { $0.isNewline }
      .map { statement(String($0)) }
  }

  /// Whether the step belongs to what the one before it has begun.
  fileprivate func continues(_ previous: Plan.Step) -> Bool {
    if previous.kind == .dropTable { return kind == .createVirtualTable }
    return kind == previous.kind && kind != .copyRows || object == previous.object
      || [
        .setAside, .createTable, .copyRows, .verify, .verifyWhole, .sequence, .statistics,
        .dropTable,
      ]
      .contains(kind) && previous.kind != .createIndex
      || kind == .setting && previous.kind == .setAside
  }
}

extension TablePlan {
  fileprivate var lines: [String] {
    ["\(name): \(rung.rawValue)"] + reasons.map { "  because \($0)" }
      + whyNotCheaper.map { "  not cheaper, since \($0)" }
  }
}

extension String {
  /// The text as SQL comments, one for each of its lines.
  fileprivate var commentLines: [String] {
    split(omittingEmptySubsequences: false) { $0.isNewline }
      .map { $0.isEmpty ? "--" : "-- \($0)" }
  }

  /// Whether a semicolon behind the text would be part of a comment.
  fileprivate var endsInComment: Bool {
    guard let text = try? SQLText(self), let last = text.comments.last else { return false }
    return last.upperBound == text.utf8.count
  }
}
