import Testing
import UIKit

@MainActor
@Suite struct NSAttributedStringDrawingTests {
  private let body: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]

  private func image(_ draw: () -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 60, height: 50), format: format)
      .image { _ in draw() }
  }

  /// The lengths of ink in the row below the baseline that has most of it.
  private func underline(_ style: NSUnderlineStyle, _ text: String) -> [Int] {
    var attributes = body
    attributes[.underlineStyle] = style.rawValue
    attributes[.foregroundColor] = UIColor.clear
    attributes[.underlineColor] = UIColor.black
    let drawn = image { text.draw(at: .zero, withAttributes: attributes) }
    let rows = drawn.rgbaRows.map { row in row.map { $0 & 255 > 128 } }
    let row = rows.max { $0.filter { $0 }.count < $1.filter { $0 }.count } ?? []
    return row.split(separator: false).map(\.count)
  }

  @Test func `a line is as high as its font and is not rounded`() {
    let size = "Hello UIKit".size(withAttributes: body)
    #expect((size.height - 20.2871).magnitude < 0.001)
    #expect((size.width / 79.663 - 1).magnitude < 0.02)
    #expect("".size(withAttributes: body).width == 0)
  }

  @Test func `the last character is kerned too`() {
    var kerned = body
    kerned[.kern] = 2
    let plain = "nnn".size(withAttributes: body).width
    let wide = "nnn".size(withAttributes: kerned).width
    #expect((wide - plain - 6).magnitude < 0.001)
  }

  @Test func `text wraps in the width of a bounding rectangle`() {
    let text = NSAttributedString(string: "one two one two", attributes: body)
    let one = text.boundingRect(
      with: CGSize(width: 1000, height: 1000), options: .usesLineFragmentOrigin, context: nil)
    let width = "one two".size(withAttributes: body).width + 0.01
    let more = text.boundingRect(
      with: CGSize(width: width, height: 1000), options: .usesLineFragmentOrigin, context: nil)
    #expect((one.height - 20.2871).magnitude < 0.001)
    #expect((more.height - 2 * 20.2871).magnitude < 0.001)
    #expect(more.width <= width)
    #expect(more.origin == .zero)
  }

  @Test func `without line fragments the origin is the baseline`() {
    let bounds = "x".boundingRect(with: .zero, attributes: body, context: nil)
    #expect((bounds.minY + 16.1865).magnitude < 0.001)
  }

  @Test func `drawing puts ink where the text is and nowhere else`() {
    let drawn = image { "HHHH".draw(at: CGPoint(x: 5, y: 10), withAttributes: body) }
    let inked = drawn.inkedRows
    // Capitals stand on the baseline, 16 rows down, and are 12 high.
    #expect(inked == 14..<26)
  }

  @Test func `lines that the rectangle has no room for are left out`() {
    let rect = CGRect(x: 0, y: 0, width: 50, height: 25)
    let drawn = image { "HHH HHH HHH".draw(in: rect, withAttributes: body) }
    #expect(drawn.inkedRows.upperBound <= 21)
  }

  @Test func `lines under text are whole, by word, or in patterns`() {
    #expect(underline(.single, "HH HH").count == 1)
    #expect(underline([.single, .byWord], "HH HH").count == 2)
    #expect(underline([.single, .patternDot], "HHHH").count > 8)
    let dashes = underline([.single, .patternDash], "HHHH")
    #expect(dashes.count > 2)
    #expect(dashes.dropLast().allSatisfy { (6...9).contains($0) })
    let both = underline([.single, .patternDashDot], "HHHH")
    #expect(Set(both.dropLast().map { $0 > 4 }) == [true, false])
  }

  @Test func `strings and text views honour a paragraph's direction`() throws {
    func text(_ direction: NSWritingDirection) -> NSAttributedString {
      let style = NSMutableParagraphStyle()
      style.baseWritingDirection = direction
      return NSAttributedString(
        string: "Latin text",
        attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 17)])
    }
    func first(_ draw: (CGRect) -> Void) -> Int {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let rows = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 40), format: format)
        .image { draw($0.format.bounds) }.rgbaRows
      return (0..<200).first { x in rows.contains { $0[x] & 0xFF > 0 } } ?? -1
    }
    #expect(first { text(.leftToRight).draw(in: $0) } < 5)
    #expect(first { text(.rightToLeft).draw(in: $0) } > 100)
    let cases = [(NSWritingDirection.leftToRight, 0..<10), (.rightToLeft, 100..<200)]
    for (direction, range) in cases {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      view.attributedText = text(direction)
      view.layoutIfNeeded()
      let glyphs = view.layoutManager.boundingRect(
        forGlyphRange: NSRange(location: 0, length: 10), in: view.textContainer)
      #expect(range.contains(Int(glyphs.minX)), "\(glyphs)")
    }
  }
}

extension UIImage {
  /// The rows from the first one with ink to the last.
  fileprivate var inkedRows: Range<Int> {
    guard let image = cgImage else { return 0..<0 }
    let bytes = image.straightRGBA()
    let rows = (0..<image.height).filter { row in
      (0..<image.width).contains { bytes[4 * (row * image.width + $0) + 3] > 32 }
    }
    return (rows.first ?? 0)..<((rows.last ?? -1) + 1)
  }
}
