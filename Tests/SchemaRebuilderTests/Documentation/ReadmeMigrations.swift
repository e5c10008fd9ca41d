import SchemaRebuilder

func migrateNotes(at path: String, in folder: String) throws {
  let migrator = Migrator(
    migrations: try SQLMigration.all(in: folder),  // 20260930143000_add_day.sql, …
    endsAs: AppSchema.schema  // a run that leads elsewhere is refused
  )
  print(try migrator.status(at: path).pendingVersions)
  let report = try migrator.run(at: path)
  for migration in report.migrations { print(migration.version, migration.name ?? "") }
}
