#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension SQLMigration {
  /// Reads the migrations of a folder: the files whose names are `<version>_<name>.sql`.
  ///
  /// ```swift
  /// let migrations = try SQLMigration.all(in: "Migrations")
  /// ```
  ///
  /// The name may be missing, as in `7.sql`. Other files are passed over, unless their name begins
  /// with a digit and ends in `.sql`: then it is probably misspelt.
  ///
  /// - Parameter folder: the path of the folder.
  /// - Returns: the migrations in the order of their versions.
  /// - Throws: a ``RebuildError`` of kind ``RebuildError/Kind/migrationMistake``.
  public static func all(in folder: String) throws(RebuildError) -> [SQLMigration] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw RebuildError(
        .migrationMistake,
        "the folder \(folder) cannot be read",
        advice: "see that the path is right and is a folder"
      )
    }
    var migrations: [SQLMigration] = []
    for name in names.sorted() where MigrationFileName.looksLikeOne(name) {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      migrations.append(try SQLMigration(file: path, named: name))
    }
    return migrations.sorted { $0.version < $1.version }
  }

  /// Reads the migrations of a folder, such as the resources of a bundle.
  ///
  /// ```swift
  /// let migrations = try SQLMigration.all(in: Bundle.module.resourceURL!)
  /// ```
  ///
  /// - Parameter folder: the folder.
  /// - Returns: the migrations in the order of their versions.
  /// - Throws: a ``RebuildError`` of kind ``RebuildError/Kind/migrationMistake``.
  public static func all(in folder: URL) throws(RebuildError) -> [SQLMigration] {
    try all(in: folder.path)
  }

  private init(file path: String, named name: String) throws(RebuildError) {
    guard let fileName = MigrationFileName(name) else {
      throw RebuildError(
        .migrationMistake,
        "\(path) has no name of the form <version>_<name>.sql",
        advice: "name it so, as 20260930143000_add_day.sql; the version is at most \(Int64.max)"
      )
    }
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)),
      let text = String(validating: data, as: UTF8.self)
    else {
      throw RebuildError(
        .migrationMistake,
        "\(path) cannot be read, or is no text in UTF-8",
        advice: "see that it may be read, and save it as UTF-8"
      )
    }
    self.init(name: fileName.name, version: fileName.version, statements: [text])
    file = path
  }
}
