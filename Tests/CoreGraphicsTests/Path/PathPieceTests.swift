import Testing

@testable import CoreGraphics

@Suite struct PathPieceTests {
  private func piece(_ text: String) throws -> PathPiece {
    try #require(path(text).tracks.first?.pieces.first)
  }

  /// The length of the parabola y = x² from 0 to x, which is the integral of √(1 + 4x²).
  private func parabolaLength(to x: Double) -> Double {
    let root = (1 + 4 * x * x).squareRoot()
    return x * root / 2 + CLibrary.log(2 * x + root) / 4
  }

  @Test(arguments: [0.1, 0.3, 0.77, 0.999])
  func `an arc's share of the length is its share of the angle`(share: Double) {
    let end = circle(0, 0, 100).trimmed(from: 0, to: share).currentPoint
    let angle = DeterministicMath.atan2(end.y.native, end.x.native) / (2 * .pi)
    #expect(abs((angle < 0 ? angle + 1 : angle) - share) < 2e-5)
  }

  @Test func `coordinates that are not finite have no length`() {
    let path = path("M 0 0 L 10 0 L nan 5 M 0 5 C 1e30 0 inf 0 3 3 M 0 9 L 10 9")
    #expect(path.trimmed(from: 0, to: 0.5).text.hasPrefix("M 0 0 L 10 0"))
    #expect(path.trimmed(from: 0.5, to: 0.75).text.hasSuffix("M 0 9 L 5 9"))
  }

  @Test func `a line is as long as Pythagoras says, and its parameter grows evenly`() throws {
    let line = try piece("M 1 2 L 4 6")
    #expect(line.length == 5)
    #expect(line.parameter(at: 2) == 0.4)
    let place = line.point(at: 0.5)
    #expect(place.x == 2.5 && place.y == 4)
  }

  @Test func `a parabola is as long as its integral`() throws {
    // With these control points x is the parameter and y its square.
    let parabola = try piece("M 0 0 Q 0.5 0 1 1")
    #expect(abs(parabola.length - parabolaLength(to: 1)) < 1e-12)
    for x in [0.01, 0.3, 0.5, 0.99] {
      #expect(abs(parabola.parameter(at: parabolaLength(to: x)) - x) < 1e-10)
    }
  }

  @Test func `distances outside of a piece lead to its ends`() throws {
    let curve = try piece("M 0 0 C 0 8 8 8 8 0")
    #expect(curve.parameter(at: -1) == 0)
    #expect(curve.parameter(at: curve.length + 1) == 1)
    #expect(try piece("M 3 3 L 3 3").parameter(at: 1) == 0)
  }

  @Test func `a cubic curve is halved as de Casteljau does it`() throws {
    let curve = try piece("M 0 0 C 0 8 8 8 8 0")
    typealias Point = PathPiece.Vector
    let (left, right) = (curve.part(from: 0, to: 0.5), curve.part(from: 0.5, to: 1))
    #expect(left.points == [Point(0, 0), Point(0, 4), Point(2, 6), Point(4, 6)])
    #expect(right.points == [Point(4, 6), Point(6, 6), Point(8, 4), Point(8, 0)])
    #expect(curve.part(from: 0, to: 1).points == curve.points)
  }

  @Test(arguments: ["M 1 2 Q 9 -4 5 7", "M 1 2 C 9 -4 5 7 -3 3"])
  func `a part lies on its curve, and as far along it as was asked`(_ text: String) throws {
    let curve = try piece(text)
    let part = curve.part(from: 0.2, to: 0.7)
    for step in 0...10 {
      let t = Double(step) / 10
      let difference = part.point(at: t) - curve.point(at: 0.2 + 0.5 * t)
      #expect(max(abs(difference.x), abs(difference.y)) < 1e-12)
    }
    let distance = curve.length / 3
    let third = curve.part(from: 0, to: curve.parameter(at: distance))
    let measured = PathPiece(verb: third.verb, points: third.points)
    #expect(abs(measured.length - distance) < 1e-7)
  }

  @Test func `chords are as many as the bend needs`() throws {
    #expect(try piece("M 0 0 L 9 9").chordCount(tolerance: 1e-9) == 1)
    // The chord of this parabola is 5 from its top; with n of them that is 5 / n².
    let quad = try piece("M 0 0 Q 5 10 10 0")
    #expect(quad.chordCount(tolerance: 5) == 1)
    #expect(quad.chordCount(tolerance: 4.9) == 2)
    #expect(quad.chordCount(tolerance: 0.1) == 8)
    #expect(quad.chordCount(tolerance: 0) == 1024)
  }

  @Test func `tracks are the subpaths that draw something, a close being a line`() {
    let tracks = path("M 0 0 L 3 0 L 3 4 Z M 9 9 M 5 5 Z M 0 0 L 1 0 L 0 0 Z M 0 0 L 2 0").tracks
    #expect(tracks.map(\.length) == [12, 0, 2, 2])
    #expect(tracks.map(\.isClosed) == [true, true, true, false])
    #expect(tracks.map(\.pieces.count) == [3, 1, 2, 1])
    #expect(tracks.map(\.start) == [SIMD2(0, 0), SIMD2(5, 5), SIMD2(0, 0), SIMD2(0, 0)])
  }

  @Test func `pieces are added as what they are`() throws {
    let copy = CGMutablePath()
    copy.move(to: CGPoint(x: 1, y: 2))
    for text in ["M 1 2 L 4 6", "M 4 6 Q 5 5 6 6", "M 6 6 C 7 7 8 8 9 6"] {
      copy.add(try piece(text))
    }
    #expect(copy.text == "M 1 2 L 4 6 Q 5 5 6 6 C 7 7 8 8 9 6")
  }
}
