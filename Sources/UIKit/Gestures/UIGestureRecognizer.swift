/// Watches the touches of a view and its descendants for one kind of gesture.
///
/// Subclasses override the four touch methods and `reset()`, and set `state`; the window's
/// `TouchDelivery` decides which recognisers succeed (`UIGestureRecognizer+States.swift`).
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The states of a recogniser. Raw values are Apple's.
  public enum State: Int, Sendable {
    /// The touches so far may become the gesture, or there are none.
    case possible = 0
    /// A continuous gesture was recognised.
    case began = 1
    /// A continuous gesture goes on, and something about it changed.
    case changed = 2
    /// A continuous gesture is over, or a discrete one was recognised.
    case ended = 3
    /// A continuous gesture was broken off, for instance by a touch that was cancelled.
    case cancelled = 4
    /// The touches are not the gesture; the recogniser ignores them until all of them are gone.
    case failed = 5

    /// A discrete gesture was recognised.
    public static let recognized = State.ended
  }

  struct Target {
    weak var object: AnyObject?
    let action: Selector
  }

  // MARK: State that the extensions keep

  var targets: [Target] = []
  var currentState = State.possible
  /// The states that wait for other recognisers to fail.
  var heldStates: [State] = []
  /// The recognisers that must fail before this one may begin.
  var prerequisites: [WeakReference<UIGestureRecognizer>] = []
  /// The touches that the recogniser is told of, in the order in which they began.
  package internal(set) var touches: [UITouch] = []
  /// The touches since the last reset, which are cancelled in their views upon recognition.
  var sequenceTouches: [UITouch] = []
  /// The virtual time in seconds at which `deadlineDidPass()` is due.
  package var deadlineSeconds: TimeInterval?
  weak var delivery: TouchDelivery?
  /// Called when `deadlineSeconds` has come, or the recogniser failed; for recognisers of modules
  /// above, which cannot override internal methods.
  package final var onDeadline: () -> Void = {}
  package final var onFailure: () -> Void = {}

  // MARK: Making

  /// A recogniser that calls `action` on `target`, which is not retained; nil adds no target.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public override convenience init() {
    self.init(target: nil, action: nil)
  }

  /// A recogniser without target. Differs: `coder` is not read.
  public convenience init?(coder: NSCoder) {
    self.init(target: nil, action: nil)
  }

  /// Adds a target, which is not retained. A pair of target and action is added once.
  open func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    guard !targets.contains(where: { $0.object === object && $0.action == action }) else {
      return
    }
    targets.append(Target(object: object, action: action))
  }

  /// Removes targets; nil stands for any target or any action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll {
      (object == nil || $0.object === object) && (action == nil || $0.action == action)
    }
  }

  // MARK: Properties

  /// The view that the recogniser is attached to.
  open internal(set) weak var view: UIView?

  /// Decides what the recogniser may do.
  open weak var delegate: UIGestureRecognizerDelegate?

  /// A name of the app's own.
  open var name: String?

  /// Whether the recogniser works. Setting false cancels the gesture under way.
  open var isEnabled = true {
    didSet { if !isEnabled, oldValue { stop() } }
  }

  /// The state of the gesture. Subclasses set it; `began` and `ended` take effect only if the
  /// delegates, the views and the other recognisers agree, and become `failed` otherwise.
  open var state: State {
    get { currentState }
    set { move(to: newValue) }
  }

  /// Whether its touches are cancelled in their views when the gesture is recognised.
  open var cancelsTouchesInView = true

  /// Whether views are told of touches only after this recogniser failed.
  open var delaysTouchesBegan = false

  /// Whether views are told of the end of touches only after this recogniser failed.
  open var delaysTouchesEnded = true

  /// Whether touches of a kind other than the first one's are ignored; true by default. The value
  /// is kept and has no effect.
  open var requiresExclusiveTouchType = true

  /// The allowed kinds of touches, as raw values of `UITouch.TouchType`.
  open var allowedTouchTypes = [0, 1, 2, 3].map { NSNumber(value: $0) }

  /// The allowed kinds of presses, as raw values of `UIPress.PressType`.
  open var allowedPressTypes = [0, 1, 2, 3, 4, 5, 6].map { NSNumber(value: $0) }

  /// The keys that are held. Differs: always empty, as there is no keyboard.
  open var modifierFlags: UIKeyModifierFlags { [] }

  /// The pressed buttons of a pointer. Differs: always empty, as fingers have no buttons.
  open var buttonMask: UIEvent.ButtonMask { [] }

  // MARK: Touches

  /// The number of touches that the recogniser follows.
  open var numberOfTouches: Int { touches.count }

  /// The middle of the touches in the space of `view`; nil stands for the window.
  open func location(in view: UIView?) -> CGPoint {
    let place = centroid(of: locationTouches, at: \.place)
    return view?.convert(place, from: nil) ?? place
  }

  /// The place of a touch. An index without a touch gives the gesture's location; iOS raises an
  /// exception.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard touches.indices.contains(touchIndex) else { return location(in: view) }
    return touches[touchIndex].location(in: view)
  }

  /// Called for touches that begin. The default is empty.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called for touches that move. The default is empty.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called for touches that end. The default is empty.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called for touches that are cancelled. The default is empty.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Ignores a touch from now on; it goes on in its view.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    touches.removeAll { $0 === touch }
    sequenceTouches.removeAll { $0 === touch }
    touch.gestureRecognizers?.removeAll { $0 === self }
  }

  /// Called when a gesture is over, to forget its data.
  open func reset() {}

  // MARK: Other recognisers

  /// Lets this recogniser begin only after `otherGestureRecognizer` failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    prerequisites.append(WeakReference(otherGestureRecognizer))
  }

  /// Whether this recogniser may prevent another one; true by default.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another recogniser may prevent this one; true by default.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this recogniser waits until another one fails; false by default. It is asked when the
  /// gesture would begin.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether another recogniser waits until this one fails; false by default. It is asked when the
  /// other's gesture would begin.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  /// Whether the recogniser handles an event; true by default.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// Ignores a press from now on. Differs: empty, as recognisers are told of no presses.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {}
  /// Called for buttons that go down. Differs: only by the app's own code, as there are no buttons.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called for buttons whose force changes. Differs: only by the app's own code, as there are no
  /// buttons.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called for buttons that go up. Differs: only by the app's own code, as there are no buttons.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called for presses that are cancelled. Differs: only by the app's own code, as there are no
  /// buttons.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called when `deadlineSeconds` has come.
  func deadlineDidPass() { onDeadline() }

  // MARK: For subclasses here

  /// The distance in points that a finger moves before a pan, pinch or rotation begins. Apple
  /// publishes no figure; 10 is what people measure.
  static let hysteresis: CGFloat = 10

  /// The touches that the location is computed from: after the last one ended, that one.
  var locationTouches: [UITouch] {
    touches.isEmpty ? Array(sequenceTouches.suffix(1)) : touches
  }

  func centroid(of touches: [UITouch], at place: KeyPath<UITouch, CGPoint>) -> CGPoint {
    guard !touches.isEmpty else { return .zero }
    var sum = CGPoint.zero
    for touch in touches {
      sum.x += touch[keyPath: place].x
      sum.y += touch[keyPath: place].y
    }
    return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
  }

  /// The difference of two places of the window, in the space of `view`.
  func distance(from start: CGPoint, to end: CGPoint, in view: UIView?) -> CGPoint {
    guard let view else { return CGPoint(x: end.x - start.x, y: end.y - start.y) }
    let (first, last) = (view.convert(start, from: nil), view.convert(end, from: nil))
    return CGPoint(x: last.x - first.x, y: last.y - first.y)
  }
}

/// A reference to an object that is not retained.
struct WeakReference<Object: AnyObject> {
  weak var object: Object?

  init(_ object: Object) {
    self.object = object
  }
}

/// The length of a vector in points.
func length(_ vector: CGPoint) -> CGFloat {
  (vector.x * vector.x + vector.y * vector.y).squareRoot()
}
