/// A part of a track: a value, and how it is reached.
enum KeyframeSegment<Value: Animatable> {
  case linear(to: Value, duration: TimeInterval, UnitCurve)
  case spring(to: Value, duration: TimeInterval?, Spring, startVelocity: Value?)
  case cubic(to: Value, duration: TimeInterval, startVelocity: Value?, endVelocity: Value?)
  case move(to: Value)

  var target: Value {
    switch self {
    case .linear(let value, _, _), .spring(let value, _, _, _), .cubic(let value, _, _, _),
      .move(let value):
      value
    }
  }

  var duration: TimeInterval {
    switch self {
    case .linear(_, let duration, _), .cubic(_, let duration, _, _): max(duration, 0)
    case .spring(_, let duration, let spring, _): max(duration ?? spring.settlingDuration, 0)
    case .move: 0
    }
  }

  var isCubic: Bool {
    if case .cubic = self { return true }
    return false
  }
}

/// A segment with what it begins with.
private struct KeyframePiece<Value: Animatable> {
  typealias Data = Value.AnimatableData
  let segment: KeyframeSegment<Value>
  let begin: TimeInterval
  let from: Data
  let startVelocity: Data
  let endVelocity: Data

  private var way: Data { segment.target.animatableData - from }

  func value(at time: TimeInterval) -> Data {
    let time = min(max(time - begin, 0), segment.duration)
    switch segment {
    case .move: return segment.target.animatableData
    case .linear(_, let duration, let curve):
      return duration > 0
        ? from + way.scaled(by: curve.value(at: time / duration))
        : segment.target.animatableData
    case .spring(_, _, let spring, _):
      return from + spring.value(target: way, initialVelocity: startVelocity, time: time)
    case .cubic(_, let duration, _, _):
      guard duration > 0 else { return segment.target.animatableData }
      let t = time / duration
      let (t2, t3) = (t * t, t * t * t)
      let whole = way.scaled(by: 3 * t2 - 2 * t3)
      let start = startVelocity.scaled(by: duration * (t3 - 2 * t2 + t))
      return from + whole + start + endVelocity.scaled(by: duration * (t3 - t2))
    }
  }

  func velocity(at time: TimeInterval) -> Data {
    let step = 0.001
    return (value(at: time) - value(at: time - step)).scaled(by: 1 / step)
  }
}

/// The values of one property over time.
///
/// A cubic keyframe without velocities takes over that of the one before it, and ends with the
/// slope between its neighbours where another cubic one follows, at rest otherwise. Apple does not
/// say how it does.
struct KeyframeCurve<Value: Animatable> {
  private var pieces: [KeyframePiece<Value>] = []
  private let initial: Value

  init(_ initial: Value, _ segments: [KeyframeSegment<Value>]) {
    self.initial = initial
    var (time, value) = (0.0, initial.animatableData)
    var velocity = Value.AnimatableData.zero
    for (index, segment) in segments.enumerated() {
      var (start, end) = (velocity, Value.AnimatableData.zero)
      switch segment {
      case .spring(_, _, _, let own): if let own { start = own.animatableData }
      case .cubic(_, let duration, let ownStart, let ownEnd):
        if let ownStart { start = ownStart.animatableData }
        if let ownEnd {
          end = ownEnd.animatableData
        } else if index + 1 < segments.count, segments[index + 1].isCubic {
          let next = segments[index + 1]
          let both = duration + next.duration
          if both > 0 { end = (next.target.animatableData - value).scaled(by: 1 / both) }
        }
      case .linear, .move: break
      }
      let piece = KeyframePiece(
        segment: segment, begin: time, from: value, startVelocity: start, endVelocity: end)
      pieces.append(piece)
      time += segment.duration
      velocity = segment.duration > 0 ? piece.velocity(at: time) : .zero
      // A spring that is cut short goes on from where it is.
      value = piece.value(at: time)
    }
  }

  var duration: TimeInterval {
    pieces.last.map { $0.begin + $0.segment.duration } ?? 0
  }

