#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Gives a finished file its name.
///
/// - Returns: why it could not, in the system's words; nil where it could.
func moveFile(_ old: String, to new: String) -> String? {
  guard rename(old, new) == 0 else { return String(cString: strerror(errno)) }
  // The name is on the disk when its folder is: https://man7.org/linux/man-pages/man2/fsync.2.html
  let folder = open(folder(of: new), O_RDONLY)
  guard folder >= 0 else { return nil }
  fsync(folder)
  close(folder)
  return nil
}

/// Removes a database that nobody has open, with what SQLite may have put beside it.
func removeDatabase(_ path: String) {
  for suffix in ["", "-journal", "-wal", "-shm"] { unlink(path + suffix) }
}

/// The folder in which the path stands.
func folder(of path: String) -> String {
  guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
  return slash == path.utf8.startIndex ? "/" : String(path[..<slash])
}
