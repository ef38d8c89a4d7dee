import CoreText
import Testing
import UIKit

@MainActor
@Suite struct LabelTextTests {
  private func label(_ text: String?, lines: Int = 1, scale: CGFloat = 2) -> UILabel {
    let label = UILabel()
    label.traitOverrides.displayScale = scale
    label.numberOfLines = lines
    label.text = text
    return label
  }

  private func rows(_ label: UILabel, _ size: CGSize) -> [Bool] {
    label.frame = CGRect(origin: .zero, size: size)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      label.drawText(in: label.bounds)
    }
    guard let pixels = image.cgImage else { return [] }
    let bytes = pixels.straightRGBA()
    return (0..<pixels.height).map { row in
      (0..<pixels.width).contains { bytes[4 * (row * pixels.width + $0) + 3] > 32 }
    }
  }

  /// The columns of a label's picture that have ink, at 1x.
  private func inkedColumns(_ label: UILabel) -> [Int] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let rows = UIGraphicsImageRenderer(size: label.bounds.size, format: format).image { context in
      UIGraphicsPushContext(context.cgContext)
      label.drawText(in: label.bounds)
      UIGraphicsPopContext()
    }.rgbaRows
    return (0..<Int(label.bounds.width)).filter { x in rows.contains { $0[x] & 0xFF > 0 } }
  }

  @Test func `lines beyond the limit are not counted`() {
    let label = label("a\nb\nc\nd", lines: 2)
    #expect(label.intrinsicContentSize.height == 41)
  }

  @Test func `text that is too wide ends with an ellipsis`() {
    let long = label("HHHHHHHHHH HHHHHHHH", scale: 1)
    #expect(rows(long, CGSize(width: 80, height: 21)).contains(true))
    let rect = long.textRect(
      forBounds: CGRect(x: 0, y: 0, width: 80, height: 40), limitedToNumberOfLines: 1)
    #expect(rect.width <= 80)
    #expect(rect.height == 21)
    #expect(rect.minY == 0)
  }

  @Test func `text shrinks to its least size`() {
    let label = label("HHHHHHHHHH", scale: 1)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    label.baselineAdjustment = .alignCenters
    let width = label.intrinsicContentSize.width
    let full = rows(label, CGSize(width: width, height: 30)).extent
    let shrunk = rows(label, CGSize(width: width * 0.6, height: 30)).extent
    #expect(shrunk.count < full.count)
    #expect(shrunk.count >= full.count / 2)
  }

  /// Apple's baselines are in pictures of square/Blueprint's tests from iOS 15, 16 and 17: text
  /// with attributes is centred, plain text stays where it was.
  @Test(arguments: [(100, 14), (50, 13)] as [(CGFloat, Int)])
  func `shrunk text with attributes is centred`(width: CGFloat, baseline: Int) {
    // Theirs, with letters that stand on the baseline.
    let text = "Hello! What's un u'all"
    for isAttributed in [true, false] {
      let label = label(text, scale: 1)
      if isAttributed { label.attributedText = NSAttributedString(string: text) }
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.5
      let inked = rows(label, CGSize(width: width, height: 21)).extent
      // Rounds go a little below the baseline.
      let wanted = isAttributed ? baseline : 16
      #expect((wanted...wanted + 1).contains(inked.upperBound))
    }
  }

  @Test func `text with attributes keeps its own and takes the rest from the label`() throws {
    let label = label(nil)
    let text = NSMutableAttributedString(string: "small BIG")
    text.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 34), range: NSRange(location: 6, length: 3))
    label.attributedText = text
    #expect(label.intrinsicContentSize.height == 41)
    #expect(label.text == "small BIG")
    label.font = .systemFont(ofSize: 17)
    #expect(label.intrinsicContentSize.height == 20.5)
    label.text = "plain"
    let attributes = try #require(label.attributedText).attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.font] as? UIFont == .systemFont(ofSize: 17))
  }

  @Test func `a label that adjusts its font shrinks without a scale of its own`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    label.text = "A text that is too long l"
    #expect(label.sizeThatFits(.zero).width > 120)
    label.adjustsFontSizeToFitWidth = true
    let ink = inkedColumns(label)
    // The last letter is a bar: where the text is cut, three dots stand there instead.
    #expect(ink.last ?? 0 > 95)
    label.minimumScaleFactor = 0.99
    let cut = inkedColumns(label)
    #expect(cut != ink)
    label.minimumScaleFactor = 0.1
    #expect(inkedColumns(label).last ?? 0 > 95)
  }

  @Test func `a paragraph that runs from right to left stands at the right`() {
    func first(_ direction: NSWritingDirection) -> Int {
      let style = NSMutableParagraphStyle()
      style.baseWritingDirection = direction
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
      label.attributedText = NSAttributedString(
        string: "Latin", attributes: [.paragraphStyle: style])
      return inkedColumns(label).first ?? -1
    }
    #expect(first(.leftToRight) < 5)
    #expect(first(.natural) < 5)
    #expect(first(.rightToLeft) > 150)
  }
}

extension [Bool] {
  /// From the first row that is true to the last.
  fileprivate var extent: Range<Int> {
    (firstIndex(of: true) ?? 0)..<((lastIndex(of: true) ?? -1) + 1)
  }
}
