import UIKit

/// A form with three fields and a note, one of which is being edited.
final class EditingBoardView: UIView {
  enum Focus {
    case caret
    case selection
    case note
  }

  private let focus: Focus
  private let name = UITextField()
  private let password = UITextField()
  private let search = UITextField()
  private let note = UITextView()

  init(_ focus: Focus, frame: CGRect, note text: String = "Ring twice.\nThe dog is friendly.") {
    self.focus = focus
    super.init(frame: frame)
    backgroundColor = .systemGroupedBackground
    name.placeholder = "Name"
    name.text = "Grace Hopper"
    name.borderStyle = .roundedRect
    password.text = "nanosecond"
    password.isSecureTextEntry = true
    password.borderStyle = .roundedRect
    search.placeholder = "Search"
    search.borderStyle = .roundedRect
    search.clearButtonMode = .whileEditing
    search.textAlignment = .center
    note.text = text
    note.borderStyle = .roundedRect
    note.tintColor = .systemPink
    for field in [name, password, search] {
      field.font = .preferredFont(forTextStyle: .body)
      field.adjustsFontForContentSizeCategory = true
    }
    note.font = .preferredFont(forTextStyle: .body)
    note.adjustsFontForContentSizeCategory = true
    let stack = UIStackView(arrangedSubviews: [name, password, search, note])
    stack.axis = .vertical
    stack.spacing = 12
    stack.frame = bounds.insetBy(dx: 16, dy: 16)
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(stack)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return }
    switch focus {
    case .caret: name.becomeFirstResponder()
    case .selection:
      name.becomeFirstResponder()
      let end = name.position(from: name.beginningOfDocument, offset: 5) ?? name.endOfDocument
      name.selectedTextRange = name.textRange(from: name.beginningOfDocument, to: end)
    case .note:
      note.becomeFirstResponder()
      note.selectedRange = NSRange(location: 5, length: note.text.utf16.count - 15)
    }
  }
}
