extension Migrator {
  /// Refuses a list that is wrong whatever file it meets.
  func refuseMistakes() throws {
    for (migration, next) in zip(migrations, migrations.dropFirst())
    where migration.version == next.version {
      throw RebuildError(
        .migrationMistake,
        "two migrations have version \(migration.version)\(names(migration, next))",
        advice: "give one of them another version; one that was released keeps its own"
      )
    }
    if let assuming, !migrations.contains(where: { $0.version == assuming }) {
      let versions = migrations.map { String($0.version) }.joined(separator: ", ")
      throw RebuildError(
        .migrationMistake,
        "migration \(assuming) is assumed, and none here has that version; there are: \(versions)",
        advice: "assume the last of the migrations whose work the file has already"
      )
    }
    for migration in migrations where migration.version > MigrationLog.greatestVersion {
      throw RebuildError(
        .versionOutOfRange,
        "\(migration.described): its version is out of range",
        advice: "take a version of at most \(MigrationLog.greatestVersion), the greatest number "
          + "that SQLite stores"
      )
    }
  }

  private func names(_ one: any Migration, _ other: any Migration) -> String {
    let names = [one.name, other.name].compactMap(\.self)
    return names.isEmpty ? "" : ": \(names.joined(separator: ", "))"
  }
}

extension MigrationStatus {
  /// Refuses a file that cannot go on with these migrations.
  func refuse(_ rule: Migrator.OutOfOrderRule, lastKnown: UInt64?, at place: String) throws {
    if let newest = unknownVersions.last, newest > lastKnown ?? 0 {
      throw RebuildError(
        .newerVersion,
        "\(place): \(list(unknownVersions)) applied, newer than any migration here",
        advice: "open it with the newer release of the app"
      )
    }
    guard unknownVersions.isEmpty else {
      throw RebuildError(
        .unknownMigration,
        "\(place): \(list(unknownVersions)) applied, not among the migrations here",
        advice: "put the missing migration back into the list; one that was released stays there"
      )
    }
    guard rule == .refuse, !outOfOrderVersions.isEmpty, let current = currentVersion else { return }
    throw RebuildError(
      .migrationOrder,
      "\(place): \(list(outOfOrderVersions)) never applied, though the newer \(current) was",
      advice:
        "give it a version above \(current); or, where it does not matter which of them comes "
        + "first, let such ones be applied (whenOutOfOrder: .apply, --out-of-order)"
    )
  }

  private func list(_ versions: [UInt64]) -> String {
    let numbers = versions.map(String.init).joined(separator: ", ")
    return versions.count == 1 ? "migration \(numbers) was" : "migrations \(numbers) were"
  }
}
