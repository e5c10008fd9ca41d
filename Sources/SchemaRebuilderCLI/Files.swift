#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The bytes of a file, or of a pipe such as a shell makes of `<(…)`.
///
/// - Throws: ``InputError`` that says what the file was wanted for.
func bytes(of path: String, as purpose: String) throws -> [UInt8] {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC)
  defer { if descriptor >= 0 { close(descriptor) } }
  if descriptor >= 0, let bytes = readAll(from: descriptor) { return bytes }
  let reason =
    switch errno {
    case ENOENT, ENOTDIR: "there is no such file"
    case EISDIR: "it is a directory"
    case EACCES, EPERM: "permission is missing"
    case let code: String(cString: strerror(code))
    }
  throw InputError("cannot read \(purpose) \(path): \(reason)")
}

/// Whether something is at a path.
func isThere(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

/// Makes a folder, and those above it, where it is missing.
func makeFolder(_ path: String) throws {
  do {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  } catch {
    throw InputError("cannot make the folder \(path)")
  }
}

/// Writes a file, whole or not at all, but never over a database or what belongs to one.
func write(_ text: String, to path: String) throws {
  if let database = databaseBeside(path) {
    throw InputError("will not write \(path): SQLite would take it for a part of \(database)")
  }
  if let old = FileManager.default.contents(atPath: path), old.starts(with: databaseHeader) {
    throw InputError("will not write over \(path): it is an SQLite database")
  }
  do {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
  } catch {
    throw InputError("cannot write \(path): is its folder there, and may it be written?")
  }
}

/// The file that SQLite would take to have the other one beside it; nil where none is there.
/// <https://sqlite.org/tempfiles.html>
private func databaseBeside(_ path: String) -> String? {
  for suffix in ["-wal", "-shm", "-journal"] where path.hasSuffix(suffix) {
    let database = String(path.dropLast(suffix.count))
    if FileManager.default.fileExists(atPath: database) { return database }
  }
  return nil
}

/// The first bytes of every database. <https://sqlite.org/fileformat2.html#magic_header_string>
let databaseHeader = Array("SQLite format 3\0".utf8)
