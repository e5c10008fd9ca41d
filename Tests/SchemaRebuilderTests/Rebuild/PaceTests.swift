import Testing

@testable import SchemaRebuilder

/// How long the rest will take, and when that is not said.
@Suite struct PaceTests {
  private func remaining(_ points: [(seconds: Double, fraction: Double)]) -> Double? {
    var pace = Pace()
    for point in points { pace.note(point.fraction, after: point.seconds) }
    return pace.remainingSeconds
  }

  @Test func `at an even pace it is what the rest takes`() {
    #expect(remaining([(0, 0), (1, 0.125), (2, 0.25), (3, 0.375), (4, 0.5)]) == 4)
  }

  @Test func `it goes by the second half of the time`() {
    #expect(remaining([(0, 0), (2, 0.125), (4, 0.375)]) == 5)
  }

  @Test(arguments: [
    [],
    [(0, 0), (0.5, 0.25), (1, 0.5)],
    [(0, 0), (2, 0.01), (4, 0.02)],
    [(0, 0), (2, 0.5), (4, 0.5)],
    [(0, 0), (2, 0.5), (4, 0.6)],
    [(0, 0), (2, 0.1), (4, 0.5)],
  ])
  func `it is not said too early, nor where the pace has changed`(
    points: [(seconds: Double, fraction: Double)]
  ) {
    #expect(remaining(points) == nil)
  }

  @Test func `however often it is noted, few points are kept`() throws {
    var pace = Pace()
    for second in 0...10_000 { pace.note(Double(second) / 20_000, after: Double(second)) }
    let seconds = try #require(pace.remainingSeconds)
    #expect(abs(seconds - 10_000) < 1)
    #expect(pace.points.count <= 200)
  }

  @Test func `a rowid says which part of an even range is done`() {
    let range = RowIDRange(first: -100, last: 300)
    #expect([-200, -100, 100, 300, 400].map(range.fraction) == [0, 0, 0.5, 1, 1])
    #expect(RowIDRange(first: .min, last: .max).fraction(at: 0) == 0.5)
  }
}
