import CoreGraphics
import CoreText
import Foundation
import Testing

@Suite struct CTLineFunctionsTests: MakesLines {
  @Test func `spaces at the end are told`() throws {
    let line = try line("A  ")
    #expect((CTLineGetTrailingWhitespaceWidth(line) - 15.84).magnitude < 0.0001)
    #expect(CTLineGetPenOffsetForFlush(line, 1, 100) == 100 - Double(line.visibleWidth))
  }

  @Test func `carets stand between characters, whichever way text runs`() throws {
    let line = try line("abc אבג")
    #expect(line.runs.map(\.isRightToLeft) == [false, true])
    for index in [1, 2, 3] {
      #expect(line.index(at: line.offset(of: index)) == index)
    }
    // The second Hebrew letter begins left of the first.
    #expect(line.offset(of: 6) < line.offset(of: 5))
    #expect(line.offset(of: 0) == 0)
  }

  @Test func `a justified line fills its width`() throws {
    let line = try line("a b c ")
    let wide = try #require(CTLineCreateJustifiedLine(line, 1, 200))
    #expect((wide.visibleWidth - 200).magnitude < 0.0001)
    #expect(wide.runs[0].positions[1].x == line.runs[0].positions[1].x)
    #expect(wide.runs[0].positions[2].x > line.runs[0].positions[2].x + 30)
  }
}
