/// A view in the place of the keyboard or above it.
///
/// Apple publishes no colours: the keyboard's background is that of screenshots of iOS 17. Not
/// drawn: content under it does not shine through (`FidelityFeature.visualEffect`).
open class UIInputView: UIView {
  /// Whether an input view has the keyboard's background.
  public enum Style: Int, Sendable {
    /// The view has no background of its own.
    case `default` = 0
    /// The view has the colour of the keyboard's ground.
    case keyboard = 1
  }

  /// Whether the view has the keyboard's background.
  public let inputViewStyle: Style
  /// Whether constraints decide the view's height, instead of the keyboard's. Kept without effect,
  /// as no view takes the keyboard's place here.
  open var allowsSelfSizing = false

  /// Creates a view; the style `keyboard` gives it the colour of the keyboard's ground.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view without the keyboard's background.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, inputViewStyle: .default)
  }

  /// Creates the view from a nib, without the keyboard's background.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    guard inputViewStyle == .keyboard else { return }
    backgroundColor = UIColor {
      $0.userInterfaceStyle == .dark
        ? UIColor(white: 0.17, alpha: 1)
        : UIColor(red: 0.82, green: 0.83, blue: 0.85, alpha: 1)
    }
    setLack(.visualEffect, "UIInputView", if: true)
  }
}

extension UIInputView {
  /// The name of `Style` before Swift 4.2.
  @available(*, deprecated, renamed: "Style")
  public typealias UIInputViewStyle = Style
}

/// The text that a keyboard of an app's own writes into.
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
  /// The text before the caret; nil for none.
  var documentContextBeforeInput: String? { get }
  /// The text after the caret; nil for none.
  var documentContextAfterInput: String? { get }
  /// The selected text; nil for none. Differs: always nil.
  var selectedText: String? { get }
  /// The keyboard in use: the only one.
  var documentInputMode: UITextInputMode? { get }
  /// Tells documents apart. Differs: always the same, as there is one document.
  var documentIdentifier: UUID { get }
  /// Moves the caret by a number of characters, clamped to the text.
  func adjustTextPosition(byCharacterOffset offset: Int)
  /// Inserts a text that is still being composed. Differs: it counts as typed at once.
  func setMarkedText(_ markedText: String, selectedRange: NSRange)
  /// Ends the composing of text. Differs: does nothing.
  func unmarkText()
}

/// Manages a view in the place of the keyboard.
///
/// Differs: there is no text of another app; only the proxy keeps what is typed.
open class UIInputViewController: UIViewController, UITextInputDelegate {
  private let proxy = OwnDocument()

  open override var inputView: UIInputView? {
    get { view as? UIInputView }
    set { view = newValue }
  }
  /// The text that the keyboard writes into.
  open var textDocumentProxy: any UITextDocumentProxy { proxy }
  /// The keyboard's language with its region; nil for none. The value is kept and has no effect.
  open var primaryLanguage: String?
  /// Whether the keyboard has a key for dictation. The value is kept and not drawn.
  open var hasDictationKey = false
  /// Differs: always false.
  open var hasFullAccess: Bool { false }
  /// Differs: always false, as there is one keyboard.
  open var needsInputModeSwitchKey: Bool { false }

  open override func loadView() {
    view = UIInputView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 216), inputViewStyle: .keyboard)
  }

  /// Ends editing. No keyboard is there to be dismissed.
  open func dismissKeyboard() { view.endEditing(true) }
  /// Differs: no effect, as there is no other keyboard.
  open func advanceToNextInputMode() {}

  /// Does nothing; subclasses override it. Only a text whose `inputDelegate` this is calls it.
  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  /// Does nothing; subclasses override it. Only a text whose `inputDelegate` this is calls it.
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
  /// Does nothing; subclasses override it. Only a text whose `inputDelegate` this is calls it.
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  /// Does nothing; subclasses override it. Only a text whose `inputDelegate` this is calls it.
  open func textDidChange(_ textInput: (any UITextInput)?) {}
}

/// A text without a view.
private final class OwnDocument: NSObject, UITextDocumentProxy {
  private var before = ""
  private var after = ""

  var documentContextBeforeInput: String? { before.isEmpty ? nil : before }
  var documentContextAfterInput: String? { after.isEmpty ? nil : after }
  var selectedText: String? { nil }
  var documentInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }
  let documentIdentifier = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))
  var hasText: Bool { !before.isEmpty || !after.isEmpty }

  func insertText(_ text: String) { before += text }
  func deleteBackward() { if !before.isEmpty { before.removeLast() } }

  func adjustTextPosition(byCharacterOffset offset: Int) {
    let place = min(max(before.count.saturatingSum(offset), 0), before.count + after.count)
    let all = before + after
    before = String(all.prefix(place))
    after = String(all.dropFirst(place))
  }

  func setMarkedText(_ markedText: String, selectedRange: NSRange) { insertText(markedText) }
  func unmarkText() {}
}

extension Int {
  fileprivate func saturatingSum(_ other: Int) -> Int {
    let (sum, isBeyond) = addingReportingOverflow(other)
    return isBeyond ? (other > 0 ? .max : .min) : sum
  }
}
