import CoreGraphics
import Testing

@Suite struct FlatteningTests {
  func steps(_ text: String, scale: CGFloat) -> Int {
    path(text).flattened(CGAffineTransform(scaleX: scale, y: scale)).points.count - 1
  }

  @Test func `lines come out mapped, subpath by subpath`() {
    let flat = path("M 0 0 L 1 0 L 1 1 Z M 9 9 M 2 2 L 3 3")
      .flattened(CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 2))
    #expect(flat.subpathStarts == [0, 3])
    #expect(flat.closed == [true, false])
    #expect(
      flat.points == [
        CGPoint(x: 10, y: 0), CGPoint(x: 12, y: 0), CGPoint(x: 12, y: 2), CGPoint(x: 14, y: 4),
        CGPoint(x: 16, y: 6),
      ])
  }

  @Test func `curves get the steps that Apple's reference images show`() {
    // The curves of the path behind testCGPath and testUIBezierPath.
    let quad = "M 0 60 Q 3.75 86.25 30 90"
    let cubic = "M 60 60 C 75 60 90 45 90 30"
    let quarter = "M 90 75 C 90 83.284 83.284 90 75 90"
    #expect([quad, cubic, quarter].map { steps($0, scale: 1) } == [16, 16, 16])
    #expect([quad, cubic, quarter].map { steps($0, scale: 2) } == [16, 30, 16])
    let coarse = CGPath.tolerancePixels(flatness: 0.6)
    #expect(
      [quad, cubic, quarter].map {
        path($0).flattened(.identity, tolerancePixels: coarse).points.count - 1
      } == [8, 14, 8])
  }

  @Test func `a curve is cut finer where it bends more`() {
    // At 2x this curve has 14 steps of 1/32, two of 1/16 in the middle, and 14 of 1/32.
    let flat = path("M 120 120 C 150 120 180 90 180 60").flattened(.identity)
    let lengths = zip(flat.points, flat.points.dropFirst()).map {
      let (x, y) = ($1.x - $0.x, $1.y - $0.y)
      return (x * x + y * y).squareRoot()
    }
    #expect(lengths.count == 30)
    #expect(lengths[14] > 1.8 * lengths[13] && lengths[15] > 1.8 * lengths[16])
    #expect(lengths[..<14].allSatisfy { $0 < 3.5 } && lengths[16...].allSatisfy { $0 < 3.5 })
  }

  @Test func `a straight curve is one line`() {
    #expect(steps("M 0 0 C 1 1 2 2 3 3", scale: 1) == 1)
    #expect(steps("M 0 0 Q 1 1 2 2", scale: 1) == 1)
  }

  @Test(arguments: [0.5, 3, 10, 40, 200, 3000, 30000.0])
  func `circles of any size stay within a twelfth of a pixel`(radius: Double) {
    let flat = circle(0, 0, radius).flattened(.identity)
    for (a, b) in zip(flat.points, flat.points.dropFirst()) {
      let (x, y) = ((a.x + b.x) / 2, (a.y + b.y) / 2)
      // Four cubic curves are a circle but for 0.03 % of the radius.
      #expect(radius * 1.0003 - (x * x + y * y).squareRoot() < 0.083 + radius * 0.0006)
    }
    #expect(flat.points.last == flat.points.first)
  }

  @Test func `huge and undefined coordinates give few points`() {
    #expect(steps("M 0 0 C 1e30 0 0 1e30 -1e30 5", scale: 1) == 1024)
    #expect(steps("M 0 0 C inf 0 0 1e30 -1e30 5", scale: 1) <= 1024)
    #expect(steps("M 0 0 Q nan 0 0 1", scale: 1) == 1)
    #expect(steps("M 0 0 C 1e308 0 0 1e308 -1e308 5", scale: 1e308) <= 1024)
  }

  @Test func `the number of points is limited`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    for k in 0..<40_000 {
      path.addCurve(
        to: CGPoint(x: CGFloat(k), y: 0), control1: CGPoint(x: 1e9, y: 1e9),
        control2: CGPoint(x: -1e9, y: 1e9))
    }
    #expect(path.flattened(.identity).points.count <= 1 << 24)
  }

  @Test func `nothing comes of nothing`() {
    #expect(CGMutablePath().flattened(.identity).points.isEmpty)
    #expect(path("M 1 1 Z").flattened(.identity).points.isEmpty)
    #expect(path("M 1 1 M 2 2").flattened(.identity).subpathStarts.isEmpty)
  }
}
