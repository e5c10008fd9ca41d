/// The name of a migration's file: `<version>_<name>.sql`, or `<version>.sql`.
package struct MigrationFileName: Hashable {
  /// The version that the digits stand for.
  package let version: UInt64
  /// What stands between the version and the ending.
  package let name: String?
  /// The version as it is written, such as `0007`.
  private let digits: String

  /// The whole name.
  package var text: String { digits + (name.map { "_\($0)" } ?? "") + Self.ending }

  private static let ending = ".sql"
}

extension MigrationFileName {
  /// Reads a file's name; nil where it has not the form.
  init?(_ fileName: String) {
    guard Self.looksLikeOne(fileName) else { return nil }
    let stem = fileName.dropLast(Self.ending.count)
    let digits = String(stem.prefix(while: \.isASCIIDigit))
    let rest = stem.dropFirst(digits.count)
    guard let version = UInt64(digits), version <= MigrationLog.greatestVersion,
      rest.isEmpty || rest.first == "_" && rest.count > 1
    else { return nil }
    self.init(
      version: version,
      name: rest.isEmpty ? nil : String(rest.dropFirst()),
      digits: digits
    )
  }

  /// Whether the name begins with a digit and ends in `.sql`.
  static func looksLikeOne(_ fileName: String) -> Bool {
    fileName.hasSuffix(ending) && fileName.first?.isASCIIDigit == true
  }

  /// The name of the file that comes after some migrations.
  ///
  /// Where versions are times, and where there are none, it is the time; else the next number, as
  /// wide as the last one.
  ///
  /// - Parameters:
  ///   - migrations: the migrations, in the order of their versions.
  ///   - name: what the new one does.
  ///   - time: the time.
  /// - Returns: the name, with a version above all others.
  package static func next(
    after migrations: [any Migration],
    named name: String,
    at time: MigrationTime
  ) -> MigrationFileName {
    let last = migrations.last
    let width = (last as? SQLMigration)?.fileDigits ?? last.map { "\($0.version)".count } ?? 14
    let following = last.map { $0.version &+ 1 } ?? 1
    let version = max(following, time.version(width: width) ?? following)
    let digits = String(version)
    let zeros = String(repeating: "0", count: max(0, width - digits.count))
    return MigrationFileName(version: version, name: name, digits: zeros + digits)
  }

  /// What people call a migration, as a part of a file's name; nil where it has other characters
  /// than letters, digits, spaces, `_` and `-`.
  package static func word(for name: String) -> String? {
    let word = name.split(separator: " ").joined(separator: "_")
    let isWord = word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
    return isWord && !word.isEmpty && word.last != "_" ? word : nil
  }
}

extension SQLMigration {
  /// How many digits the version has in the name of its file.
  fileprivate var fileDigits: Int? {
    file?.split(separator: "/").last.map { $0.prefix(while: \.isASCIIDigit).count }
  }
}

extension Character {
  var isASCIIDigit: Bool { isASCII && isNumber }
}
