#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What stands at a path, found out without opening it.
enum FileStatus {
  case missing
  case directory
  /// A pipe, a device or the like.
  case special
  /// A file that is too short to be a database, and not empty.
  case fragment
  case file

  init(path: String) {
    var information = stat()
    guard stat(path, &information) == 0 else {
      self = .missing
      return
    }
    switch information.st_mode & S_IFMT {
    case S_IFDIR: self = .directory
    // The smallest page is 512 bytes long: https://sqlite.org/fileformat2.html
    case S_IFREG: self = (1..<512).contains(information.st_size) ? .fragment : .file
    default: self = .special
    }
  }

  var isMissing: Bool {
    if case .missing = self { true } else { false }
  }
}

/// Whether a symbolic link stands at the path, wherever it leads.
func isLink(_ path: String) -> Bool {
  var information = stat()
  return lstat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFLNK
}

/// Whether both paths lead to one file that is there.
package func isSameFile(_ first: String, _ second: String) -> Bool {
  var (one, other) = (stat(), stat())
  guard stat(first, &one) == 0, stat(second, &other) == 0 else { return false }
  return one.st_dev == other.st_dev && one.st_ino == other.st_ino
}

/// How many bytes can be written on the volume of a folder; nil where that is not known.
func freeBytes(in folder: String) -> Int? {
  var information = statvfs()
  guard statvfs(folder, &information) == 0 else { return nil }
  return Int(clamping: UInt64(information.f_bavail) * UInt64(information.f_frsize))
}

/// Whether both paths are on one volume; nil where one of them is not there.
func isSameVolume(_ first: String, _ second: String) -> Bool? {
  var (one, other) = (stat(), stat())
  guard stat(first, &one) == 0, stat(second, &other) == 0 else { return nil }
  return one.st_dev == other.st_dev
}

/// What changes when somebody writes to a file, found out without opening it.
struct FileStamp: Equatable {
  private let number: UInt64
  private let size: Int64
  private let seconds: Int
  private let nanoseconds: Int

  init?(path: String) {
    var information = stat()
    guard stat(path, &information) == 0 else { return nil }
    number = UInt64(information.st_ino)
    size = Int64(information.st_size)
    #if canImport(Darwin)
      let changed = information.st_mtimespec
    #else
      let changed = information.st_mtim
    #endif
    seconds = Int(changed.tv_sec)
    nanoseconds = Int(changed.tv_nsec)
  }
}
