/// A view that reports touches and changes of its value to targets with a method, or to closures.
///
/// Subclasses track touches by `beginTracking` and the three methods that follow it. What is
/// sent to whom is in `UIControl+Actions.swift`.
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  struct Handler {
    enum Receiver {
      case target(WeakReference<AnyObject>, Selector)
      /// The first responder in the chain that has the method.
      case chain(Selector)
      case action(UIAction)
    }

    let receiver: Receiver
    var events: Event
  }

  /// How far a tracked touch may leave the bounds and still count as inside, in points. Apple
  /// publishes no figure; 70 is what people measure.
  static let trackingMargin: CGFloat = 70

  var handlers: [Handler] = []

  /// A control that runs the action when it is used.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a control with the properties and actions that a file gives it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.readNib(into: self, at: UIControl.self)
  }

  // MARK: State

  /// Whether the control takes touches. A disabled one still keeps them from the views behind it.
  open var isEnabled = true {
    didSet {
      if isEnabled != oldValue { stateDidChange() }
      tellObservers("enabled", from: oldValue)
    }
  }

  /// Whether the control is selected, as an app decides; it changes the look of some controls.
  open var isSelected = false {
    didSet {
      if isSelected != oldValue { stateDidChange() }
      tellObservers("selected", from: oldValue)
    }
  }

  /// Whether the control is shown as pressed; set while a touch is inside.
  open var isHighlighted = false {
    didSet {
      if isHighlighted != oldValue { stateDidChange() }
      tellObservers("highlighted", from: oldValue)
    }
  }

  /// The states of `isEnabled`, `isSelected` and `isHighlighted` together.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// The vertical place of the content, for controls that have content.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  /// The horizontal place of the content, for controls that have content.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  /// The horizontal alignment with leading and trailing resolved to left or right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isRightToLeft ? .right : .left
    case .trailing: return isRightToLeft ? .left : .right
    default: return contentHorizontalAlignment
    }
  }

  /// Called when `state` has changed. Requests a layout, as on iOS.
  func stateDidChange() { setNeedsLayout() }

  // MARK: Menus and tips (UIControl+Menus.swift)

  /// Whether a touch opens the control's menu at once. Differs: menus do not open.
  open var showsMenuAsPrimaryAction = false {
    didSet { if showsMenuAsPrimaryAction != oldValue { menuMayHaveChanged() } }
  }

  /// Whether a long press opens a menu. Differs: menus do not open.
  open var isContextMenuInteractionEnabled = false {
    didSet {
      guard isContextMenuInteractionEnabled != oldValue else { return }
      contextMenuIsEnabledDidChange()
    }
  }

  /// The interaction that opens the control's menu; nil while that is disabled.
  open internal(set) var contextMenuInteraction: UIContextMenuInteraction?

  /// The text shown where a pointer rests on a Mac.
  open var toolTip: String? {
    didSet { if toolTip != oldValue { toolTipDidChange() } }
  }

  /// The interaction that shows ``toolTip``; nil without such a text.
  open internal(set) var toolTipInteraction: UIToolTipInteraction?

  /// Whether symbols are animated when the control is touched.
  open var isSymbolAnimationEnabled = false

  /// Called when the control's menu, or whether it has one, may have changed.
  func menuMayHaveChanged() {}

  /// The point that the menu is attached to, in the control's space: below the control's middle.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.maxY)
  }

  /// Nil by default; controls with a menu override it.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Nil by default, for UIKit's own picture of the control. Not asked, as no menu opens.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Nil by default, for UIKit's own picture of the control. Not asked, as no menu opens.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Empty by default. Not called, as no menu opens.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Empty by default. Not called, as no menu opens.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  // MARK: Tracking

  /// Whether the control tracks a touch.
  open private(set) var isTracking = false
  /// Whether the tracked touch is inside of the bounds, with a margin of 70 points.
  open private(set) var isTouchInside = false

  /// Whether to track a touch that begins. The default is true.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Whether to go on tracking the touch. The default is true.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked touch ends. The default is empty.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when tracking is cancelled. The default is empty.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = touches.first else { return }
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    guard isTracking else {
      isTouchInside = false
      return
    }
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let wasInside = isTouchInside
    isTouchInside = contains(touch)
    guard continueTracking(touch, with: event) else {
      isTracking = false
      isTouchInside = false
      isHighlighted = false
      return
    }
    isHighlighted = isTouchInside
    if isTouchInside != wasInside {
      send(isTouchInside ? .touchDragEnter : .touchDragExit, event)
    }
    send(isTouchInside ? .touchDragInside : .touchDragOutside, event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let isInside = contains(touch)
    isTracking = false
    isTouchInside = false
    endTracking(touch, with: event)
    send(isInside ? eventsOfTap : .touchUpOutside, event)
    // Actions find the control highlighted, and those that highlight it do so in vain: on iOS, too,
    // apps do that only in the next turn of the run loop.
    isHighlighted = false
  }

  /// The events that a touch sends when it ends on the control. Buttons also trigger the primary
  /// action.
  var eventsOfTap: Event { .touchUpInside }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    isTracking = false
    isTouchInside = false
    isHighlighted = false
    cancelTracking(with: event)
    send(.touchCancel, event)
  }

  private func contains(_ touch: UITouch) -> Bool {
    let place = touch.location(in: self)
    let area = bounds.standardized
    return place.x >= area.minX - Self.trackingMargin && place.x < area.maxX + Self.trackingMargin
      && place.y >= area.minY - Self.trackingMargin && place.y < area.maxY + Self.trackingMargin
  }

  // MARK: Actions (UIControl+Actions.swift)

  /// Calls `action` on `target` for the events. The target is not retained; nil stands for the
  /// first responder, from this control up, that has the method.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    add(target.map { $0 as AnyObject }, action, controlEvents)
  }

  /// Removes targets for the events; nil stands for any target or action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    remove(target.map { $0 as AnyObject }, action, controlEvents)
  }

  /// Adds an action; one with the identifier of an action already there replaces it.
  open func addAction(_ action: UIAction, for controlEvents: Event) { add(action, controlEvents) }

  /// Removes an action from those events; for others it stays.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    remove(action.identifier, controlEvents)
  }

  /// Removes the action of an identifier from those events; for others it stays.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) { remove(actionIdentifier, controlEvents) }

  /// Sends an action; subclasses override it to see or stop what is sent.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Runs an action with this control as its sender.
  open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }

  /// Acts as a tap does, unless the control is disabled.
  open func performPrimaryAction() {
    if isEnabled { sendActions(for: .primaryActionTriggered) }
  }

  /// Sends the actions of all the given events.
  open func sendActions(for controlEvents: Event) { send(controlEvents, nil) }

  /// The objects that get actions.
  open var allTargets: Set<AnyHashable> { targetSet }

  /// The events that have actions.
  open var allControlEvents: Event {
    handlers.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// The names of the methods that `target` gets for one event; nil if there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    actionNames(target.map { $0 as AnyObject }, controlEvent)
  }

  /// Calls a closure for each action, and each target with its method, and their events. It stops
  /// where the last argument is set to true.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) { visitHandlers(iterator) }
}
