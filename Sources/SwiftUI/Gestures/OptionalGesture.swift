/// A gesture that may be nil, which means no touches.
extension Optional: Gesture where Wrapped: Gesture {
  /// The value of the gesture inside.
  public typealias Value = Wrapped.Value
  /// It has no body: it follows touches by the gesture inside.
  public typealias Body = Never

  /// Makes what follows the touches for the gesture; for nil it fails at once.
  public static func _makeNode(_ gesture: Wrapped?) -> _GestureNode<Wrapped.Value> {
    OptionalGestureNode(gesture)
  }
  /// Hands a newer value of the gesture to what follows the touches; a gesture under way is given
  /// up where it becomes nil.
  public func _update(_ node: _GestureNode<Wrapped.Value>) {
    (node as? OptionalGestureNode<Wrapped>)?.update(self)
  }
}

private final class OptionalGestureNode<Wrapped: Gesture>: _GestureNode<Wrapped.Value> {
  private var node: _GestureNode<Wrapped.Value>?

  init(_ gesture: Wrapped?) {
    node = gesture.map { Wrapped._makeNode($0) }
    super.init()
  }

  func update(_ gesture: Wrapped?) {
    guard let gesture else {
      node?.cancel()
      node = nil
      return
    }
    if let node { gesture._update(node) } else { node = Wrapped._makeNode(gesture) }
  }

  override var deadlineSeconds: TimeInterval? { node?.deadlineSeconds }
  override func receive(_ event: GestureEvent) {
    node?.receive(event)
    phase = node?.phase ?? .failed
  }
  override func deliver() { node?.deliver() }
  override func cancel() {
    node?.cancel()
    super.cancel()
  }
  override func reset() {
    node?.reset()
    phase = node == nil ? .failed : .possible
  }
}
