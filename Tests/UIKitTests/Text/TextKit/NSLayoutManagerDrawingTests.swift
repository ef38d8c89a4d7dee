import Testing
import UIKit

private final class Watching: NSLayoutManager {
  var log: [String] = []

  override func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int,
    forCharacterRange charRange: NSRange, color: UIColor
  ) {
    log.append("background \(charRange.location) \(charRange.length) \(rectArray[0].height)")
    super.fillBackgroundRectArray(
      rectArray, count: rectCount, forCharacterRange: charRange, color: color)
  }

  override func drawUnderline(
    forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle,
    baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {
    log.append("underline \(glyphRange.location) \(glyphRange.length)")
  }
}

@MainActor
@Suite struct NSLayoutManagerDrawingTests {
  private let body: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]

  @Test func `a subclass draws backgrounds and underlines in its own way`() {
    let text = NSMutableAttributedString(string: "one two", attributes: body)
    text.addAttribute(
      .backgroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
    text.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 4, length: 3))
    let storage = NSTextStorage(attributedString: text)
    let manager = Watching()
    let container = NSTextContainer(size: CGSize(width: 200, height: 0))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 30)).image { _ in
      let all = NSRange(location: 0, length: 7)
      manager.drawBackground(forGlyphRange: all, at: .zero)
      manager.drawGlyphs(forGlyphRange: all, at: .zero)
    }
    let height = UIFont.systemFont(ofSize: 17).lineHeight
    #expect(manager.log == ["background 0 3 \(height)", "underline 4 3"])
    #expect(image.rgbaRows.joined().contains(Pixel.red))
  }
}
