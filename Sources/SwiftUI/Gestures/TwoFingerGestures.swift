/// A gesture of two fingers whose distance changes.
public struct MagnifyGesture: Gesture {
  /// Two fingers at one of their moves.
  public struct Value: Equatable, Sendable {
    /// The time of the event: the reference date, and the seconds of the touches' own time.
    public var time: Date
    /// The distance of the fingers over that at the start.
    public var magnification: CGFloat
    /// Change of the magnification per second.
    public var velocity: CGFloat
    /// The middle of the fingers at the start, as a part of the view's size.
    public var startAnchor: UnitPoint
    /// The middle of the fingers at the start, in the view's own space.
    public var startLocation: CGPoint
  }
  /// It has no body: it follows touches itself.
  public typealias Body = Never
  /// How far the magnification is from 1 when the gesture begins.
  public var minimumScaleDelta: CGFloat
  /// Makes a gesture that begins when the fingers' distance has changed by so large a part; 0.01
  /// stands for 1 %.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
  /// Makes what follows the first two fingers.
  public static func _makeNode(_ gesture: Self) -> _GestureNode<Value> { MagnifyNode(gesture) }
  /// Hands a newer value of the gesture to what follows the fingers.
  public func _update(_ node: _GestureNode<Value>) { (node as? MagnifyNode)?.gesture = self }
}

/// A gesture of two fingers that turn about each other.
public struct RotateGesture: Gesture {
  /// Two fingers at one of their moves.
  public struct Value: Equatable, Sendable {
    /// The time of the event: the reference date, and the seconds of the touches' own time.
    public var time: Date
    /// The angle since the start, clockwise on the screen.
    public var rotation: Angle
    /// Change of the rotation per second.
    public var velocity: Angle
    /// The middle of the fingers at the start, as a part of the view's size.
    public var startAnchor: UnitPoint
    /// The middle of the fingers at the start, in the view's own space.
    public var startLocation: CGPoint
  }
  /// It has no body: it follows touches itself.
  public typealias Body = Never
  /// How far the fingers turn before the gesture begins.
  public var minimumAngleDelta: Angle
  /// Makes a gesture that begins when the fingers have turned by an angle, either way.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
  /// Makes what follows the first two fingers.
  public static func _makeNode(_ gesture: Self) -> _GestureNode<Value> { RotateNode(gesture) }
  /// Hands a newer value of the gesture to what follows the fingers.
  public func _update(_ node: _GestureNode<Value>) { (node as? RotateNode)?.gesture = self }
}

/// Two fingers whose distance changes: `MagnifyGesture` tells more.
public struct MagnificationGesture: Gesture {
  /// The fingers' distance over that at the start.
  public typealias Value = CGFloat
  /// The change of the distance from which on the gesture counts, as a factor.
  public var minimumScaleDelta: CGFloat
  /// Makes a gesture that begins when the fingers' distance has changed by so large a part; 0.01
  /// stands for 1 %.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
  /// A `MagnifyGesture` of which the magnification alone is told.
  public var body: _MapGesture<MagnifyGesture, CGFloat> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
  }
}

/// Two fingers that turn about each other: `RotateGesture` tells more.
public struct RotationGesture: Gesture {
  /// The angle since the start, clockwise on the screen.
  public typealias Value = Angle
  /// The angle from which on the gesture counts.
  public var minimumAngleDelta: Angle
  /// Makes a gesture that begins when the fingers have turned by an angle, either way.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
  /// A `RotateGesture` of which the rotation alone is told.
  public var body: _MapGesture<RotateGesture, Angle> {
    RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation)
  }
}

/// Follows the first two fingers.
class TwoFingerNode<Value>: _GestureNode<Value> {
  private var ids: [ObjectIdentifier] = []
  private var places: [CGPoint] = []
  /// The middle of the fingers when both had come, in the hosting view.
  final var middle = CGPoint.zero
  private var lastSeconds: TimeInterval = 0

