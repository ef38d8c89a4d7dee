import CoreGraphics
import CoreText
import Foundation
import Testing

@Suite struct CTRunTests: MakesLines {
  @Test func `attributes divide a line into runs`() throws {
    let string = NSMutableAttributedString(
      string: "abcd", attributes: [kCTFontAttributeName: try font()])
    string.addAttribute(
      kCTForegroundColorAttributeName, value: CGColor.white,
      range: NSRange(location: 2, length: 2))
    let runs = CTLineGetGlyphRuns(CTLineCreateWithAttributedString(string))
    #expect(runs.map(\.range) == [0..<2, 2..<4])
    #expect(runs[1].x == runs[0].width)
    var positions = [CGPoint](repeating: .zero, count: 2)
    CTRunGetPositions(runs[1], CFRange(), &positions)
    #expect(positions[0].x == runs[1].x)
  }
}
