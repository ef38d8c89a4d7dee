import UIKit

/// The windows of the texts: a view does not keep its own.
@MainActor enum Windows {
  static var kept: [UIWindow] = []
}

/// A suite that edits a field or a text view.
@MainActor protocol EditedTexts {}

extension EditedTexts {
  /// A window that is there, with a view in it that can be the first responder.
  func shown<View: UIView>(_ view: View, width: CGFloat = 200, height: CGFloat = 40) -> View {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.traitOverrides.displayScale = 2
    view.frame = CGRect(x: 10, y: 10, width: width, height: height)
    window.addSubview(view)
    window.isHidden = false
    window.layoutIfNeeded()
    Windows.kept.append(window)
    return view
  }

  func field(_ text: String?, width: CGFloat = 200) -> UITextField {
    let field = UITextField()
    field.text = text
    return shown(field, width: width)
  }

  func textView(_ text: String, width: CGFloat = 200) -> UITextView {
    let view = UITextView()
    view.font = .systemFont(ofSize: 17)
    view.text = text
    return shown(view, width: width, height: 200)
  }
}

extension UITextInput {
  func place(_ offset: Int) -> UITextPosition {
    position(from: beginningOfDocument, offset: offset) ?? endOfDocument
  }

  func range(_ start: Int, _ end: Int) -> UITextRange {
    textRange(from: place(start), to: place(end)) ?? UITextRange()
  }

  func offset(_ position: UITextPosition?) -> Int? {
    position.map { offset(from: beginningOfDocument, to: $0) }
  }

  func offsets(_ range: UITextRange?) -> [Int?] {
    [offset(range?.start), offset(range?.end)]
  }
}