  final override func receive(_ event: GestureEvent) {
    if isOver { return }
    for touch in event.touches where touch.phase == .began && ids.count < 2 {
      ids.append(touch.id)
      places.append(touch.place)
      guard ids.count == 2 else { continue }
      middle = CGPoint(x: (places[0].x + places[1].x) / 2, y: (places[0].y + places[1].y) / 2)
      lastSeconds = event.seconds
      begin(places[0], places[1])
    }
    var hasMoved = false
    for (index, id) in ids.enumerated() {
      guard let touch = event.touch(id) else { continue }
      switch touch.phase {
      case .moved:
        places[index] = touch.place
        hasMoved = true
      case .ended: return finish()
      case .cancelled: return cancel()
      default: break
      }
    }
    guard hasMoved, ids.count == 2 else { return }
    move(places[0], places[1], seconds: event.seconds - lastSeconds, event)
    lastSeconds = event.seconds
  }

  /// One finger that lifts ends the gesture.
  private func finish() {
    if case .active(let value) = phase { phase = .ended(value) } else { phase = .failed }
  }

  func begin(_ first: CGPoint, _ second: CGPoint) {}
  /// - Parameter seconds: Since the last move.
  func move(_ first: CGPoint, _ second: CGPoint, seconds: TimeInterval, _ event: GestureEvent) {}

  override func reset() {
    super.reset()
    (ids, places) = ([], [])
  }
}

final class MagnifyNode: TwoFingerNode<MagnifyGesture.Value> {
  var gesture: MagnifyGesture
  private var startDistance: CGFloat = 0
  private var scale: CGFloat = 1

  init(_ gesture: MagnifyGesture) { self.gesture = gesture }

  override func begin(_ first: CGPoint, _ second: CGPoint) {
    (startDistance, scale) = (distance(first, second), 1)
  }
  override func move(
    _ first: CGPoint, _ second: CGPoint, seconds: TimeInterval, _ event: GestureEvent
  ) {
    guard startDistance > 0 else { return }
    let before = scale
    scale = distance(first, second) / startDistance
    if case .possible = phase, abs(scale - 1) < gesture.minimumScaleDelta { return }
    phase = .active(
      MagnifyGesture.Value(
        time: Date(timeIntervalSinceReferenceDate: event.seconds), magnification: scale,
        velocity: seconds > 0 ? (scale - before) / seconds : 0,
        startAnchor: event.space.anchor(middle),
        startLocation: event.space.point(middle, in: .local)))
  }

  private func distance(_ first: CGPoint, _ second: CGPoint) -> CGFloat {
    let (x, y) = (second.x - first.x, second.y - first.y)
    return (x * x + y * y).squareRoot()
  }
}

final class RotateNode: TwoFingerNode<RotateGesture.Value> {
  var gesture: RotateGesture
  private var lastAngle = 0.0
  private var turned = 0.0

  init(_ gesture: RotateGesture) { self.gesture = gesture }

  override func begin(_ first: CGPoint, _ second: CGPoint) {
    (lastAngle, turned) = (angle(first, second), 0)
  }
  override func move(
    _ first: CGPoint, _ second: CGPoint, seconds: TimeInterval, _ event: GestureEvent
  ) {
    let present = angle(first, second)
    var turn = present - lastAngle
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    lastAngle = present
    turned += turn
    if case .possible = phase, abs(turned) < abs(gesture.minimumAngleDelta.radians) { return }
    phase = .active(
      RotateGesture.Value(
        time: Date(timeIntervalSinceReferenceDate: event.seconds),
        rotation: .radians(turned), velocity: .radians(seconds > 0 ? turn / seconds : 0),
        startAnchor: event.space.anchor(middle),
        startLocation: event.space.point(middle, in: .local)))
  }

  private func angle(_ first: CGPoint, _ second: CGPoint) -> Double {
    DeterministicMath.atan2(Double(second.y - first.y), Double(second.x - first.x))
  }
}
