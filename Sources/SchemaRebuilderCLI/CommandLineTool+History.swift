import SchemaRebuilder

extension CommandLineTool {
  /// Writes the schemas of versions as files, or compares them with those that were written.
  func history(_ command: Command) throws -> Outcome {
    guard command.operands.isEmpty else {
      throw usage(of: command.verb, but: "flags alone", got: command.operands)
    }
    guard let path = command.folder else {
      throw UsageError("\(command.verb.rawValue) needs --dir DIR")
    }
    let folder = try HistoryFolder(path)
    let versions = try declaredVersions(of: command)
    return try command.verb == .historySnapshot
      ? snapshot(versions, in: folder, command) : check(versions, in: folder, command)
  }

  /// The version of `--to`, or those of the tool's own history.
  private func declaredVersions(of command: Command) throws -> [DeclaredVersion] {
    let number = command.schemaVersion ?? version
    if let target = command.target {
      guard let number else {
        throw UsageError("\(command.verb.rawValue) needs --schema-version N beside --to")
      }
      let source = SchemaSource(target)
      let version = try DeclaredVersion(number, from: source, with: terminal, prepare: prepare)
      try refuseNothing(version.schema, from: source, command)
      return [version]
    }
    if let history {
      let versions = history.versions.filter { [nil, $0.number].contains(command.schemaVersion) }
      guard !versions.isEmpty else {
        throw UsageError("the history has no version \(command.schemaVersion ?? 0)")
      }
      return versions.map { DeclaredVersion($0.number, $0.schema, prepare: prepare) }
    }
    guard let schema, let number else {
      throw UsageError("\(command.verb.rawValue) needs --to SCHEMA and --schema-version N")
    }
    return [DeclaredVersion(number, schema, prepare: prepare)]
  }
}

// MARK: - Snapshot

extension CommandLineTool {
  private func snapshot(
    _ versions: [DeclaredVersion],
    in folder: HistoryFolder,
    _ command: Command
  ) throws -> Outcome {
    var outcome = Outcome.done
    for version in versions {
      try version.schema.validate(prepare: prepare)
      guard let file = try folder.file(of: version.number) else {
        try write(version, in: folder, command)
        continue
      }
      let differences = try version.differences(from: released(file, in: folder))
      let place = folder.place(of: file)
      guard !differences.isEmpty else {
        if !command.isQuiet { terminal.result("\(place): as declared\n") }
        continue
      }
      outcome = .different
      for sentence in differences { terminal.result("\(place): \(sentence)\n") }
      terminal.remark(
        "\(name): \(place) is kept: raise the version; or, where version \(version.number) was "
          + "never released, delete the file\n"
      )
    }
    return outcome
  }

  private func write(
    _ version: DeclaredVersion,
    in folder: HistoryFolder,
    _ command: Command
  ) throws {
    let form = command.statedFormat.flatMap { VersionFile.Form(rawValue: $0.rawValue) }
    let (text, file) = try version.content(as: form)
    try folder.write(text, as: file)
    if form == .sql, version.text == nil, !version.schema.hints.isEmpty {
      remark(["its hints are left out: --format json keeps them"], unless: command.isQuiet)
    }
    if !command.isQuiet { terminal.result("\(folder.place(of: file)): written\n") }
  }
}

// MARK: - Check

extension CommandLineTool {
  /// What the check of a version has come to.
  private struct Finding: Encodable {
    let version: Int
    let file: String?
    let differences: [String]
  }

  private func check(
    _ versions: [DeclaredVersion],
    in folder: HistoryFolder,
    _ command: Command
  ) throws -> Outcome {
    var findings = try versions.map { try finding($0, in: folder) }
    if command.target == nil, history != nil, command.schemaVersion == nil {
      let declared = Set(versions.map(\.number))
      findings += folder.files.filter { !declared.contains($0.number) }.map { file in
        Finding(
          version: file.number,
          file: file.name,
          differences: ["version \(file.number) is not declared"]
        )
      }
    }
    switch command.format {
    case .json: terminal.result(try json(of: findings))
    case .sql: findings.forEach { say($0, folder, unless: command.isQuiet) }
    }
    return findings.allSatisfy(\.differences.isEmpty) ? .done : .different
  }

  private func finding(_ version: DeclaredVersion, in folder: HistoryFolder) throws -> Finding {
    guard let file = try folder.file(of: version.number) else {
      return Finding(
        version: version.number,
        file: nil,
        differences: ["version \(version.number) has no file: write it by history snapshot"]
      )
    }
    return Finding(
      version: version.number,
      file: file.name,
      differences: try version.differences(from: released(file, in: folder))
    )
  }

  /// The schema of a version as it was written, which SQLite takes.
  private func released(_ file: VersionFile, in folder: HistoryFolder) throws -> Schema {
    try naming(SchemaSource(folder.place(of: file))) {
      let schema = try file.schema(in: folder.path)
      _ = try schema.script(prepare: prepare)
      return schema
    }
  }

  private func say(_ finding: Finding, _ folder: HistoryFolder, unless isQuiet: Bool) {
    let place = folder.path + (finding.file.map { "/" + $0 } ?? "")
    for sentence in finding.differences { terminal.result("\(place): \(sentence)\n") }
    if finding.differences.isEmpty, !isQuiet { terminal.result("\(place): as declared\n") }
  }
}
