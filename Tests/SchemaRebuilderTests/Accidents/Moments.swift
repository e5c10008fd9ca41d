import Foundation

/// How many of all moments are tried, and which.
///
/// `EVERY_MOMENT=1` tries all of them, where a number says nothing else; `ACCIDENT_SEED=7` others;
/// `FAILING_CALLS=40` so many calls of each kind, of which there are thousands.
enum Moments {
  static let triesAll = setting("EVERY_MOMENT") == 1
  static let seed = UInt64(setting("ACCIDENT_SEED") ?? 1)

  static func setting(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  /// The first and the last moment, and some between them; all of them on demand.
  static func some(_ wanted: Int, of total: Int) -> [Int] {
    triesAll && total > 0 ? Array(1...total) : random(wanted, of: total)
  }

  /// The first and the last moment, and some between them, in their order.
  static func random(_ wanted: Int, of total: Int) -> [Int] {
    guard total > 0 else { return [] }
    var generator = SeededGenerator(seed: seed &* 1_000_003 &+ UInt64(total))
    let between = (2..<max(3, wanted)).map { _ in Int.random(in: 1...total, using: &generator) }
    return Set([1, total] + between).sorted()
  }
}
