import Testing
import UIKit

private final class MarkedField: UITextField {
  var rects: [CGRect] = []

  override func drawPlaceholder(in rect: CGRect) {
    rects.append(rect)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
  }
  override var hasText: Bool { super.hasText }
  override func deleteBackward() { super.deleteBackward() }
}

@MainActor
@Suite struct TextInputTests {
  @Test func `a subclass draws the placeholder in its own way`() {
    let field = MarkedField(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    field.traitOverrides.displayScale = 1
    field.placeholder = "name"
    field.layoutIfNeeded()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let rows = UIGraphicsImageRenderer(size: field.bounds.size, format: format)
      .image { field.layer.render(in: $0.cgContext) }.rgbaRows
    #expect(field.rects == [CGRect(x: 0, y: 0, width: 40, height: 20)])
    #expect(rows.joined().filter { $0 != 0 } == [Pixel.red])
  }

  @Test func `keys add to a field's end and take from it`() {
    let field = UITextField()
    var count = 0
    field.addAction(UIAction { _ in count += 1 }, for: .editingChanged)
    #expect(!field.hasText)
    field.insertText("ab")
    field.insertText("👍🏽")
    #expect(field.text == "ab👍🏽" && field.hasText)
    field.deleteBackward()
    #expect(field.text == "ab" && count == 3)
    field.text = nil
    field.deleteBackward()
    #expect(field.text == "" && count == 3)
  }

  @Test func `keys replace a text view's selection`() {
    let view = UITextView()
    view.text = "one two"
    view.selectedRange = NSRange(location: 0, length: 3)
    view.insertText("three")
    #expect(view.text == "three two" && view.selectedRange == NSRange(location: 5, length: 0))
    view.deleteBackward()
    #expect(view.text == "thre two" && view.selectedRange.location == 4)
  }

  @Test func `the keyboard's defaults are Apple's`() {
    let field = UITextField()
    #expect(field.autocapitalizationType == .sentences && field.keyboardType == .default)
    #expect(field.returnKeyType == .default && field.autocorrectionType == .default)
    #expect(!field.isSecureTextEntry && field.textContentType == nil)
    field.inputAccessoryView = UIView()
    #expect(field.inputAccessoryView != nil && field.inputView == nil)
    #expect(UIView().inputView == nil)
  }

  @Test func `a disabled label is drawn at half its opacity`() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    label.text = "■■■"
    label.textColor = .black
    @MainActor func darkest() -> UInt32 {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      return UIGraphicsImageRenderer(size: label.bounds.size, format: format)
        .image { _ in label.drawText(in: label.bounds) }
        .rgbaRows.joined().map { $0 & 255 }.max() ?? 0
    }
    let full = darkest()
    label.isEnabled = false
    let half = darkest()
    #expect(full > 200 && half > 0 && abs(Int(half) * 2 - Int(full)) <= 3)
  }
}
