internal import Synchronization

/// Something that events are sent to, with a next one to pass them on to.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Mistakes of the object that happened where nothing recorded them.
  final package var mistakes: [ViewDiagnostic] = []
  /// Whether the base class's method was reached; see `demandSuper`.
  final var hasReachedBase = false
  /// What was done with the object where the main actor was not, for a harness to report.
  final nonisolated(unsafe) var offMainUse: StaticString?
  /// Numbers responders in the order in which they are made.
  final package let birth = UIResponder.nextBirth()

  private nonisolated static let births = Atomic<Int>(0)
  /// How many responders were made.
  package nonisolated static var birthCount: Int { births.load(ordering: .relaxed) }

  private static func nextBirth() -> Int {
    births.wrappingAdd(1, ordering: .relaxed).newValue
  }

  public override init() {
    super.init()
  }

  /// Who gets the events that this responder does not handle.
  open var next: UIResponder? { nil }

  open var canBecomeFirstResponder: Bool { false }

  open var canResignFirstResponder: Bool { true }

  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Makes this the one responder of its window that keyboard input goes to.
  ///
  /// - Returns: Whether it is now; false outside of a window.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow else { return false }
    if window.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    if let old = window.firstResponder, !old.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderWindow?.firstResponder = nil
    return true
  }

  /// Passes the touches to the next responder, as the three below do.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// The window of the nearest view up the responder chain.
  private var responderWindow: UIWindow? {
    var responder: UIResponder? = self
    while let current = responder {
      if let view = current as? UIView { return view.window }
      if let controller = current as? UIViewController { return controller.viewIfLoaded?.window }
      responder = current.next
    }
    return nil
  }
}

extension UIResponder {
  /// Nothing posts these by itself: there is no keyboard.
  public static let keyboardWillShowNotification = NSNotification.Name(
    "UIKeyboardWillShowNotification")
  public static let keyboardDidShowNotification = NSNotification.Name(
    "UIKeyboardDidShowNotification")
  public static let keyboardWillHideNotification = NSNotification.Name(
    "UIKeyboardWillHideNotification")
  public static let keyboardDidHideNotification = NSNotification.Name(
    "UIKeyboardDidHideNotification")
  public static let keyboardWillChangeFrameNotification = NSNotification.Name(
    "UIKeyboardWillChangeFrameNotification")
  public static let keyboardDidChangeFrameNotification = NSNotification.Name(
    "UIKeyboardDidChangeFrameNotification")
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}
