import CoreGraphics
import Testing

@Suite struct CGPathCopiesTests {
  @Test func `the initialisers give what the copies do`() throws {
    let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 5), transform: nil)
    var shift = CGAffineTransform(translationX: 3, y: 4)
    // Outside of #require, in whose expansion the pointers would outlive what they lead to.
    let outline = CGPath(
      __byStroking: path, transform: &shift, lineWidth: 2, lineCap: .round, lineJoin: .bevel,
      miterLimit: 4)
    let dashes = CGPath(__byDashing: path, transform: nil, phase: 1, lengths: [2, 3], count: 2)
    #expect(
      try #require(outline)
        == path.copy(
          strokingWithWidth: 2, lineCap: .round, lineJoin: .bevel, miterLimit: 4,
          transform: shift))
    #expect(try #require(dashes) == path.copy(dashingWithPhase: 1, lengths: [2, 3]))
  }
}