  func value(at time: TimeInterval) -> Value {
    var result = initial
    if let last = pieces.last, time >= duration { return last.segment.target }
    let piece = pieces.last { $0.begin <= time } ?? pieces.first
    if let piece { result.animatableData = piece.value(at: time) }
    return result
  }
}

/// Parts of a track, one after the other.
public protocol KeyframeTrackContent<Value> {
  /// The type of the property that changes.
  associatedtype Value: Animatable
  /// What the keyframes say, as the animator reads it; apps do not name it.
  var _segments: _KeyframeSegments<Value> { get }
}

/// What keyframes say of one property, one after the other.
public struct _KeyframeSegments<Value: Animatable> {
  var list: [KeyframeSegment<Value>]
}

/// Goes to a value along a curve of time, an even one by default.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// What the keyframe says, as the animator reads it; apps do not name it.
  public let _segments: _KeyframeSegments<Value>
  /// Makes a keyframe that reaches a value after some seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    _segments = _KeyframeSegments(list: [.linear(to: to, duration: duration, timingCurve)])
  }
}

/// Goes to a value as a spring does, from the velocity that it has.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// What the keyframe says, as the animator reads it; apps do not name it.
  public let _segments: _KeyframeSegments<Value>
  /// Makes a keyframe that goes to a value as a spring; without a velocity, with that of the
  /// keyframe before it.
  ///
  /// - Parameter duration: The seconds until the next keyframe; nil until the spring is at rest.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    _segments = _KeyframeSegments(
      list: [.spring(to: to, duration: duration, spring, startVelocity: startVelocity)])
  }
}

/// Goes to a value along a cubic curve, so that the velocity does not jump.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// What the keyframe says, as the animator reads it; apps do not name it.
  public let _segments: _KeyframeSegments<Value>
  /// Makes a keyframe that reaches a value after some seconds, with velocities per second at both
  /// ends. Without them, it takes over that of the keyframe before it, and ends with the slope
  /// between its neighbours where another cubic one follows, at rest otherwise; Apple does not
  /// publish its rule.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    _segments = _KeyframeSegments(
      list: [
        .cubic(
          to: to, duration: duration, startVelocity: startVelocity, endVelocity: endVelocity)
      ])
  }
}

/// Jumps to a value at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// What the keyframe says, as the animator reads it; apps do not name it.
  public let _segments: _KeyframeSegments<Value>
  /// Makes a keyframe that jumps to a value and takes no time.
  public init(_ to: Value) { _segments = _KeyframeSegments(list: [.move(to: to)]) }
}

/// Keyframes after each other.
public struct _KeyframeList<Value: Animatable>: KeyframeTrackContent {
  /// What the keyframes say, as the animator reads it; apps do not name it.
  public let _segments: _KeyframeSegments<Value>
}

/// Puts the keyframes of a track together.
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// Takes a keyframe as it is.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }
  /// Puts keyframes one after the other.
  public static func buildBlock(
    _ parts: any KeyframeTrackContent<Value>...
  ) -> _KeyframeList<Value> { buildArray(parts) }
  /// Puts the keyframes of a loop one after the other.
  public static func buildArray(
    _ parts: [any KeyframeTrackContent<Value>]
  ) -> _KeyframeList<Value> {
    _KeyframeList(_segments: _KeyframeSegments(list: parts.flatMap { $0._segments.list }))
  }
  /// Takes the keyframes of a condition that holds.
  public static func buildEither(
    first part: any KeyframeTrackContent<Value>
  ) -> _KeyframeList<Value> { buildArray([part]) }
  /// Takes the keyframes of the other branch of a condition.
  public static func buildEither(
    second part: any KeyframeTrackContent<Value>
  ) -> _KeyframeList<Value> { buildArray([part]) }
  /// Takes the keyframes of a condition without another branch; none where it does not hold.
  public static func buildOptional(
    _ part: (any KeyframeTrackContent<Value>)?
  ) -> _KeyframeList<Value> { buildArray(part.map { [$0] } ?? []) }
}
