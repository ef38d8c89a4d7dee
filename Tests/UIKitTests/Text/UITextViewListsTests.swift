import Testing
import UIKit

@MainActor
@Suite struct UITextViewListsTests {
  private let body: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]

  private func text(
    _ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]
  ) -> NSAttributedString {
    NSAttributedString(string: string, attributes: body.merging(attributes) { $1 })
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
}
