import CoreGraphics
import CoreText
import Foundation
import Testing

@Suite struct CTLineTests: MakesLines {
  @Test func `a line is as wide as its glyphs`() throws {
    let line = try line("AVAST To.")
    // 13,780 units of 1/100 point.
    #expect((line.width - 137.8).magnitude < 0.0001)
    #expect(CTLineGetGlyphCount(line) == 9)
    #expect(CTLineGetStringRange(line) == CFRange(location: 0, length: 9))
  }

  @Test func `kern follows every character, the last too`() throws {
    let plain = try line("abc", [kCTKernAttributeName: 0])
    let wide = try line("abc", [kCTKernAttributeName: 2])
    #expect((wide.width - plain.width - 6).magnitude < 0.5)
    let pair = try line("AV")
    let unkerned = try line("AV", [kCTKernAttributeName: 0])
    #expect(unkerned.width > pair.width)
  }

  @Test func `a tab goes to the next stop`() throws {
    let line = try line("a\tb")
    #expect(line.runs[2].x == 28)
  }
}
