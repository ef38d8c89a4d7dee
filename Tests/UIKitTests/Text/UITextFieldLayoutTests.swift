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
@Suite struct UITextFieldLayoutTests {
  private func field(_ style: UITextField.BorderStyle = .none) -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.traitOverrides.displayScale = 2
    field.borderStyle = style
    return field
  }

  private func shown(_ field: UITextField) -> [String] {
    field.layoutIfNeeded()
    return field.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }
      .compactMap(\.text).filter { !$0.isEmpty }
  }

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

  @Test func `a field is 22 points high, and 34 with a border`() {
    #expect(field().intrinsicContentSize.height == 22)
    #expect(field(.roundedRect).intrinsicContentSize.height == 34)
    #expect(field().text == "")
  }

  @Test func `text lies within the border`() {
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 34)
    #expect(field().textRect(forBounds: bounds) == bounds)
    #expect(field(.roundedRect).textRect(forBounds: bounds) == bounds.insetBy(dx: 7, dy: 2))
  }

  @Test func `the placeholder gives way to text`() {
    let field = field()
    field.placeholder = "Name"
    #expect(shown(field) == ["Name"])
    field.text = "Ada"
    #expect(shown(field) == ["Ada"])
    field.text = nil
    #expect(shown(field) == ["Name"])
  }

  @Test func `views at the ends take room from the text`() {
    let field = field(.roundedRect)
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    #expect(field.textRect(forBounds: field.bounds).minX == 7)
    field.leftViewMode = .always
    field.rightViewMode = .unlessEditing
    field.layoutIfNeeded()
    #expect(field.leftView?.frame == CGRect(x: 0, y: 7, width: 30, height: 20))
    #expect(field.rightView?.frame == CGRect(x: 176, y: 5, width: 24, height: 24))
    #expect(
      field.textRect(forBounds: field.bounds) == CGRect(x: 30, y: 2, width: 146, height: 30))
    field.leftViewMode = .never
    field.layoutIfNeeded()
    #expect(field.leftView?.superview == nil)
  }

  @Test func `subclasses inset the text`() {
    final class Padded: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 20, dy: 0) }
    }
    let field = Padded(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    field.text = "x"
    field.layoutIfNeeded()
    let label = field.subviews.compactMap { $0 as? UILabel }.last
    #expect(label?.frame == CGRect(x: 20, y: 0, width: 60, height: 30))
  }

  @Test func `text stands where the vertical alignment says`() {
    func top(_ alignment: UIControl.ContentVerticalAlignment) -> (CGFloat, CGFloat) {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
      field.traitOverrides.displayScale = 2
      field.text = "text"
      field.contentVerticalAlignment = alignment
      field.layoutIfNeeded()
      let label = field.subviews.compactMap { $0 as? UILabel }.first { $0.text == "text" }
      return (label?.frame.minY ?? -1, label?.frame.height ?? -1)
    }
    #expect(top(.center) == (0, 60))
    #expect(top(.top) == (0, 20.5))
    #expect(top(.bottom) == (39.5, 20.5))
  }

  @Test func `from right to left the views at the ends change sides`() {
    let field = field(.roundedRect)
    field.semanticContentAttribute = .forceRightToLeft
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    field.leftViewMode = .always
    field.layoutIfNeeded()
    let bounds = field.bounds
    #expect(field.leftView?.frame == CGRect(x: 170, y: 7, width: 30, height: 20))
    #expect(field.leftViewRect(forBounds: bounds) == CGRect(x: 0, y: 7, width: 30, height: 20))
    #expect(field.textRect(forBounds: bounds) == CGRect(x: 7, y: 2, width: 163, height: 30))
    field.rightViewMode = .always
    field.layoutIfNeeded()
    #expect(field.rightView?.frame == CGRect(x: 0, y: 5, width: 24, height: 24))
    #expect(field.textRect(forBounds: bounds) == CGRect(x: 24, y: 2, width: 146, height: 30))
    // The button that clears lies at the end, where the right view is.
    field.rightViewMode = .never
    field.clearButtonMode = .always
    field.text = "x"
    #expect(field.textRect(forBounds: bounds) == CGRect(x: 29, y: 2, width: 141, height: 30))
  }
}
