/// One or more taps.
///
/// A tapping finger moves 45 points at most and lifts within 0.75 s; the next tap follows within
/// 0.35 s.
public struct TapGesture: Gesture {
  /// A tap tells only that it happened.
  public typealias Value = Void
  /// It has no body: it follows touches itself.
  public typealias Body = Never
  /// The number of taps; one below 1 counts as 1.
  public var count: Int
  /// Makes a gesture of so many taps; a number below 1 counts as 1.
  public init(count: Int = 1) { self.count = count }
  /// Makes what follows the first finger.
  public static func _makeNode(_ gesture: Self) -> _GestureNode<Void> {
    let node = TapNode<Void> { _, _ in () }
    gesture._update(node)
    return node
  }
  /// Hands a newer number of taps to what follows the finger.
  public func _update(_ node: _GestureNode<Void>) { (node as? TapNode<Void>)?.count = count }
}

/// One or more taps, and where the last one was.
public struct SpatialTapGesture: Gesture {
  /// A tap with its place.
  public struct Value: Equatable, Sendable {
    /// The place of the last tap.
    public var location: CGPoint
  }
  /// It has no body: it follows touches itself.
  public typealias Body = Never
  /// The number of taps; one below 1 counts as 1.
  public var count: Int
  /// The space in which the place is given. Differs: it counts as it was when the view was first
  /// shown; later changes have no effect.
  public var coordinateSpace: CoordinateSpace

  /// Makes a gesture of so many taps, whose last place is given in a space.
  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }
  /// Makes a gesture of so many taps, whose last place is given in a space.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }
  /// Makes what follows the first finger.
  public static func _makeNode(_ gesture: Self) -> _GestureNode<Value> {
    let space = gesture.coordinateSpace
    let node = TapNode<Value> { Value(location: $1.point($0, in: space)) }
    node.count = gesture.count
    return node
  }
  /// Hands a newer number of taps to what follows the finger.
  public func _update(_ node: _GestureNode<Value>) { (node as? TapNode<Value>)?.count = count }
}

final class TapNode<Value>: OneFingerNode<Value> {
  /// Source: OpenSwiftUI's constants, read off Apple's binary.
  private static var maximumDistance: CGFloat { 45 }
  private static var longestSeconds: TimeInterval { 0.75 }
  private static var longestPauseSeconds: TimeInterval { TapTiming.pauseSeconds }

  var count = 1
  private let value: (CGPoint, GestureSpace) -> Value
  private var taps = 0
  private var limit: TimeInterval?
  private var lastPlace: CGPoint?

  init(value: @escaping (CGPoint, GestureSpace) -> Value) { self.value = value }

  override var deadlineSeconds: TimeInterval? { isOver ? nil : limit }

  override func begin(_ touch: GestureEvent.Touch, _ event: GestureEvent) {
    timePassed(event)
    if isOver { return }
    if let lastPlace {
      let (x, y) = (touch.place.x - lastPlace.x, touch.place.y - lastPlace.y)
      if x * x + y * y > Self.maximumDistance * Self.maximumDistance { return cancel() }
    }
    limit = event.seconds + Self.longestSeconds
  }

  override func move(_ touch: GestureEvent.Touch, _ event: GestureEvent) {
    if distance(touch) > Self.maximumDistance { phase = .failed }
  }

  override func end(_ touch: GestureEvent.Touch, _ event: GestureEvent) {
    taps += 1
    lastPlace = touch.place
    if taps >= max(count, 1) {
      phase = .ended(value(touch.place, event.space))
    } else {
      limit = event.seconds + Self.longestPauseSeconds
    }
  }

  override func timePassed(_ event: GestureEvent) {
    if let limit, event.seconds >= limit { phase = .failed }
  }

  override func reset() {
    super.reset()
    (taps, limit, lastPlace) = (0, nil, nil)
  }
}

enum TapTiming {
  /// Longest time between two taps of one gesture, seconds, as for UIKit's recogniser.
  static let pauseSeconds: TimeInterval = 0.35
}

extension View {
  /// Calls back when the view is tapped `count` times.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { action() })
  }
  /// Calls back with the place of the last tap when the view is tapped `count` times.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded {
        action($0.location)
      })
  }
  /// Calls back with the place of the last tap when the view is tapped `count` times.
  @_disfavoredOverload
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded {
        action($0.location)
      })
  }
}
