extension Session {
  /// Compares the file with the declared schema, and changes nothing whatever comes of it.
  ///
  /// - Returns: a report of nothing done.
  /// - Throws: an error of kind ``RebuildError/Kind/different`` that says what differs.
  func expectNoDifference() throws -> RebuildReport {
    try checkDeclaredVersion()
    return try connection.seeingOneState {
      let version = try checkFileVersion()
      if version == rebuilder.version, rebuilder.whenVersionIsEqual == .trust {
        return .nothingToDo(version)
      }
      let sentences = try versionDifference(version) + planning().difference().sentences
      guard sentences.isEmpty else { throw difference(sentences) }
      return .nothingToDo(version)
    }
  }

  private func versionDifference(_ version: Int) -> [String] {
    guard let declared = rebuilder.version, version != declared else { return [] }
    let found = version == 0 ? "no version" : "version \(version)"
    return ["the file has \(found), the schema \(declared)"]
  }

  private func difference(_ sentences: [String]) -> RebuildError {
    RebuildError(
      .different,
      "\(place) is not as declared: \(sentences.joined(separator: "; "))",
      advice: "open it with the app that may rebuild it",
      differences: sentences
    )
  }
}

extension Session {
  /// Refuses a saved plan that is not for this database, before anything is done.
  func refuseUnfit(_ plan: Plan) throws {
    try refuseWhatCannotRun(plan)
    try refuseStaleness(of: plan)
  }

  /// A saved plan may have been made for a connection that lets definitions be edited.
  func refuseEdits(of plan: Plan) throws {
    guard plan.editsDefinitions, try !connection.takesEditsOfDefinitions() else { return }
    throw RebuildError(
      .settingRefused,
      "\(place): the plan edits definitions, which SQLite lets this connection not do",
      statement: "PRAGMA writable_schema=ON",
      advice: "make a portable plan: with --portable, with Policy(isPortable: true)"
    )
  }
}
