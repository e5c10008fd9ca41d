#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A time from which versions are made: 20260930143000, or with milliseconds 20260930143000123.
package struct MigrationTime: Hashable {
  /// The time in digits, from the year to the millisecond.
  let digits: UInt64

  /// The version of a width; nil where no time has it.
  func version(width: Int) -> UInt64? {
    switch width {
    case 14: digits / 1000
    case 17: digits
    default: nil
    }
  }

  /// The time it is, in UTC, so that versions of people in different places can be compared.
  package static func now() -> MigrationTime {
    var moment = timespec()
    clock_gettime(CLOCK_REALTIME, &moment)
    var parts = tm()
    gmtime_r(&moment.tv_sec, &parts)
    let values = [
      (Int(parts.tm_year) + 1900, 10_000), (Int(parts.tm_mon) + 1, 100), (Int(parts.tm_mday), 100),
      (Int(parts.tm_hour), 100), (Int(parts.tm_min), 100), (Int(parts.tm_sec), 100),
      (moment.tv_nsec / 1_000_000, 1000),
    ]
    return MigrationTime(digits: values.reduce(0) { $0 * UInt64($1.1) + UInt64($1.0) })
  }
}
