/// Touches that mean something.
@MainActor @preconcurrency public protocol Gesture<Value> {
  /// What the gesture tells of its touches.
  associatedtype Value
  /// The gesture that this one stands for; `Never` for one that follows touches itself.
  associatedtype Body: Gesture
  /// The gesture that this one stands for.
  var body: Body { get }
  /// Makes what follows the touches. Gestures with a body leave it alone.
  static func _makeNode(_ gesture: Self) -> _GestureNode<Value>
  /// Hands a newer value of the gesture, with other actions, to what its type made.
  func _update(_ node: _GestureNode<Value>)
}

extension Gesture where Value == Body.Value {
  /// Makes what follows the touches for the body.
  public static func _makeNode(_ gesture: Self) -> _GestureNode<Value> {
    Body._makeNode(gesture.body)
  }
  /// Hands a newer body to what follows the touches.
  public func _update(_ node: _GestureNode<Value>) { body._update(node) }
}

extension Never: Gesture {
  /// There is no value.
  public typealias Value = Never
  /// Never called, as there is no gesture.
  public static func _makeNode(_ gesture: Never) -> _GestureNode<Never> {}
  /// Never called, as there is no gesture.
  public func _update(_ node: _GestureNode<Never>) {}
}

extension Gesture where Body == Never {
  /// Stops the program: a gesture without a body follows touches itself.
  public var body: Never { fatalError("\(Self.self) has no body: it follows touches itself.") }
}

/// The state of a gesture.
enum GesturePhase<Value> {
  case possible
  case active(Value)
  case ended(Value)
  case failed

  /// The value of an active gesture, or of one that ended; nil otherwise.
  var value: Value? {
    switch self {
    case .active(let value), .ended(let value): value
    case .possible, .failed: nil
    }
  }

  func map<Other>(_ change: (Value) -> Other) -> GesturePhase<Other> {
    switch self {
    case .possible: .possible
    case .active(let value): .active(change(value))
    case .ended(let value): .ended(change(value))
    case .failed: .failed
    }
  }
}

/// What a gesture is told: fingers that began in its view, as they are at a time.
struct GestureEvent {
  struct Touch {
    let id: ObjectIdentifier
    /// The touch's place in the hosting view.
    let place: CGPoint
    let phase: UITouch.Phase
  }

  /// The touches in the order in which they began; a finger that lifts is in one last event.
  let touches: [Touch]
  /// The time of the event, in seconds of the touches' own time.
  let seconds: TimeInterval
  let space: GestureSpace

  func touch(_ id: ObjectIdentifier?) -> Touch? { touches.first { $0.id == id } }

  /// An event with the fingers of this one, as if they had just come.
  var restarted: GestureEvent {
    GestureEvent(
      touches: touches.filter { $0.phase != .ended && $0.phase != .cancelled }
        .map { Touch(id: $0.id, place: $0.place, phase: .began) },
      seconds: seconds, space: space)
  }
}

/// The space of the view of a gesture.
@MainActor struct GestureSpace {
  let item: LayoutItem

  /// - Parameter point: The point in the hosting view.
  func point(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
    switch space {
    case .global: return point
    case .local: return local(point, item)
    case .named(let name):
      var above = item.parentItem
      while let current = above {
        if current.isCoordinateSpace(name) { return local(point, current) }
        above = current.parentItem
      }
      return point
    }
  }

  /// The place of a point in a view, as a part of its size.
  func anchor(_ point: CGPoint) -> UnitPoint {
    let own = local(point, item)
    guard item.frame.width > 0, item.frame.height > 0 else { return .center }
    return UnitPoint(x: own.x / item.frame.width, y: own.y / item.frame.height)
  }

  private func local(_ point: CGPoint, _ item: LayoutItem) -> CGPoint {
    let inside = descend(point, to: item)
    return CGPoint(x: inside.x - item.frame.minX, y: inside.y - item.frame.minY)
  }

  /// Undoes the transforms around an item, from the outermost on.
  private func descend(_ point: CGPoint, to item: LayoutItem) -> CGPoint {
    guard let parent = item.parentItem else { return point }
    return parent.pointInContent(descend(point, to: parent))
  }
}

/// Follows touches for one gesture of a view.
@MainActor public class _GestureRecognition {
  /// The time at which it wants to be told that time has passed, in seconds of the touches' time;
  /// nil where it waits only for touches.
  var deadlineSeconds: TimeInterval? { nil }
  /// Whether it is what the touches mean, so that others of lower rank fail.
  var isClaiming: Bool { false }
  var isFailed: Bool { false }
  /// Whether it ended or failed.
  var isOver: Bool { false }

  func receive(_ event: GestureEvent) {}
  /// Runs the actions for what was received, which are held back while others may go first.
  func deliver() {}
  /// Gives up: another gesture took the touches, or they were cancelled.
  func cancel() {}
  /// Makes ready for the next touches.
  func reset() {}
}

/// Follows touches for a gesture with values of a type.
@MainActor public class _GestureNode<Value>: _GestureRecognition {
  final var phase = GesturePhase<Value>.possible

  override var isClaiming: Bool { phase.value != nil }
  override var isFailed: Bool {
    if case .failed = phase { return true }
    return false
  }
  override var isOver: Bool {
    switch phase {
    case .possible, .active: false
    case .ended, .failed: true
    }
  }
  override func cancel() { if !isOver { phase = .failed } }
  override func reset() { phase = .possible }
}

/// Follows the first finger.
class OneFingerNode<Value>: _GestureNode<Value> {
  private var id: ObjectIdentifier?
  /// The place where the finger touched, in the hosting view.
  final var start = CGPoint.zero
  final var startSeconds: TimeInterval = 0

  final override func receive(_ event: GestureEvent) {
    if id == nil, !isOver, let first = event.touches.first(where: { $0.phase == .began }) {
      id = first.id
      (start, startSeconds) = (first.place, event.seconds)
      begin(first, event)
      return
    }
    if !isOver { timePassed(event) }
    guard let touch = event.touch(id) else { return }
    switch touch.phase {
    case .moved: if !isOver { move(touch, event) }
    case .ended:
      id = nil
      if !isOver { end(touch, event) }
    case .cancelled:
      id = nil
      cancel()
    default: break
    }
  }

  func begin(_ touch: GestureEvent.Touch, _ event: GestureEvent) {}
  func move(_ touch: GestureEvent.Touch, _ event: GestureEvent) {}
  func end(_ touch: GestureEvent.Touch, _ event: GestureEvent) {}
  /// Called before each move and end, and at the deadline.
  func timePassed(_ event: GestureEvent) {}

  final func distance(_ touch: GestureEvent.Touch) -> CGFloat {
    let (x, y) = (touch.place.x - start.x, touch.place.y - start.y)
    return (x * x + y * y).squareRoot()
  }

  override func reset() {
    super.reset()
    id = nil
  }
}
