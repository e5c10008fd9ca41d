import SchemaRebuilder

/// The versions of which the README's history is made.
private nonisolated enum NoteSchema {
  static let v1 = Schema {
    Table("note") {
      Column("id", .integer, .primaryKey); Column("body", .text)
    }
  }
  static let v2 = Schema {
    Table("note") {
      Column("id", .integer, .primaryKey)
      Column("body", .text)
      Column("title", .text).filled(by: "substr(body, 1, 5)")
    }
  }
  static let v3 = Schema {
    Table("note") {
      Column("id", .integer, .primaryKey)
      Column("body", .text, .notNull)
      Column("title", .text)
    }
  }
}

// What follows stands in the README.
let noteHistory = SchemaHistory {
  SchemaVersion(1, NoteSchema.v1)
  SchemaVersion(2, NoteSchema.v2)
  SchemaVersion(3, NoteSchema.v3) { transaction in  // version 2's shape
    try transaction.execute("DELETE FROM note WHERE body IS NULL")
  } didRebuild: { transaction in  // version 3's
    try transaction.execute("UPDATE note SET title = trim(title)")
  }
}

func openOldNotes(at path: String) throws {
  let report = try HistoryRebuilder(noteHistory).run(at: path)
  for step in report.steps { print(step.fromVersion, step.toVersion ?? 0) }
}
