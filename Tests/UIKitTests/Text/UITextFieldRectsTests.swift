import Testing
import UIKit

/// The rectangles of a text field that subclasses override one by one.
@MainActor
@Suite struct UITextFieldRectsTests {
  private class Padded: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect {
      super.textRect(forBounds: bounds).insetBy(dx: 20, dy: 0)
    }

    override func editingRect(forBounds bounds: CGRect) -> CGRect {
      super.editingRect(forBounds: bounds).insetBy(dx: 20, dy: 0)
    }
  }

  private class PaddedText: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect {
      super.textRect(forBounds: bounds).insetBy(dx: 20, dy: 0)
    }
  }

  private class PaddedSearch: UISearchTextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect {
      super.textRect(forBounds: bounds).insetBy(dx: 20, dy: 0)
    }
  }

  private let bounds = CGRect(x: 0, y: 0, width: 200, height: 34)

  @Test func `text does not move when editing begins, as both rectangles are inset once`() {
    let field = Padded(frame: bounds)
    #expect(field.textRect(forBounds: bounds).minX == 20)
    #expect(field.editingRect(forBounds: bounds).minX == 20)
    #expect(field.placeholderRect(forBounds: bounds).minX == 20)
  }

  @Test func `the editing rectangle knows nothing of an override of the text's`() {
    for style in [UITextField.BorderStyle.none, .roundedRect] {
      let (plain, padded) = (UITextField(frame: bounds), PaddedText(frame: bounds))
      plain.borderStyle = style
      padded.borderStyle = style
      #expect(padded.editingRect(forBounds: bounds) == plain.editingRect(forBounds: bounds))
      #expect(plain.editingRect(forBounds: bounds) == plain.textRect(forBounds: bounds))
    }
    let (plain, padded) = (UISearchTextField(frame: bounds), PaddedSearch(frame: bounds))
    #expect(padded.editingRect(forBounds: bounds) == plain.editingRect(forBounds: bounds))
    #expect(padded.placeholderRect(forBounds: bounds).minX > plain.textRect(forBounds: bounds).minX)
  }
}
