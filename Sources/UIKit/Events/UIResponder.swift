import Foundation
internal import Synchronization

/// An object that receives events, with a next one that it passes them on to.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Mistakes of the object that happened while no recorder was there.
  final var mistakes: [ViewDiagnostic] = []
  /// Whether the base class's method was reached; see `demandSuper`.
  final var hasReachedBase = false
  /// The address of the name of the first use outside of the main actor, for a harness to report;
  /// 0 for none.
  final nonisolated let offMainUse = Atomic<UInt>(0)
  /// A number in the order in which responders are made.
  final package let birth = UIResponder.nextBirth()

  private nonisolated static let births = Atomic<Int>(0)
  /// The number of responders made so far.
  package nonisolated static var birthCount: Int { births.load(ordering: .relaxed) }

  private static func nextBirth() -> Int {
    births.wrappingAdd(1, ordering: .relaxed).newValue
  }

  public override init() {
    super.init()
  }

  // MARK: What iOS's `NSObject` has, for subclasses to override

  /// Whether the object has a method, as far as `Selector.isImplemented(by:)` knows.
  open func responds(to aSelector: Selector!) -> Bool {
    aSelector.map { $0.isImplemented(by: self) } ?? false
  }

  /// Called if this object observes another by `addObserver(_:forKeyPath:options:context:)`.
  ///
  /// Differs: of UIKit's properties, only those that views are known to observe notify (the tests
  /// list them); `@objc dynamic` ones of translated sources do.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// The responder that gets the events which this one does not handle.
  open var next: UIResponder? { nil }

  /// Whether the responder may get keyboard input; false by default.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder may give up keyboard input; true by default.
  open var canResignFirstResponder: Bool { true }

  /// Whether keyboard input goes to this responder.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Makes this the responder of its window that keyboard input goes to.
  ///
  /// - Returns: Whether it is the first responder now; false outside of a window.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow else { return false }
    if window.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    if let old = window.firstResponder, !old.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  /// Gives up keyboard input; returns whether it did.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderWindow?.firstResponder = nil
    return true
  }

  /// Passes the touches to the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Passes the touches to the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Passes the touches to the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Passes the touches to the next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Other events, which only an app sends here

  /// Passes the presses to the next responder.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Passes the presses to the next responder.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Passes the presses to the next responder.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Passes the presses to the next responder.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// Passes the motion to the next responder.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// Passes the motion to the next responder.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// Passes the motion to the next responder.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// Passes the event to the next responder.
  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

  // MARK: Keyboard, which is in no picture

  /// The view in place of the keyboard while this is the first responder.
  open var inputView: UIView? { nil }
  /// The view above the keyboard while this is the first responder.
  open var inputAccessoryView: UIView? { nil }
  /// Asks for both views anew. Differs: no effect, as there is no keyboard.
  open func reloadInputViews() {}
  /// The controller of the view in place of the keyboard; nil for none.
  open var inputViewController: UIInputViewController? { nil }
  /// The controller of the view above the keyboard; nil for none.
  open var inputAccessoryViewController: UIInputViewController? { nil }
  /// The language and keyboard of what is typed: the first of those that are active.
  open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }
  /// The name under which the user's choice of a keyboard for the text is kept; nil for none.
  open var textInputContextIdentifier: String? { nil }
  /// Forgets the user's choice of a keyboard. Differs: no effect, as none is kept.
  open class func clearTextInputContextIdentifier(_ identifier: String) {}
  /// The types of data that can be pasted; nil for none.
  open var pasteConfiguration: UIPasteConfiguration?
  /// Pastes data from providers; by default the next responder does.
  open func paste(itemProviders: [NSItemProvider]) { next?.paste(itemProviders: itemProviders) }
  /// Whether ``pasteConfiguration`` accepts one of the providers; false without it.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    guard let configuration = pasteConfiguration else { return false }
    return itemProviders.contains { configuration.accepts($0) }
  }
  /// The key combinations that the responder handles; nil for none.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// The bar above an iPad's keyboard.
  open lazy var inputAssistantItem = UITextInputAssistantItem()
  /// The undo manager of what is typed: the next responder's by default.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Commands (UIResponder+Commands.swift)

  /// Whether a menu would offer the command: whether the responder has such a method.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    responds(to: action)
  }

  /// The first responder up the chain that can perform the command.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  /// Changes the menus of the app, on devices that have a bar for them.
  open func buildMenu(with builder: any UIMenuBuilder) { next?.buildMenu(with: builder) }

  /// Changes a command before it is shown.
  open func validate(_ command: UICommand) {}

  // The commands of menus and keys. A responder passes them to the next one unless its class
  // overrides them.
  /// Cuts the selection: the next responder does, unless the class overrides it.
  open func cut(_ sender: Any?) { next?.cut(sender) }
  /// Copies the selection: the next responder does, unless the class overrides it.
  open func copy(_ sender: Any?) { next?.copy(sender) }
  /// Pastes what was copied: the next responder does, unless the class overrides it.
  open func paste(_ sender: Any?) { next?.paste(sender) }
  /// Deletes the selection: the next responder does, unless the class overrides it.
  open func delete(_ sender: Any?) { next?.delete(sender) }
  /// Selects a word at the insertion point: the next responder does, unless overridden.
  open func select(_ sender: Any?) { next?.select(sender) }
  /// Selects everything: the next responder does, unless the class overrides it.
  open func selectAll(_ sender: Any?) { next?.selectAll(sender) }
  /// Makes the selection bold or regular: the next responder does, unless the class overrides it.
  open func toggleBoldface(_ sender: Any?) { next?.toggleBoldface(sender) }
  open func toggleItalics(_ sender: Any?) { next?.toggleItalics(sender) }
  open func toggleUnderline(_ sender: Any?) { next?.toggleUnderline(sender) }
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {
    next?.makeTextWritingDirectionLeftToRight(sender)
  }
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {
    next?.makeTextWritingDirectionRightToLeft(sender)
  }

  // MARK: State

  /// Rarely used properties; nil until one of them is set.
  final var extras: ResponderExtras?

  /// Writes the state to restore at the next launch. Differs: never called.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Reads the state that was written at an earlier launch. Differs: never called.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Called when all state is read. Differs: never called.
  open func applicationFinishedRestoringState() {}
  /// Called to add data to the activity. Differs: never called.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Called to go on with an activity. Differs: never called.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  // MARK: Accessibility

  /// The accessibility attributes that were set; nil until one of them is.
  final var accessibility: AccessibilityAttributes?

  final func setAccessibility<Value>(
    _ attribute: ReferenceWritableKeyPath<AccessibilityAttributes, Value>, _ value: Value
  ) {
    let attributes = accessibility ?? AccessibilityAttributes()
    attributes[keyPath: attribute] = value
    accessibility = attributes
  }

  /// The class's accessibility values where the app set none.
  package var standardAccessibility: StandardAccessibility { StandardAccessibility() }

  /// The accessibility frame in the screen's coordinates where the app set none.
  package var standardAccessibilityFrame: CGRect { .zero }

  /// The accessibility elements in place of the subviews where the app set none; nil for the
  /// subviews.
  package var standardAccessibilityElements: [Any]? { nil }

  /// Whether assistive technology treats the object as one element and skips what is inside.
  open var isAccessibilityElement: Bool {
    get {
      accessibility?.isElementBlock?() ?? accessibility?.isElement
        ?? standardAccessibility.isElement
    }
    set { setAccessibility(\.isElement, newValue) }
  }

  /// The text that names the element; where none was set, what the class says, as a label's text.
  open var accessibilityLabel: String? {
    get { accessibility?.spokenLabel ?? standardAccessibility.label }
    set {
      setAccessibility(\.label, newValue)
      accessibility?.attributedLabel = nil
    }
  }

  /// The element's value; where none was set, what the class says, as a slider's percentage.
  open var accessibilityValue: String? {
    get { accessibility?.spokenValue ?? standardAccessibility.value }
    set {
      setAccessibility(\.value, newValue)
      accessibility?.attributedValue = nil
    }
  }

  /// What the element does, as it is read out after label and value; nil for none.
  open var accessibilityHint: String? {
    get { accessibility?.spokenHint }
    set {
      setAccessibility(\.hint, newValue)
      accessibility?.attributedHint = nil
    }
  }

  /// The role and state of the element; where none were set, those of the class.
  open var accessibilityTraits: UIAccessibilityTraits {
    get {
      accessibility?.traitsBlock?() ?? accessibility?.traits ?? standardAccessibility.traits
    }
    set { setAccessibility(\.traits, newValue) }
  }

  /// A name for tests, which is never read out.
  open var accessibilityIdentifier: String? {
    get { accessibility?.identifierBlock?() ?? accessibility?.identifier }
    set { setAccessibility(\.identifier, newValue) }
  }

  /// The frame in the screen's coordinates; a view's bounds unless set.
  open var accessibilityFrame: CGRect {
    get { accessibility?.frame ?? standardAccessibilityFrame }
    set { setAccessibility(\.frame, newValue) }
  }

  /// The outline in the screen's coordinates, in place of the frame.
  open var accessibilityPath: UIBezierPath? {
    get { accessibility?.path }
    set { setAccessibility(\.path, newValue) }
  }

  /// The point at which it is tapped, in the screen's coordinates: the middle of the frame unless
  /// set.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return accessibility?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { setAccessibility(\.activationPoint, newValue) }
  }

  /// The language that the element is read out in, a BCP 47 tag; nil for the app's.
  open var accessibilityLanguage: String? {
    get { accessibility?.language }
    set { setAccessibility(\.language, newValue) }
  }

  /// The elements inside, in reading order, in place of subviews.
  open var accessibilityElements: [Any]? {
    get {
      accessibility?.elementsBlock?() ?? accessibility?.elements ?? standardAccessibilityElements
    }
    set { setAccessibility(\.elements, newValue) }
  }

  /// The names that voice control accepts; the label alone unless set.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibility?.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set {
      setAccessibility(\.userInputLabels, newValue)
      accessibility?.attributedUserInputLabels = nil
    }
  }

  /// The actions besides activating the element; nil for none.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility?.customActions }
    set { setAccessibility(\.customActions, newValue) }
  }

  /// The ways through the elements besides the reading order.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibility?.customRotors }
    set { setAccessibility(\.customRotors, newValue) }
  }

  /// The label with attributes of speech. Setting it replaces the plain one.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get {
      accessibility.flatMap(\.spokenAttributedLabel)
        ?? accessibilityLabel.map { .init(string: $0) }
    }
    set {
      accessibilityLabel = newValue?.string
      setAccessibility(\.attributedLabel, newValue)
    }
  }

  /// The value with attributes of speech. Setting it replaces the plain one.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibility?.attributedValue ?? accessibilityValue.map { .init(string: $0) } }
    set {
      accessibilityValue = newValue?.string
      setAccessibility(\.attributedValue, newValue)
    }
  }

  /// The hint with attributes of speech. Setting it replaces the plain one.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibility?.attributedHint ?? accessibilityHint.map { .init(string: $0) } }
    set {
      accessibilityHint = newValue?.string
      setAccessibility(\.attributedHint, newValue)
    }
  }

  /// Whether assistive technology skips the siblings.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { setAccessibility(\.isModal, newValue) }
  }

  /// Whether assistive technology skips what is inside.
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.hidesElements ?? false }
    set { setAccessibility(\.hidesElements, newValue) }
  }

  /// Whether what is inside is read before what is beside the object.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.groupsChildren ?? false }
    set { setAccessibility(\.groupsChildren, newValue) }
  }

  /// Whether inverted colours spare the object. Kept, as colours are never inverted.
  open var accessibilityIgnoresInvertColors: Bool {
    get { accessibility?.ignoresInvertColors ?? false }
    set { setAccessibility(\.ignoresInvertColors, newValue) }
  }

  /// The number of elements; `NSNotFound` if the elements are the subviews' own.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? NSNotFound }

  /// The element at an index; nil if there is none.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else {
      return nil
    }
    return elements[index]
  }

  /// The index of an element; `NSNotFound` if it is not among them.
  open func index(ofAccessibilityElement element: Any) -> Int {
    let object = element as AnyObject
    return accessibilityElements?.firstIndex { ($0 as AnyObject) === object } ?? NSNotFound
  }

  /// Activates the element; returns whether it handled that, false unless overridden.
  open func accessibilityActivate() -> Bool { accessibility?.activateBlock?() ?? false }

  /// Raises the value of an adjustable element; empty unless the class overrides it.
  open func accessibilityIncrement() {}

  /// Lowers the value of an adjustable element; empty unless the class overrides it.
  open func accessibilityDecrement() {}

  /// Scrolls by a page; false unless the class overrides it, as nothing was scrolled.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// Leaves what is shown, as an alert; false unless the class overrides it.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Does what matters most; false unless the class overrides it.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Magnifies what is at a point; false unless the class overrides it.
  open func accessibilityZoomIn(at point: CGPoint) -> Bool { false }
  /// Reduces what is at a point; false unless the class overrides it.
  open func accessibilityZoomOut(at point: CGPoint) -> Bool { false }

  /// Called when assistive technology focuses the element. Differs: never called.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called when assistive technology leaves the element. Differs: never called.
  open func accessibilityElementDidLoseFocus() {}
  /// Whether assistive technology is at the element. Differs: always false.
  open func accessibilityElementIsFocused() -> Bool { false }

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
  /// Apple posts it before the keyboard appears. Differs: never posted, like the others here.
  public static let keyboardWillShowNotification = NSNotification.Name(
    "UIKeyboardWillShowNotification")
  /// Apple posts it when the keyboard has appeared. Differs: never posted.
  public static let keyboardDidShowNotification = NSNotification.Name(
    "UIKeyboardDidShowNotification")
  public static let keyboardWillHideNotification = NSNotification.Name(
    "UIKeyboardWillHideNotification")
  public static let keyboardDidHideNotification = NSNotification.Name(
    "UIKeyboardDidHideNotification")
  /// Apple posts it before the keyboard moves. Differs: never posted.
  public static let keyboardWillChangeFrameNotification = NSNotification.Name(
    "UIKeyboardWillChangeFrameNotification")
  public static let keyboardDidChangeFrameNotification = NSNotification.Name(
    "UIKeyboardDidChangeFrameNotification")
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the frame that the keyboard moves to, in the screen's points.
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the duration of the keyboard's motion, in seconds.
  public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
