import Testing
import UIKit

@MainActor
@Suite struct TextAttributeTests {
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

  @Test func `letters lean to the right above the baseline`() throws {
    let upright = pixels(text("I"))
    let leaning = pixels(text("I", [.obliqueness: 0.5]))
    let top = try #require(left(leaning, 6..<8))
    let bottom = try #require(left(leaning, 16..<18))
    #expect(left(upright, 6..<8) == left(upright, 16..<18) && top >= bottom + 3)
    #expect(text("I", [.obliqueness: 0.5]).size() == text("I").size())
  }

  @Test func `letters are as much wider as the expansion says`() {
    // Of the system font the tracking, which is no part of the letters, stays as it is.
    let font = UIFont(name: "DejaVuSans", size: 20) ?? UIFont.systemFont(ofSize: 20)
    let plain = text("Hello", [.font: font]).size().width
    let wide = text("Hello", [.font: font, .expansion: 0.6931471805599453]).size().width
    #expect((wide - 2 * plain).magnitude < 0.001)
    #expect(text("Hello", [.expansion: CGFloat.infinity]).size().width.isFinite)
  }

  @Test func `a direction that an attribute gives is that of its letters`() {
    let value =
      NSWritingDirection.rightToLeft.rawValue
      | NSWritingDirectionFormatType.override.rawValue
    func caret(_ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
      view.attributedText = text("ab", attributes)
      view.layoutIfNeeded()
      let first = view.textRange(
        from: view.beginningOfDocument,
        to: view.position(from: view.beginningOfDocument, offset: 1) ?? view.endOfDocument)
      return first.map { view.firstRect(for: $0).minX } ?? 0
    }
    #expect(caret([.writingDirection: [value]]) > caret([:]) + 5)
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

  // MARK: Lists

  @Test func `markers count and are letters or Roman numbers`() {
    func marker(_ format: NSTextList.MarkerFormat, _ number: Int) -> String {
      NSTextList(markerFormat: format, options: 0).marker(forItemNumber: number)
    }
    #expect(marker(.disc, 3) == "•" && marker(.decimal, 3) == "3")
    #expect(marker(.lowercaseAlpha, 28) == "ab" && marker(.uppercaseRoman, 1994) == "MCMXCIV")
    #expect(marker(.init("({lower-roman})"), 4) == "(iv)" && marker(.lowercaseAlpha, 0) == "0")
    #expect(NSTextList(markerFormat: .decimal, options: 0).isOrdered)
    #expect(!NSTextList(markerFormat: .disc, options: 0).isOrdered)
  }

  @Test func `a text view moves items in and draws their markers`() {
    let style = NSMutableParagraphStyle()
    style.textLists = [NSTextList(markerFormat: .decimal, options: 0)]
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.attributedText = text("one\ntwo", [.paragraphStyle: style])
    view.layoutIfNeeded()
    let caret = view.caretRect(for: view.beginningOfDocument)
    #expect(caret.midX == 41)
    #expect(view.attributedText.string == "one\ntwo")
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let rows = UIGraphicsImageRenderer(size: view.bounds.size, format: format)
      .image { view.layer.render(in: $0.cgContext) }.rgbaRows
    // Black on white, between the padding and the text.
    let inked = rows.map { $0[16..<36].contains { $0 >> 24 < 100 } }
    #expect(inked[8..<32].contains(true) && inked[34..<58].contains(true))
  }

  // MARK: Attachments

  private final class Fitting: NSTextAttachment {
    var asked: [CGRect] = []

    override func attachmentBounds(
      for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
      glyphPosition position: CGPoint, characterIndex charIndex: Int
    ) -> CGRect {
      asked.append(lineFrag)
      return CGRect(x: 0, y: -4, width: min(lineFrag.width, 60), height: 10)
    }
  }

  @Test func `a subclass says what room an attachment takes up`() {
    let attachment = Fitting()
    #expect(NSAttributedString(attachment: attachment).size().width == 60)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 50, height: 60))
    view.attributedText = NSAttributedString(attachment: attachment)
    view.layoutIfNeeded()
    #expect(attachment.asked.last?.width == 40)
    attachment.lineLayoutPadding = 3
    #expect(NSAttributedString(attachment: attachment).size().width == 66)
  }

  private final class Provider: NSTextAttachmentViewProvider {
    override func loadView() {
      view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 12))
      view?.backgroundColor = .red
      tracksTextAttachmentViewBounds = true
    }
  }

  @Test func `a view stands in an attachment's place`() throws {
    NSTextAttachment.registerViewProviderClass(Provider.self, forFileType: "test.view")
    let attachment = NSTextAttachment(data: nil, ofType: "test.view")
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    view.traitOverrides.displayScale = 1
    let string = NSMutableAttributedString(attributedString: text("a"))
    string.append(NSAttributedString(attachment: attachment))
    view.attributedText = string
    view.layoutIfNeeded()
    let shown = try #require(attachment.provider(in: view))
    #expect(shown.frame.size == CGSize(width: 30, height: 12))
    #expect(shown.frame.minX > 10)
    #expect(attachment.usesTextAttachmentView)
    view.attributedText = text("a")
    view.layoutIfNeeded()
    #expect(attachment.provider(in: view) == nil)
  }
}

extension NSTextAttachment {
  /// What stands in its place: the one red view inside.
  @MainActor
  fileprivate func provider(in view: UIView) -> UIView? {
    view.subviews.flatMap(\.subviews).first { $0.backgroundColor == .red }
  }
}
