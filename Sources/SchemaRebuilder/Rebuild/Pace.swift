/// How fast a step gets on, and how long its rest will take if it goes on so.
struct Pace: Hashable {
  private(set) var points: [Point] = []
  private var last: Point?
  /// How many seconds lie between two points that are kept, at least.
  private var spacing = 0.0

  struct Point: Hashable {
    let seconds: Double
    let fraction: Double
  }

  /// Notes how far the step has come by then.
  mutating func note(_ fraction: Double, after seconds: Double) {
    let point = Point(seconds: seconds, fraction: fraction)
    last = point
    if let kept = points.last, seconds - kept.seconds < spacing { return }
    points.append(point)
    guard points.count > 200 else { return }
    points = points.indices.filter { $0 % 2 == 1 }.map { points[$0] }
    spacing = seconds / 100
  }

  /// How many seconds the rest will take; nil until two seconds and a twentieth of the way tell it,
  /// and where the second half of the time has not been about as fast as the first.
  var remainingSeconds: Double? {
    guard let last, last.seconds >= 2, last.fraction >= 0.05,
      let middle = points.last(where: { $0.seconds <= last.seconds / 2 }), middle.seconds > 0
    else { return nil }
    let before = middle.fraction / middle.seconds
    let since = (last.fraction - middle.fraction) / (last.seconds - middle.seconds)
    guard since > 0, since <= 2 * before, before <= 2 * since else { return nil }
    return (1 - last.fraction) / since
  }
}
