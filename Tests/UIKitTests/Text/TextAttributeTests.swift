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
}
