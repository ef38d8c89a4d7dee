/// A view that tells others what is done to it: targets with a method, or closures.
///
/// Subclasses track touches by `beginTracking` and the three methods that follow it. What is
/// sent to whom is in `UIControl+Actions.swift`.
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  struct Handler {
    enum Receiver {
      case target(WeakReference<AnyObject>, Selector)
      /// The first in the responder chain that has the method.
      case chain(Selector)
      case action(UIAction)
    }

    let receiver: Receiver
    var events: Event
  }

  /// How far a tracked touch may leave the bounds and still count as inside, points. Apple
  /// publishes no figure; 70 is what people measure.
  static let trackingMargin: CGFloat = 70

  var handlers: [Handler] = []

  /// A control that runs an action when it is used.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.readNib(into: self, at: UIControl.self)
  }

  // MARK: State

  /// A control that is not takes no touches; it keeps them from the views behind it.
  open var isEnabled = true {
    didSet {
      if isEnabled != oldValue { stateDidChange() }
      tellObservers("enabled", from: oldValue)
    }
  }

  open var isSelected = false {
    didSet {
      if isSelected != oldValue { stateDidChange() }
      tellObservers("selected", from: oldValue)
    }
  }

  /// Set while a touch is inside.
  open var isHighlighted = false {
    didSet {
      if isHighlighted != oldValue { stateDidChange() }
      tellObservers("highlighted", from: oldValue)
    }
  }

  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  /// Left or right where the alignment is leading or trailing.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isRightToLeft ? .right : .left
    case .trailing: return isRightToLeft ? .left : .right
    default: return contentHorizontalAlignment
    }
  }

  /// Called when `state` is another one. Asks for a layout, as on iOS.
  func stateDidChange() { setNeedsLayout() }

  // MARK: Menus and tips (UIControl+Menus.swift)

  /// Whether a touch opens the control's menu at once.
  open var showsMenuAsPrimaryAction = false {
    didSet { if showsMenuAsPrimaryAction != oldValue { menuMayHaveChanged() } }
  }

  /// Whether a long press opens a menu.
  open var isContextMenuInteractionEnabled = false {
    didSet {
      guard isContextMenuInteractionEnabled != oldValue else { return }
      contextMenuIsEnabledDidChange()
    }
  }

  /// The interaction that opens the control's menu; nil while that is not enabled.
  open internal(set) var contextMenuInteraction: UIContextMenuInteraction?

  /// Shown where a pointer rests on a Mac.
  open var toolTip: String? {
    didSet { if toolTip != oldValue { toolTipDidChange() } }
  }

  open internal(set) var toolTipInteraction: UIToolTipInteraction?

  /// Whether symbols move when the control is touched.
  open var isSymbolAnimationEnabled = false

  /// What the menu of a control, or whether it has one, changes.
  func menuMayHaveChanged() {}

  /// Where the menu is attached to, in the control's space: below its middle.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.maxY)
  }

  /// Nil; controls with a menu override it.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  // MARK: Tracking

  open private(set) var isTracking = false
  open private(set) var isTouchInside = false

  /// Whether to track the touch. The default is true.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Whether to go on tracking. The default is true.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

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
    isHighlighted = false
    endTracking(touch, with: event)
    send(isInside ? eventsOfTap : .touchUpOutside, event)
  }

  /// What a touch that ends on the control sends. Those of buttons trigger the primary action.
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

  /// Nil stands for any target or action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    remove(target.map { $0 as AnyObject }, action, controlEvents)
  }

  /// An action with an identifier that is there already takes the other's place.
  open func addAction(_ action: UIAction, for controlEvents: Event) { add(action, controlEvents) }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    remove(action.identifier, controlEvents)
  }

  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) { remove(actionIdentifier, controlEvents) }

  /// Subclasses override this to see or stop what is sent.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }

  /// Does what a tap does, unless the control is disabled.
  open func performPrimaryAction() {
    if isEnabled { sendActions(for: .primaryActionTriggered) }
  }

  /// Sends the actions of all the events given.
  open func sendActions(for controlEvents: Event) { send(controlEvents, nil) }

  open var allTargets: Set<AnyHashable> { targetSet }

  open var allControlEvents: Event {
    handlers.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Names of the methods that `target` gets for one event; nil where there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    actionNames(target.map { $0 as AnyObject }, controlEvent)
  }

  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) { visitHandlers(iterator) }
}
