import Testing
import UIKit

@MainActor
@Suite struct UITextFieldTests {
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

  @Test func `secure text is dots`() {
    let field = field()
    field.isSecureTextEntry = true
    field.text = "pass👍"
    #expect(shown(field) == ["•••••"])
    #expect(field.text == "pass👍")
  }

  @Test func `the button that clears is there only with text`() {
    let field = field(.roundedRect)
    field.clearButtonMode = .always
    #expect(field.textRect(forBounds: field.bounds).maxX == 193)
    field.text = "x"
    #expect(field.textRect(forBounds: field.bounds).maxX == 171)
  }

  @Test func `attributes are those of the field where the text has none`() throws {
    let field = field()
    field.defaultTextAttributes = [.font: UIFont.systemFont(ofSize: 30), .kern: 2]
    field.text = "x"
    #expect(field.font == .systemFont(ofSize: 30))
    let attributes = try #require(field.attributedText).attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.kern] as? Int == 2)
    #expect(field.intrinsicContentSize.height == 37)
  }
}
