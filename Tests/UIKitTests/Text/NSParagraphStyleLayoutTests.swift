import Testing
import UIKit

@MainActor
@Suite struct NSParagraphStyleLayoutTests {
  private let body: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]

  private func text(
    _ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]
  ) -> NSAttributedString {
    NSAttributedString(string: string, attributes: body.merging(attributes) { $1 })
  }

  private func pixels(_ text: NSAttributedString, width: CGFloat = 80) -> [[UInt32]] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let area = CGRect(x: 0, y: 0, width: width, height: 30)
    return UIGraphicsImageRenderer(size: area.size, format: format)
      .image { _ in text.draw(in: area) }.rgbaRows
  }

  /// The first column of a row of pixels that is painted.
  private func left(_ rows: [[UInt32]], _ range: Range<Int>) -> Int? {
    rows[range].compactMap { $0.firstIndex { $0 & 0xFF > 128 } }.min()
  }

  @Test func `a base direction moves text without one of its own to the other side`() throws {
    func style(_ direction: NSWritingDirection) -> NSParagraphStyle {
      let style = NSMutableParagraphStyle()
      style.baseWritingDirection = direction
      return style
    }
    let plain = pixels(text("fox", [.paragraphStyle: style(.leftToRight)]))
    let mirrored = pixels(text("fox", [.paragraphStyle: style(.rightToLeft)]))
    let start = try #require(left(plain, 0..<30))
    let moved = try #require(left(mirrored, 0..<30))
    #expect(start < 5 && moved > 40)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
    label.attributedText = text("fox", [.paragraphStyle: style(.rightToLeft)])
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let rows = UIGraphicsImageRenderer(size: label.bounds.size, format: format)
      .image { label.layer.render(in: $0.cgContext) }.rgbaRows
    #expect(try #require(left(rows, 0..<30)) > 40)
  }

  @Test func `text before a tab stop on the right ends there, at a centred one is around it`() {
    func end(_ alignment: NSTextAlignment) -> CGFloat {
      let style = NSMutableParagraphStyle()
      style.tabStops = [NSTextTab(textAlignment: alignment, location: 100)]
      return text("a\tbbb", [.paragraphStyle: style]).size().width
    }
    let width = text("bbb").size().width
    #expect((end(.left) - 100 - width).magnitude < 0.001)
    #expect((end(.right) - 100).magnitude < 0.001)
    #expect((end(.center) - 100 - width / 2).magnitude < 0.001)
  }

  @Test func `the layout gets what the style says`() {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    style.lineBreakMode = .byTruncatingMiddle
    style.headIndent = 7
    style.baseWritingDirection = .rightToLeft
    let layout = style.paragraphStyle
    #expect(layout.alignment == .right)
    #expect(layout.lineBreakMode == .byTruncatingMiddle)
    #expect(layout.headIndent == 7)
    #expect(layout.baseDirection == .rightToLeft)
  }
}
