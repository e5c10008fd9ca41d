import SchemaRebuilder

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A folder with a file for each version of a schema, such as `v7.sql`.
struct HistoryFolder {
  let path: String
  /// The files of versions, in rising order.
  let files: [VersionFile]

  /// Looks into a folder; one that is missing holds nothing.
  init(_ path: String) throws {
    self.path = path
    guard FileManager.default.fileExists(atPath: path) else {
      files = []
      return
    }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      throw InputError("cannot read \(path): it is no folder, or permission is missing")
    }
    files = names.compactMap { VersionFile(name: $0) }.sorted { $0.number < $1.number }
  }

  /// The file of a version; nil where there is none.
  func file(of version: Int) throws -> VersionFile? {
    let found = files.filter { $0.number == version }
    guard found.count < 2 else {
      throw InputError(
        "\(path) has version \(version) twice: \(found.map(\.name).joined(separator: ", "))"
      )
    }
    return found.first
  }

  /// Writes the file of a version that has none.
  func write(_ text: String, as file: VersionFile) throws {
    try makeFolder(path)
    try SchemaRebuilderCLI.write(text, to: place(of: file))
  }

  /// The path of a file.
  func place(of file: VersionFile) -> String { path + "/" + file.name }
}
