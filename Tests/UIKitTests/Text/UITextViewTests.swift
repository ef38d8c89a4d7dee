import Testing
import UIKit

@MainActor
@Suite struct UITextViewTests {
  private func view(_ text: String, width: CGFloat = 200) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: width, height: 100))
    view.traitOverrides.displayScale = 2
    view.font = .systemFont(ofSize: 17)
    view.text = text
    view.layoutIfNeeded()
    return view
  }

  @Test func `text that is set has the view's font, colour and alignment`() throws {
    let view = view("a")
    view.textColor = .red
    view.textAlignment = .center
    view.text = "b"
    let attributes = view.attributedText.attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.font] as? UIFont == .systemFont(ofSize: 17))
    #expect(attributes[.foregroundColor] as? UIColor == .red)
    #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
    view.attributedText = NSAttributedString(string: "plain")
    #expect(view.textStorage.attribute(.font, at: 0, effectiveRange: nil) == nil)
  }

  @Test func `the text is drawn, and drawn anew after a change`() {
    func ink(_ view: UITextView) -> Int {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      view.layoutIfNeeded()
      let image = UIGraphicsImageRenderer(size: view.bounds.size, format: format)
        .image { view.layer.render(in: $0.cgContext) }
      return image.rgbaRows.joined().filter { $0 >> 24 < 128 }.count
    }
    let view = view("HHHH")
    view.traitOverrides.displayScale = 1
    let before = ink(view)
    #expect(before > 100)
    view.textStorage.append(
      NSAttributedString(string: "HHHH", attributes: view.typingAttributes))
    #expect(ink(view) > before * 3 / 2)
  }

  @Test func `a subclass of a text view may have a storage of its own`() {
    final class Own: UITextView {
      let own = NSTextStorage(string: "own")
      override var textStorage: NSTextStorage { own }
    }
    #expect(Own().text == "own")
  }
}
