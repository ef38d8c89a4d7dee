/// A value that a view tells the container around it, by its key.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that tells none.
  static var defaultValue: Value { get }
}

/// What a view tells the container around it.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  var tag: AnyHashable?

  init() {}

  /// The value of a key; the key's default for a view that tells none.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The view's tag; nil where it has none or one of another type.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.base as? V }
  /// Whether the view has a tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag == AnyHashable(tag) }
}

struct ContainerValuesKey: LayoutValueKey {
  static var defaultValue: ContainerValues { ContainerValues() }
}

struct ContainerValueModifier<V>: ItemModifier {
  let keyPath: WritableKeyPath<ContainerValues, V>
  let value: V

  final class Item: UnaryItem {
    var write: (inout ContainerValues) -> Void = { _ in }
    override func value<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
      let inner = super.value(key)
      guard var values = inner as? ContainerValues else { return inner }
      write(&values)
      return values as? K.Value ?? inner
    }
  }

  func makeItem(_ content: LayoutItem, _ environment: EnvironmentValues) -> Item { Item(content) }
  func update(_ item: Item, _ environment: EnvironmentValues) {
    item.write = { $0[keyPath: keyPath] = value }
  }
  var shown: (String, String)? { nil }
}

extension View {
  /// Tells the container around the view a value.
  public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View { modifier(ContainerValueModifier(keyPath: keyPath, value: value)) }
}
