/// A value that a gesture under way changes, and that is the first one again when it is over.
@propertyWrapper public struct GestureState<Value>: NodeOwnedProperty, InstalledProperty {
  private let initial: Value
  private let reset: (Value, inout Transaction) -> Void
  private var location: StateLocation<Value>?

  /// Makes a state with the value that counts while no gesture is under way.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }
  /// Makes a state with the value that counts while no gesture is under way, for code that spells
  /// the wrapper out.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
  /// - Parameter resetTransaction: The transaction of the change back.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
  }
  /// Makes a state with the value that counts while no gesture is under way.
  ///
  /// - Parameter resetTransaction: The transaction of the change back.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }
  /// - Parameter reset: Told of the last value, may change the transaction of the change back.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    self.reset = reset
  }
  /// Makes a state with the value that counts while no gesture is under way.
  ///
  /// - Parameter reset: Told of the last value, may change the transaction of the change back.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  @MainActor mutating func install(in slot: inout AnyObject?, of node: _ViewNode) {
    let found = slot as? StateLocation<Value> ?? StateLocation(initial, graph: node.graph)
    slot = found
    location = found
  }

  /// The value: the first one unless a gesture is under way. Gestures alone change it, by
  /// `updating(_:body:)`.
  public var wrappedValue: Value {
    let box = UncheckedResult(value: self)
    return MainActor.unchecked { box.value.location?.current ?? box.value.initial }
  }
  /// The state itself, as `updating($state)` takes it.
  public var projectedValue: GestureState<Value> { self }

  @MainActor fileprivate func change(_ body: (inout Value, inout Transaction) -> Void) {
    // What belongs to no view that is shown has no value to change.
    guard let location else { return }
    var value = location.current
    var transaction = Transaction()
    body(&value, &transaction)
    location.set(value, transaction: transaction.isEmpty ? nil : transaction)
  }

  @MainActor fileprivate func goBack() {
    guard let location else { return }
    var transaction = Transaction()
    reset(location.current, &transaction)
    location.set(initial, transaction: transaction.isEmpty ? nil : transaction)
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Makes a state that is nil while no gesture is under way.
  ///
  /// - Parameter resetTransaction: The transaction of the change back.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }
  /// Makes a state that is nil while no gesture is under way.
  ///
  /// - Parameter reset: Told of the last value, may change the transaction of the change back.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

extension GestureState: @unchecked Sendable where Value: Sendable {}

/// A gesture that keeps a value up to date while it is under way.
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  /// The value of the gesture inside.
  public typealias Value = Base.Value
  /// It has no body: it follows touches by the gesture inside.
  public typealias Body = Never
  /// The gesture whose touches are followed.
  public var base: Base
  /// The state that is kept up to date.
  public var state: GestureState<State>
  let change: (Value, inout State, inout Transaction) -> Void

  /// Makes a gesture that changes a state with each value of another.
  ///
  /// - Parameter body: Gets the gesture's value, and may change the state and the transaction in
  ///   which it changes.
  public init(
    base: Base, state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    change = body
  }
  /// Makes what follows the touches for the gesture inside.
  public static func _makeNode(_ gesture: Self) -> _GestureNode<Value> {
    GestureStateNode(Base._makeNode(gesture.base), gesture.state, gesture.change)
  }
  /// Hands newer values of the gesture inside, the state and the closure to what follows the
  /// touches.
  public func _update(_ node: _GestureNode<Value>) {
    guard let node = node as? GestureStateNode<Value, State> else { return }
    (node.state, node.change) = (state, change)
    base._update(node.content)
  }
}

final class GestureStateNode<Value, State>: WrappingNode<Value, Value> {
  var state: GestureState<State>
  var change: (Value, inout State, inout Transaction) -> Void
  private var isChanged = false

  init(
    _ content: _GestureNode<Value>, _ state: GestureState<State>,
    _ change: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    (self.state, self.change) = (state, change)
    super.init(content)
  }
  override func takePhase() { phase = content.phase }
  override func act() {
    switch phase {
    case .possible: break
    case .active(let value):
      isChanged = true
      state.change { change(value, &$0, &$1) }
    case .ended, .failed: stop()
    }
  }
  override func stop() {
    guard isChanged else { return }
    isChanged = false
    state.goBack()
  }
  override func reset() {
    stop()
    super.reset()
  }
}

extension Gesture {
  /// Keeps a value up to date while the gesture is under way; it is the first one again afterwards,
  /// also where the gesture is cancelled.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}
