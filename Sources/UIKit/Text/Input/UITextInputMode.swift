/// A keyboard that the user has chosen. Differs: there is one, of US English.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  /// The language with its region, such as `en-US`.
  open var primaryLanguage: String? { "en-US" }

  private static let standard = UITextInputMode()

  /// The keyboards that the user has chosen. Differs: there is one.
  open class var activeInputModes: [UITextInputMode] { [standard] }

  /// Posted when the user chooses another keyboard. Differs: never posted, as there is one.
  public static let currentInputModeDidChangeNotification = NSNotification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}

/// The rules for passwords that iOS proposes.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject, NSCopying {
  /// The rules in Apple's notation, such as `required: lower; minlength: 8;`.
  public let passwordRulesDescriptor: String

  /// Keeps rules in Apple's notation, unchecked.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
  }

  /// Returns the rules themselves, which never change.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Asked and told by a text interaction.
@preconcurrency @MainActor
public protocol UITextInteractionDelegate: NSObjectProtocol {
  /// Whether a touch may begin to select. Differs: never called.
  func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
  /// Called before a touch selects. Differs: never called.
  func interactionWillBegin(_ interaction: UITextInteraction)
  /// Called after a touch selected. Differs: never called.
  func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
  /// Whether a touch may begin to select; true by default. Differs: never called.
  public func interactionShouldBegin(
    _ interaction: UITextInteraction, at point: CGPoint
  ) -> Bool { true }
  /// Does nothing. Differs: never called, as touches do not move the caret.
  public func interactionWillBegin(_ interaction: UITextInteraction) {}
  /// Does nothing. Differs: never called, as touches do not move the caret.
  public func interactionDidEnd(_ interaction: UITextInteraction) {}
}

/// Whether text is only selected, or edited too.
public enum UITextInteractionMode: Int, Sendable {
  /// The text can be selected and edited.
  case editable = 0
  /// The text can be selected alone.
  case nonEditable = 1
}

/// Lets an app's own text view react to touches like the system's.
///
/// Not drawn: the caret and the selection in views of an app's own (`FidelityFeature.editing`).
@preconcurrency @MainActor
open class UITextInteraction: NSObject, UIInteraction {
  /// Asked before touches select text. Differs: never called.
  open weak var delegate: (any UITextInteractionDelegate)?
  /// The text that the interaction edits.
  open weak var textInput: (any UIResponder & UITextInput)?
  /// Whether the text is only selected, or edited too.
  open private(set) var textInteractionMode: UITextInteractionMode
  /// The view that the interaction was added to; nil before.
  open private(set) weak var view: UIView?

  /// Differs: always empty, as touches do not move the caret.
  open var gesturesForFailureRequirements: [UIGestureRecognizer] { [] }

  /// An interaction that selects text.
  public override convenience init() { self.init(for: .nonEditable) }

  /// Creates an interaction that selects text or edits it too; touches act on neither here.
  public init(for mode: UITextInteractionMode) {
    textInteractionMode = mode
  }

  /// Does nothing; a view calls it before the interaction goes to another view.
  open func willMove(to view: UIView?) {}

  /// Takes note of the view, and of the missing caret if that is edited.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.noteEditing(view?.isFirstResponder ?? false)
  }
}
