/// The place of a node's state value, with the nodes whose bodies read it.
@MainActor final class StateLocation<Value> {
  private var value: Value
  /// The value that was written and is not shown yet; nil where none waits.
  private var pending: Value?
  private var pendingCount = 0
  private var readers: [Int: WeakNode] = [:]
  let graph: ViewGraph

  init(_ value: Value, graph: ViewGraph) {
    self.value = value
    self.graph = graph
  }

  var current: Value {
    get {
      if let reader = graph.evaluating {
        readers[reader.serial] = WeakNode(node: reader)
        return value
      }
      return pending ?? value
    }
    set { set(newValue) }
  }

  func set(_ new: Value, transaction: Transaction? = nil) {
    graph.noteChangeInUpdate(
      "Modifying state during view update",
      advice: "Here another update shows the value; on iOS the behavior is undefined. Write "
        + "state in an action, onAppear or onChange.")
    if FieldComparison.areEqual(pending ?? value, new) { return }
    pending = new
    pendingCount += 1
    graph.enqueue(transaction ?? .current) { [self] in
      value = new
      pendingCount -= 1
      if pendingCount == 0 { pending = nil }
      let nodes = readers
      readers = [:]
      for serial in nodes.keys.sorted() { nodes[serial]?.node?.markDirty() }
    }
  }
}

struct WeakNode { weak var node: _ViewNode? }

/// A value that belongs to a position of the view tree.
@propertyWrapper public struct State<Value>: NodeOwnedProperty, InstalledProperty {
  private let initial: Value
  private var location: StateLocation<Value>?

  /// Makes a state with its first value, which counts when the view is first shown.
  public init(wrappedValue value: Value) { initial = value }
  /// Makes a state with its first value, for code that spells the wrapper out.
  public init(initialValue value: Value) { initial = value }

  @MainActor mutating func install(in slot: inout AnyObject?, of node: _ViewNode) {
    let found =
      slot as? StateLocation<Value> ?? StateLocation(initial, graph: node.graph)
    slot = found
    location = found
  }

  /// The value. Writing marks the bodies that read it as to be run again; an equal value marks
  /// none. A value that is written before the view is shown is lost, as on iOS, and one that is
  /// written while a body runs is reported as a runtime warning.
  public var wrappedValue: Value {
    get {
      let box = UncheckedResult(value: self)
      return MainActor.unchecked { box.value.location?.current ?? box.value.initial }
    }
    nonmutating set {
      let box = UncheckedResult(value: (location, newValue))
      MainActor.unchecked { box.value.0?.current = box.value.1 }
    }
  }

  /// A binding to the value; a constant one before the view is shown.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(location: location)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes a state whose first value is nil.
  public init() { self.init(wrappedValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}

/// A value that somebody else owns.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: DynamicProperty {
  private let getter: () -> Value
  /// Its transaction is nil for the current one.
  private let setter: (Value, Transaction?) -> Void
  /// What a write through this binding carries, such as its animation; the current transaction
  /// counts where this one is empty. Bindings to parts of the value inherit it.
  public var transaction = Transaction()

  /// Makes a binding of two closures. The second runs with the binding's transaction, so that
  /// changes of state in it are shown with its animation.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    getter = get
    setter = { value, transaction in
      guard let transaction else { return set(value) }
      Transaction.with(transaction) { set(value) }
    }
  }

  /// Makes a binding of two closures, of which the second gets the transaction of the write too.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    getter = get
    setter = { value, transaction in set(value, transaction ?? .current) }
  }

  private init(
    getter: @escaping () -> Value, setter: @escaping (Value, Transaction?) -> Void,
    _ transaction: Transaction
  ) {
    self.getter = getter
    self.setter = setter
    self.transaction = transaction
  }

  init(location: StateLocation<Value>) {
    getter = { MainActor.unchecked { location.current } }
    setter = { value, transaction in
      let box = UncheckedResult(value: (value, transaction))
      MainActor.unchecked { location.set(box.value.0, transaction: box.value.1) }
    }
  }

  /// A binding to a value that never changes: writing does nothing.
  public static func constant(_ value: Value) -> Binding {
    Binding(get: { value }, set: { (_: Value) in })
  }

  /// The same binding, for properties whose initialiser is given one.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// The value, read and written where it is owned.
  public var wrappedValue: Value {
    get { getter() }
    nonmutating set {
      setter(newValue, transaction.isEmpty ? nil : transaction)
    }
  }

  /// The binding itself, so that `$name` hands it on.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value; writing it writes the whole value with that part changed, in
  /// this binding's transaction unless the new one is given another.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      getter: { wrappedValue[keyPath: keyPath] },
      setter: { [getter, setter] new, transaction in
        var value = getter()
        value[keyPath: keyPath] = new
        setter(value, transaction)
      }, transaction)
  }

  /// A binding to an optional of another's value; writing nil does nothing.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      get: { base.wrappedValue },
      set: { (new: V?) in if let new { base.wrappedValue = new } })
  }

  /// A binding to what is in an optional; nil where the optional is nil now. Should it become nil
  /// later, the binding goes on to read the value that it read first.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(
      get: { base.wrappedValue ?? first }, set: { (new: Value) in base.wrappedValue = new })
  }

  /// The same binding with a transaction for its writes.
  public func transaction(_ transaction: Transaction) -> Binding {
    var binding = self
    binding.transaction = transaction
    return binding
  }

  /// The same binding with an animation for its writes; nil for none.
  public func animation(_ animation: Animation? = .default) -> Binding {
    transaction(Transaction(animation: animation))
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

/// A value that is handed between the main actor and code that does not say that it is on it.
struct UncheckedResult<Value>: @unchecked Sendable { let value: Value }
