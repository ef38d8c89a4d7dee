/// Two gestures, neither of which keeps the other from being recognised.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The values of both gestures, nil for one that has none yet.
  public struct Value {
    /// The first gesture's value; nil while it has none.
    public var first: First.Value?
    /// The second gesture's value; nil while it has none.
    public var second: Second.Value?
  }
  /// It has no body: it follows touches itself.
  public typealias Body = Never
  /// The gesture that is told of touches first.
  public var first: First
  /// The gesture that is told of touches second.
  public var second: Second
  /// Makes a gesture of two, which are recognised independently.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  /// Makes what follows the touches for both gestures.
  public static func _makeNode(_ gesture: Self) -> _GestureNode<Value> {
    SimultaneousNode<First, Second>(
      First._makeNode(gesture.first), Second._makeNode(gesture.second))
  }
  /// Hands newer values of both gestures to what follows their touches.
  public func _update(_ node: _GestureNode<Value>) {
    guard let node = node as? SimultaneousNode<First, Second> else { return }
    first._update(node.first)
    second._update(node.second)
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable
where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}

/// Follows touches by two nodes.
class PairNode<FirstValue, SecondValue, Value>: _GestureNode<Value> {
  final let first: _GestureNode<FirstValue>
  final let second: _GestureNode<SecondValue>

  init(_ first: _GestureNode<FirstValue>, _ second: _GestureNode<SecondValue>) {
    (self.first, self.second) = (first, second)
  }

  override var deadlineSeconds: TimeInterval? {
    [first.deadlineSeconds, second.deadlineSeconds].compactMap { $0 }.min()
  }
  override func cancel() {
    first.cancel()
    second.cancel()
    super.cancel()
  }
  override func reset() {
    first.reset()
    second.reset()
    super.reset()
  }
}

final class SimultaneousNode<First: Gesture, Second: Gesture>:
  PairNode<First.Value, Second.Value, SimultaneousGesture<First, Second>.Value>
{
  override var isClaiming: Bool { first.isClaiming || second.isClaiming }
  override func receive(_ event: GestureEvent) {
    first.receive(event)
    second.receive(event)
    let value = SimultaneousGesture<First, Second>.Value(
      first: first.phase.value, second: second.phase.value)
    phase =
      switch (first.phase, second.phase) {
      case (.active, _), (_, .active): .active(value)
      case (.possible, _), (_, .possible): .possible
      case (.failed, .failed): .failed
      default: .ended(value)
      }
  }
  override func deliver() {
    first.deliver()
    second.deliver()
  }
}

/// Two gestures, the second of which counts only where the first one fails.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The value of the gesture that was recognised: the first or, where that failed, the second.
  public enum Value {
    /// The first gesture was recognised.
    case first(First.Value)
    /// The second gesture was recognised, as the first one failed.
    case second(Second.Value)
  }
  /// It has no body: it follows touches itself.
  public typealias Body = Never
  /// The gesture that comes first.
  public var first: First
  /// The gesture that counts where the first one fails.
  public var second: Second
  /// Makes a gesture of two, of which the first one comes first.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  /// Makes what follows the touches for both gestures.
  public static func _makeNode(_ gesture: Self) -> _GestureNode<Value> {
    ExclusiveNode<First, Second>(
      First._makeNode(gesture.first), Second._makeNode(gesture.second))
  }
  /// Hands newer values of both gestures to what follows their touches.
  public func _update(_ node: _GestureNode<Value>) {
    guard let node = node as? ExclusiveNode<First, Second> else { return }
    first._update(node.first)
    second._update(node.second)
  }
}

extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}

final class ExclusiveNode<First: Gesture, Second: Gesture>:
  PairNode<First.Value, Second.Value, ExclusiveGesture<First, Second>.Value>
{
  override var isClaiming: Bool { first.isFailed ? second.isClaiming : first.isClaiming }
  override func receive(_ event: GestureEvent) {
    first.receive(event)
    second.receive(event)
    if first.isClaiming, !second.isFailed { second.cancel() }
    phase =
      first.isFailed ? second.phase.map { .second($0) } : first.phase.map { .first($0) }
  }
  override func deliver() {
    first.deliver()
    if first.isFailed { second.deliver() }
  }
}

/// Two gestures, the second of which begins when the first one has ended.
///
/// Where no finger is left then, the next one has to come within 0.35 s, as for taps; Apple
/// publishes no figure.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The value of the first gesture or, after it has ended, of both.
  public enum Value {
    /// The first one is under way.
    case first(First.Value)
    /// The first one has ended; nil until the second one has a value.
    case second(First.Value, Second.Value?)
  }
  /// It has no body: it follows touches itself.
  public typealias Body = Never
  /// The gesture that has to end before the second one begins.
  public var first: First
  /// The gesture that begins when the first one has ended.
  public var second: Second
  /// Makes a gesture of two, one after the other.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  /// Makes what follows the touches for both gestures.
  public static func _makeNode(_ gesture: Self) -> _GestureNode<Value> {
    SequenceNode<First, Second>(
      First._makeNode(gesture.first), Second._makeNode(gesture.second))
  }
  /// Hands newer values of both gestures to what follows their touches.
  public func _update(_ node: _GestureNode<Value>) {
    guard let node = node as? SequenceNode<First, Second> else { return }
    first._update(node.first)
    second._update(node.second)
  }
}

extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}

final class SequenceNode<First: Gesture, Second: Gesture>:
  PairNode<First.Value, Second.Value, SequenceGesture<First, Second>.Value>
{
  private var limit: TimeInterval?

  override var isClaiming: Bool {
    if case .ended = first.phase { return !second.isFailed }
    return false
  }
  override var deadlineSeconds: TimeInterval? {
    if isOver { return nil }
    if case .ended = first.phase { return limit ?? second.deadlineSeconds }
    return first.deadlineSeconds
  }

  override func receive(_ event: GestureEvent) {
    if case .ended(let value) = first.phase {
      if event.touches.isEmpty, let limit, event.seconds >= limit { return cancel() }
      if !event.touches.isEmpty { limit = nil }
      second.receive(event)
      follow(value)
      return
    }
    first.receive(event)
    switch first.phase {
    case .possible: phase = .possible
    case .active(let value): phase = .active(.first(value))
    case .failed: phase = .failed
    case .ended(let value):
      let next = event.restarted
      if next.touches.isEmpty {
        limit = event.seconds + TapTiming.pauseSeconds
      } else {
        second.receive(next)
      }
      follow(value)
    }
  }

  private func follow(_ value: First.Value) {
    phase =
      switch second.phase {
      case .possible: .active(.second(value, nil))
      case .active(let own): .active(.second(value, own))
      case .ended(let own): .ended(.second(value, own))
      case .failed: .failed
      }
  }

  override func deliver() {
    first.deliver()
    if case .ended = first.phase { second.deliver() }
  }
  override func reset() {
    super.reset()
    limit = nil
  }
}

extension Gesture {
  /// Both gestures at once: neither keeps the other from being recognised.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }
  /// This gesture or, where it fails, the other one.
  public func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> { ExclusiveGesture(self, other) }
  /// This gesture and, when it has ended, the other one.
  public func sequenced<Other: Gesture>(
    before other: Other
  ) -> SequenceGesture<Self, Other> { SequenceGesture(self, other) }
}
