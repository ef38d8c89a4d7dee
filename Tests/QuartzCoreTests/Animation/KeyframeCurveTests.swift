import Testing

@testable import QuartzCore

@Suite struct KeyframeCurveTests {
  private func curve(
    _ values: [Double], isCubic: Bool = false, tension: [Double] = []
  ) -> KeyframeCurve {
    KeyframeCurve(
      values.map { .number($0) }, isCubic: isCubic, tension: tension, continuity: [], bias: [])
  }

  @Test func `values lie on the straight line between two each`() {
    let line = curve([0, 10, 40])
    #expect(line.value(inSegment: 0, at: 0.3).number == 3)
    #expect(line.value(inSegment: 1, at: 0.5).number == 25)
  }

  @Test func `a spline without controls follows a parabola through its points`() {
    // Its tangents are half the way between the neighbours, which a parabola's are as well.
    let spline = curve([0, 1, 4, 9], isCubic: true)
    #expect(spline.value(inSegment: 1, at: 0.5).number == 2.25)
    #expect(spline.value(inSegment: 1, at: 0).number == 1)
    #expect(spline.value(inSegment: 1, at: 1).number == 4)
  }

  @Test func `full tension leaves no slope at the values`() {
    let spline = curve([0, 1, 4, 9], isCubic: true, tension: [0, 1, 1, 0])
    // 3t² − 2t³ of the way at t = 1⁄4.
    #expect(spline.value(inSegment: 1, at: 0.25).number == 1 + 3 * 0.15625)
  }

  @Test func `at even speed a longer segment takes longer`() {
    let place = curve([0, 10, 40]).place(atEvenSpeed: 0.5)
    #expect(place.segment == 1)
    #expect(abs(place.fraction - 1 / 3) < 1e-12)
  }

  @Test func `values without a distance are passed in equal times`() {
    let place = curve([5, 5, 5]).place(atEvenSpeed: 0.75)
    #expect(place.segment == 1 && place.fraction == 0.5)
  }
}
