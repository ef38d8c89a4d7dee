import CoreGraphics
import Foundation
import Testing

@testable import CoreText

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

/// Frames of text whose widths can be counted: its lines are 11 points high.
@Suite struct CTFramePlainTests: SetsPlainText {
  private func frame(
    _ string: NSAttributedString, width: CGFloat = 32.5, height: CGFloat = 100,
    range: CFRange = CFRange(), attributes: [String: Any]? = nil
  ) -> CTFrame {
    CTFramesetterCreateFrame(
      CTFramesetterCreateWithAttributedString(string), range,
      CGPath(rect: CGRect(x: 7, y: 3, width: width, height: height), transform: nil), attributes)
  }

  private func origins(_ frame: CTFrame, _ range: CFRange = CFRange()) -> [CGPoint] {
    var origins = [CGPoint](repeating: CGPoint(x: -1, y: -1), count: 4)
    CTFrameGetLineOrigins(frame, range, &origins)
    return origins
  }

  @Test func `lines fill the width from the top of the box down`() {
    let frame = frame(string("aaa bbb ccc"))
    #expect(CTFrameGetLines(frame).map(\.range) == [0..<8, 8..<11])
    // Baselines are 9 below the tops of lines that are 11 high.
    #expect(origins(frame).prefix(2) == [CGPoint(x: 0, y: 91), CGPoint(x: 0, y: 80)])
    #expect(origins(frame)[2] == CGPoint(x: -1, y: -1))
    #expect(origins(frame, CFRange(location: 1, length: 1))[0] == CGPoint(x: 0, y: 80))
  }

  @Test func `alignment moves the origins, indents too`() {
    func places(_ change: (inout ParagraphStyle) -> Void) -> [CGFloat] {
      var style = ParagraphStyle()
      change(&style)
      let frame = frame(string("aaa bbb ccc", [TextAttribute.paragraphStyle: style]))
      return origins(frame).prefix(2).map(\.x)
    }
    #expect(places { $0.alignment = .right } == [0, 17.5])
    #expect(places { $0.alignment = .center } == [0, 8.75])
    #expect(
      places {
        $0.firstLineHeadIndent = 10
        $0.headIndent = 4
      } == [10, 4])
  }

  @Test(arguments: [(100.0, 11, 2), (22, 11, 2), (21.9, 8, 1), (11, 8, 1), (10.9, 0, 0)])
  func `a frame shows the lines that fit its height`(
    _ height: CGFloat, _ length: Int, _ count: Int
  ) {
    let frame = frame(string("aaa bbb ccc"), height: height)
    #expect(CTFrameGetLines(frame).count == count)
    #expect(CTFrameGetVisibleStringRange(frame) == CFRange(location: 0, length: length))
    #expect(CTFrameGetStringRange(frame) == CFRange(location: 0, length: 11))
  }

  @Test func `a frame keeps its path`() {
    let box = CGRect(x: 7, y: 3, width: 32.5, height: 100)
    #expect(CTFrameGetPath(frame(string("a"))).boundingBoxOfPath == box)
  }

  @Test func `what a frame cannot do is told of`() {
    func notes(_ body: () -> Void) -> [FidelityFeature] {
      FidelityLedger.collecting(body).map(\.feature)
    }
    let text = string("aaa bbb ccc")
    #expect(notes { _ = frame(text) }.isEmpty)
    #expect(notes { _ = frame(text, range: CFRange(location: 4, length: 2)) } == [.textPath])
    #expect(notes { _ = frame(text, attributes: ["x": 1]) } == [.textPath])
    #expect(notes { _ = frame(text, attributes: [:]) }.isEmpty)
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 50, height: 50), transform: nil)
    let setter = CTFramesetterCreateWithAttributedString(text)
    #expect(notes { _ = CTFramesetterCreateFrame(setter, CFRange(), circle, nil) } == [.textPath])
  }

  @Test(arguments: [
    (32.5, 1000.0, 32.5, 22.0, 11), (49, 1000, 32.5, 22, 11), (50, 1000, 50, 11, 11),
    (32.5, 11, 32.5, 11, 8), (15, 1000, 15, 33, 11), (0, 0, 50, 11, 11), (1e10, 1e10, 50, 11, 11),
  ])
  func `a framesetter suggests the size that text takes and the part that fits`(
    _ width: CGFloat, _ height: CGFloat, _ usedWidth: CGFloat, _ usedHeight: CGFloat, _ fit: Int
  ) {
    let setter = CTFramesetterCreateWithAttributedString(string("aaa bbb ccc"))
    var range = CFRange(location: 5, length: 5)
    let size = CTFramesetterSuggestFrameSizeWithConstraints(
      setter, CFRange(), nil, CGSize(width: width, height: height), &range)
    #expect(size == CGSize(width: usedWidth, height: usedHeight))
    #expect(range == CFRange(location: 0, length: fit))
  }

  @Test func `an empty text takes no room`() {
    let setter = CTFramesetterCreateWithAttributedString(string(""))
    let size = CTFramesetterSuggestFrameSizeWithConstraints(
      setter, CFRange(), nil, CGSize(width: 10, height: 10), nil)
    #expect(size == .zero)
    #expect(CTFrameGetLines(frame(string(""))).isEmpty)
    #expect(CTFrameGetVisibleStringRange(frame(string(""))) == CFRange())
  }

  @Test func `a framesetter has a typesetter of the same text`() {
    let setter = CTFramesetterCreateWithAttributedString(string("aaa bbb ccc"))
    #expect(CTTypesetterSuggestLineBreak(CTFramesetterGetTypesetter(setter), 0, 32.5) == 8)
  }
}
