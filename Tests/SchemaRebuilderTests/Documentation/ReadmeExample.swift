import SchemaRebuilder

nonisolated enum AppSchema {
  static let version = 2
  static let schema = Schema {
    Table("note") {
      Column("id", .integer, .primaryKey)
      Column("title", .text, .notNull, .default("untitled"))
      Column("body", .text).renamed(from: "text")
      Column("pinned", .integer, .notNull, .default(0))
      Index("note_pinned", on: "pinned")
    }
    .dropping("color")
  }
}

func openNotes(at path: String) throws {
  let rebuilder = Rebuilder(AppSchema.schema, version: AppSchema.version)
  print(try rebuilder.plan(at: path).sql)  // a dry run: nothing is written
  let report = try rebuilder.run(at: path)  // the same, done
  for table in report.tables { print(table.name, table.rung.rawValue, table.reasons) }
}
