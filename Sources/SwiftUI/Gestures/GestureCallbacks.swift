/// Follows the touches by another node.
class WrappingNode<Inner, Value>: _GestureNode<Value> {
  final let content: _GestureNode<Inner>
  private var hasNews = false

  init(_ content: _GestureNode<Inner>) { self.content = content }

  override var deadlineSeconds: TimeInterval? { content.deadlineSeconds }
  override var isClaiming: Bool { content.isClaiming }

  final override func receive(_ event: GestureEvent) {
    content.receive(event)
    takePhase()
    hasNews = true
  }
  final override func deliver() {
    content.deliver()
    guard hasNews else { return }
    hasNews = false
    act()
  }
  final override func cancel() {
    content.cancel()
    super.cancel()
    hasNews = false
    stop()
  }
  override func reset() {
    content.reset()
    super.reset()
    hasNews = false
  }

  /// Makes the phase of the content's.
  func takePhase() {}
  /// Runs actions for the phase.
  func act() {}
  /// Undoes what a gesture under way has done.
  func stop() {}
}

/// A gesture whose values are mapped.
public struct _MapGesture<Content: Gesture, Value>: Gesture {
  /// It has no body: it follows touches by its content.
  public typealias Body = Never
  let content: Content
  let transform: (Content.Value) -> Value
  /// Makes what follows the touches for the content.
  public static func _makeNode(_ gesture: Self) -> _GestureNode<Value> {
    MapNode(Content._makeNode(gesture.content), gesture.transform)
  }
  /// Hands newer values of the content and the closure to what follows the touches.
  public func _update(_ node: _GestureNode<Value>) {
    guard let node = node as? MapNode<Content.Value, Value> else { return }
    node.transform = transform
    content._update(node.content)
  }
}

final class MapNode<Inner, Value>: WrappingNode<Inner, Value> {
  var transform: (Inner) -> Value
  init(_ content: _GestureNode<Inner>, _ transform: @escaping (Inner) -> Value) {
    self.transform = transform
    super.init(content)
  }
  override func takePhase() { phase = content.phase.map(transform) }
}

/// A gesture that calls back when it ends.
public struct _EndedGesture<Content: Gesture>: Gesture {
  /// The value of the content.
  public typealias Value = Content.Value
  /// It has no body: it follows touches by its content.
  public typealias Body = Never
  let content: Content
  let action: (Value) -> Void
  /// Makes what follows the touches for the content.
  public static func _makeNode(_ gesture: Self) -> _GestureNode<Value> {
    EndedNode(Content._makeNode(gesture.content), gesture.action)
  }
  /// Hands newer values of the content and the action to what follows the touches.
  public func _update(_ node: _GestureNode<Value>) {
    guard let node = node as? EndedNode<Value> else { return }
    node.action = action
    content._update(node.content)
  }
}

final class EndedNode<Value>: WrappingNode<Value, Value> {
  var action: (Value) -> Void
  private var isDone = false
  init(_ content: _GestureNode<Value>, _ action: @escaping (Value) -> Void) {
    self.action = action
    super.init(content)
  }
  override func takePhase() { phase = content.phase }
  override func act() {
    guard !isDone, case .ended(let value) = phase else { return }
    isDone = true
    action(value)
  }
  override func reset() {
    super.reset()
    isDone = false
  }
}

/// A gesture that calls back when its value changes.
public struct _ChangedGesture<Content: Gesture>: Gesture where Content.Value: Equatable {
  /// The value of the content.
  public typealias Value = Content.Value
  /// It has no body: it follows touches by its content.
  public typealias Body = Never
  let content: Content
  let action: (Value) -> Void
  /// Makes what follows the touches for the content.
  public static func _makeNode(_ gesture: Self) -> _GestureNode<Value> {
    ChangedNode(Content._makeNode(gesture.content), gesture.action)
  }
  /// Hands newer values of the content and the action to what follows the touches.
  public func _update(_ node: _GestureNode<Value>) {
    guard let node = node as? ChangedNode<Value> else { return }
    node.action = action
    content._update(node.content)
  }
}

final class ChangedNode<Value: Equatable>: WrappingNode<Value, Value> {
  var action: (Value) -> Void
  private var last: Value?
  init(_ content: _GestureNode<Value>, _ action: @escaping (Value) -> Void) {
    self.action = action
    super.init(content)
  }
  override func takePhase() { phase = content.phase }
  override func act() {
    guard case .active(let value) = phase, value != last else { return }
    last = value
    action(value)
  }
  override func reset() {
    super.reset()
    last = nil
  }
}

extension Gesture {
  /// Adds an action for the end of the gesture; none is run for one that fails.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }
  /// Another value in place of the gesture's.
  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }
}

extension Gesture where Value: Equatable {
  /// Adds an action for each new value while the gesture is under way.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
}

/// A gesture of any type.
public struct AnyGesture<Value>: Gesture {
  /// It has no body: it follows touches by the gesture that it wraps.
  public typealias Body = Never
  private let make: @MainActor () -> _GestureNode<Value>
  private let change: @MainActor (_GestureNode<Value>) -> Void
  /// Wraps a gesture, so that its values alone are seen. Newer values have to wrap one of the same
  /// type.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    make = { T._makeNode(gesture) }
    change = { gesture._update($0) }
  }
  /// Makes what follows the touches for the gesture inside.
  public static func _makeNode(_ gesture: Self) -> _GestureNode<Value> { gesture.make() }
  /// Hands a newer value of the gesture inside to what follows the touches.
  public func _update(_ node: _GestureNode<Value>) { change(node) }
}
