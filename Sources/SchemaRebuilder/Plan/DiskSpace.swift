/// How much room a run needs on the disk, estimated before anything is written.
public struct DiskSpace: Hashable, Sendable, Codable {
  /// The bytes by which the file grows; it keeps them until VACUUM.
  public internal(set) var file: Int
  /// The bytes of the rollback journal, or of the WAL, which are given back.
  public internal(set) var journal: Int
  /// The bytes of temporary files in which indexes are sorted, wherever SQLite puts those.
  public internal(set) var temporary: Int

  /// What the volume of the database must hold, beside a backup.
  public var total: Int { file + journal }
}

extension DiskSpace {
  /// The need in words; nil where it is less than a megabyte.
  var sentence: String? {
    guard total >= 1_000_000 else { return nil }
    let sorting = temporary >= 1_000_000 ? "; \(phrase(temporary)) more to sort indexes" : ""
    return "about \(phrase(total)) of disk are needed: \(phrase(file)) in the file, "
      + "\(phrase(journal)) in its journal\(sorting)"
  }
}

/// A number of bytes as people say it: 640 kB, 12 MB, 1.5 GB.
package func phrase(_ bytes: Int) -> String {
  if bytes < 1_000_000 { return "\((bytes + 500) / 1000) kB" }
  let (unit, word) = bytes < 1_000_000_000 ? (1_000_000, "MB") : (1_000_000_000, "GB")
  let tenths = (bytes + unit / 20) / (unit / 10)
  // A tenth of ten and more says more than is known.
  return tenths < 100 && tenths % 10 != 0
    ? "\(tenths / 10).\(tenths % 10) \(word)" : "\((bytes + unit / 2) / unit) \(word)"
}
