#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension SchemaHistory {
  /// Reads a history from a folder with a file for each version.
  ///
  /// They are called `v1.sql` or `v1.json`, `v2.sql` and so on. Each holds the schema of its version, as ``Schema/init(sql:)`` reads it or as `Schema` is
  /// written as JSON; hints stand in it. Other files of the folder are passed over. Code can be
  /// added to the ``versions`` afterwards:
  ///
  /// ```swift
  /// var history = try SchemaHistory(readingFrom: folder)
  /// history.versions[2].didRebuild = { try $0.execute("UPDATE note SET title = trim(title)") }
  /// ```
  ///
  /// - Parameter folder: the path of the folder.
  /// - Throws: a ``RebuildError`` that names the file.
  public init(readingFrom folder: String) throws(RebuildError) {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw .noHistory(folder, "it cannot be read: is it there, and is it a folder?")
    }
    let files = names.compactMap { VersionFile(name: $0) }
      .sorted { ($0.number, $0.name) < ($1.number, $1.name) }
    guard !files.isEmpty else { throw .noHistory(folder, "it has no file v1.sql or v1.json") }
    for (one, other) in zip(files, files.dropFirst()) where one.number == other.number {
      throw .noHistory(folder, "it has version \(one.number) twice: \(one.name) and \(other.name)")
    }
    var versions: [SchemaVersion] = []
    for file in files {
      versions.append(SchemaVersion(file.number, try file.schema(in: folder)))
    }
    self.init(versions: versions)
  }
}

/// A file that holds the schema of one version, such as `v7.sql`.
package struct VersionFile {
  /// The name of the file.
  package let name: String
  /// The version.
  package let number: Int
  private let form: Form

  /// The form in which the schema is written.
  package enum Form: String, CaseIterable, Sendable {
    /// CREATE statements, with hints as comments.
    case sql
    /// The JSON of ``Schema``.
    case json
  }

  /// The file of a version.
  package init(_ number: Int, _ form: Form) {
    self.number = number
    self.form = form
    name = "v\(number).\(form.rawValue)"
  }

  /// Nil where the name is that of no version.
  package init?(name: String) {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let form = Form(rawValue: parts[1].lowercased()),
      let letter = parts[0].first, letter == "v" || letter == "V",
      case let digits = parts[0].dropFirst(), digits.allSatisfy(\.isNumber),
      let number = Int(digits)
    else { return nil }
    self.name = name
    self.number = number
    self.form = form
  }

  /// Reads the schema.
  package func schema(in folder: String) throws(RebuildError) -> Schema {
    let path = folder + "/" + name
    guard let content = FileManager.default.contents(atPath: path) else {
      throw .noHistory(folder, "\(name) cannot be read")
    }
    do {
      switch form {
      case .json: return try JSONDecoder().decode(Schema.self, from: content)
      case .sql:
        guard let text = String(validating: content, as: UTF8.self) else {
          throw RebuildError.noHistory(folder, "\(name) is no text in UTF-8")
        }
        return try Schema(sql: text)
      }
    } catch {
      throw RebuildError(reading: error, from: path)
    }
  }
}

extension RebuildError {
  fileprivate init(reading error: any Error, from path: String) {
    if let error = error as? RebuildError {
      self = error.with(prefix: "\(path): ")
    } else {
      self.init(
        .brokenHistory,
        "\(path) is not the JSON of a schema: \(error)",
        advice: "write it by: rebuilder history snapshot"
      )
    }
  }

  fileprivate static func noHistory(_ folder: String, _ why: String) -> RebuildError {
    RebuildError(
      .brokenHistory,
      "no history can be read from \(folder): \(why)",
      advice: "name a folder with a file for each version: v1.sql, v2.sql, …"
    )
  }
}
