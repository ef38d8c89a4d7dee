/// A keyboard that the user has chosen. There is one here, of English as the United States have it.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  /// A language with its region, as in `en-US`.
  open var primaryLanguage: String? { "en-US" }

  private static let standard = UITextInputMode()

  open class var activeInputModes: [UITextInputMode] { [standard] }

  public static let currentInputModeDidChangeNotification = NSNotification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}

/// What passwords have to be like that iOS proposes.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject, NSCopying {
  /// Apple's language of rules, as in `required: lower; minlength: 8;`.
  public let passwordRulesDescriptor: String

  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Whom a text interaction asks.
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

/// What gives a text of an app's own the touches of iOS's texts.
///
/// Not drawn: the caret and the selection in views of an app's own (`FidelityFeature.editing`).
@preconcurrency @MainActor
open class UITextInteraction: NSObject, UIInteraction {
  open weak var delegate: (any UITextInteractionDelegate)?
  /// What the interaction edits.
  open weak var textInput: (any UIResponder & UITextInput)?
  open private(set) var textInteractionMode: UITextInteractionMode
  open private(set) weak var view: UIView?

  /// Differs: there are no gestures of its own; touches do not move the caret.
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
