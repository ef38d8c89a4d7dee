import CoreGraphics
import CoreText
import Foundation
import Testing

@Suite struct CTFrameTests: LaysTextOut {
  @Test func `lines that do not fit the height are left out`() throws {
    let font = try #require(CTFont.system(size: 17))
    var options = TextLayout.Options(width: 100)
    options.height = 45
    let text = StyledText("a\nb\nc", attributes: [TextAttribute.font: font])
    let layout = TextLayout(text, options: options)
    #expect(layout.lines.count == 2)
    #expect(!layout.isComplete)
  }

  @Test func `a frame counts from the bottom of its path`() throws {
    let font = try CTFont.named("Inter", size: 10)
    let string = NSAttributedString(
      string: "one two three", attributes: [kCTFontAttributeName: font])
    let setter = CTFramesetterCreateWithAttributedString(string)
    var fit = CFRange()
    let size = CTFramesetterSuggestFrameSizeWithConstraints(
      setter, CFRange(), nil, CGSize(width: 50, height: 1000), &fit)
    #expect(fit.length == 13)
    #expect(size.width <= 50)
    let path = CGPath(rect: CGRect(x: 5, y: 5, width: 50, height: 100), transform: nil)
    let frame = CTFramesetterCreateFrame(setter, CFRange(), path, nil)
    #expect(CTFrameGetLines(frame).count == 2)
    var origins = [CGPoint](repeating: .zero, count: 2)
    CTFrameGetLineOrigins(frame, CFRange(), &origins)
    #expect((origins[0].y - (100 - font.ascent)).magnitude < 0.001)
    #expect(origins[1].y < origins[0].y)
  }
}
