/// A gesture of one finger that moves.
public struct DragGesture: Gesture {
  /// A drag at one of its moves.
  public struct Value: Equatable, Sendable {
    /// The time of the event: the reference date, and the seconds of the touches' own time.
    public var time: Date
    /// The place of the finger.
    public var location: CGPoint
    /// The place where the finger touched.
    public var startLocation: CGPoint
    /// The velocity of the last move, in points per second.
    public var velocity: CGSize

    /// The way of the finger from where it touched.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// The place where the finger would be in a quarter of a second.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }
    /// The way that the finger would have gone in a quarter of a second.
    public var predictedEndTranslation: CGSize {
      let end = predictedEndLocation
      return CGSize(width: end.x - startLocation.x, height: end.y - startLocation.y)
    }
  }

  /// It has no body: it follows touches itself.
  public typealias Body = Never
  /// How far the finger moves before it is a drag, points.
  public var minimumDistance: CGFloat
  /// The space in which places are given.
  public var coordinateSpace: CoordinateSpace

  /// Makes a drag, which begins when the finger is `minimumDistance` points from where it touched.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }
  /// Makes a drag, which begins when the finger is `minimumDistance` points from where it touched.
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.init(
      minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }
  /// Makes what follows the first finger.
  public static func _makeNode(_ gesture: Self) -> _GestureNode<Value> { DragNode(gesture) }
  /// Hands a newer value of the gesture to what follows the finger.
  public func _update(_ node: _GestureNode<Value>) { (node as? DragNode)?.gesture = self }
}

final class DragNode: OneFingerNode<DragGesture.Value> {
  var gesture: DragGesture
  private var value: DragGesture.Value?
  private var pace = Pace()

  init(_ gesture: DragGesture) { self.gesture = gesture }

  override func begin(_ touch: GestureEvent.Touch, _ event: GestureEvent) {
    let place = event.space.point(touch.place, in: gesture.coordinateSpace)
    pace = Pace(place, event.seconds)
    value = DragGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: event.seconds), location: place,
      startLocation: place, velocity: .zero)
    take(touch)
  }
  override func move(_ touch: GestureEvent.Touch, _ event: GestureEvent) {
    follow(touch, event)
    take(touch)
  }
  override func end(_ touch: GestureEvent.Touch, _ event: GestureEvent) {
    follow(touch, event)
    if case .active = phase, let value {
      phase = .ended(value)
    } else {
      phase = .failed
    }
  }

  private func follow(_ touch: GestureEvent.Touch, _ event: GestureEvent) {
    let place = event.space.point(touch.place, in: gesture.coordinateSpace)
    pace.move(to: place, event.seconds)
    value?.location = place
    value?.time = Date(timeIntervalSinceReferenceDate: event.seconds)
    value?.velocity = pace.velocity
  }

  private func take(_ touch: GestureEvent.Touch) {
    guard let value else { return }
    if case .active = phase {
      phase = .active(value)
    } else if distance(touch) >= gesture.minimumDistance {
      phase = .active(value)
    }
  }

  override func reset() {
    super.reset()
    value = nil
  }
}

/// How fast a point moves.
struct Pace {
  private var place = CGPoint.zero
  private var seconds: TimeInterval = 0
  /// The finger's velocity, in points per second.
  private(set) var velocity = CGSize.zero

  /// A finger that rests for so long has stopped, seconds.
  private static let restSeconds: TimeInterval = 0.1

  init() {}
  init(_ place: CGPoint, _ seconds: TimeInterval) { (self.place, self.seconds) = (place, seconds) }

  mutating func move(to next: CGPoint, _ now: TimeInterval) {
    let span = now - seconds
    if next == place {
      if span >= Self.restSeconds { velocity = .zero }
      return
    }
    if span > 0 {
      velocity = CGSize(width: (next.x - place.x) / span, height: (next.y - place.y) / span)
    }
    (place, seconds) = (next, now)
  }
}
