/// A keyboard that the user has chosen. Differs: there is one, of US English.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  /// The language with its region, such as `en-US`.
  open var primaryLanguage: String? { "en-US" }

  private static let standard = UITextInputMode()

  /// The keyboards that the user has chosen. Differs: there is one.
  open class var activeInputModes: [UITextInputMode] { [standard] }

  public static let currentInputModeDidChangeNotification = NSNotification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}

/// The rules for passwords that iOS proposes.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject, NSCopying {
  /// The rules in Apple's notation, such as `required: lower; minlength: 8;`.
  public let passwordRulesDescriptor: String

  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Asked and told by a text interaction.
@preconcurrency @MainActor
public protocol UITextInteractionDelegate: AnyObject {
  func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
  func interactionWillBegin(_ interaction: UITextInteraction)
  func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
  public func interactionShouldBegin(
    _ interaction: UITextInteraction, at point: CGPoint
  ) -> Bool { true }
  public func interactionWillBegin(_ interaction: UITextInteraction) {}
  public func interactionDidEnd(_ interaction: UITextInteraction) {}
}

/// Whether text is only selected, or edited too.
public enum UITextInteractionMode: Int, Sendable {
  case editable = 0
  case nonEditable = 1
}

/// Lets an app's own text view react to touches like the system's.
///
/// Not drawn: the caret and the selection in views of an app's own (`FidelityFeature.editing`).
@preconcurrency @MainActor
open class UITextInteraction: NSObject, UIInteraction {
  open weak var delegate: (any UITextInteractionDelegate)?
  /// The text that the interaction edits.
  open weak var textInput: (any UIResponder & UITextInput)?
  /// Whether the text is only selected, or edited too.
  open private(set) var textInteractionMode: UITextInteractionMode
  open private(set) weak var view: UIView?

  /// Differs: always empty, as touches do not move the caret.
  open var gesturesForFailureRequirements: [UIGestureRecognizer] { [] }

  public init(for mode: UITextInteractionMode) {
    textInteractionMode = mode
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) {
    self.view = view
    view?.noteEditing(view?.isFirstResponder ?? false)
  }
}
