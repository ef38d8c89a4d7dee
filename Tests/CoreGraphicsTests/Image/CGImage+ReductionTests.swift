import CoreGraphics
import Testing

@Suite struct CGImageReductionTests {
  @Test func `a reduction is kept until another is asked for`() throws {
    let image = try #require(
      CGImage(straightRGBA: [UInt8](repeating: 7, count: 4 * 64), width: 8, height: 8))
    let first = try #require(image.reduced(width: 3, height: 2))
    #expect(image.reduced(width: 3, height: 2) === first)
    #expect(try #require(image.reduced(width: 2, height: 3)).height == 3)
    #expect(image.reduced(width: 9, height: 2) == nil)
    #expect(image.reduced(width: 0, height: 2) == nil)
  }
}
