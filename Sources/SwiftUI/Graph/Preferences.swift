/// A value that views tell those above them.
public protocol PreferenceKey {
  associatedtype Value
  /// The value where no view tells one.
  static var defaultValue: Value { get }
  /// Puts the value of a later view to those of the views before it.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// An optional value is nil where no view tells one.
  public static var defaultValue: Value { nil }
}

extension _ViewNode {
  /// The preference's value, where a view of the graph tells one.
  final func told<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    graph.isTold(key) ? preference(key) : nil
  }
}

struct PreferenceModifier<Key: PreferenceKey>: ViewModifier {
  typealias Body = Never
  let value: Key.Value
  static func _makeModifiedNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<Base, Self>> {
    PreferenceNode(view, context)
  }
}

final class PreferenceNode<Base: View, Key: PreferenceKey>:
  ModifiedNode<Base, PreferenceModifier<Key>>
{
  override func didMakeContent() { graph.noteTeller(of: Key.self) }
  override func ownPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    key == Key.self ? view.modifier.value as? K.Value : nil
  }
}

struct TransformPreferenceModifier<Key: PreferenceKey>: ViewModifier {
  typealias Body = Never
  let callback: (inout Key.Value) -> Void
  static func _makeModifiedNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<Base, Self>> {
    TransformPreferenceNode(view, context)
  }
}

final class TransformPreferenceNode<Base: View, Key: PreferenceKey>:
  ModifiedNode<Base, TransformPreferenceModifier<Key>>
{
  override func didMakeContent() { graph.noteTeller(of: Key.self) }
  override func changesPreference<K: PreferenceKey>(_ key: K.Type, _ value: inout K.Value?) {
    guard key == Key.self, var own = (value ?? K.defaultValue) as? Key.Value else { return }
    view.modifier.callback(&own)
    value = own as? K.Value
  }
}

struct PreferenceChangeModifier<Key: PreferenceKey>: LifeModifier where Key.Value: Equatable {
  final class Seen {
    var value: Key.Value = Key.defaultValue
    var action: (Key.Value) -> Void = { _ in }
  }

  let action: (Key.Value) -> Void

  func begin(_ node: _ViewNode) -> Seen {
    let seen = Seen()
    seen.action = action
    node.graph.observe(node.serial) { [weak node] in
      guard let node else { return nil }
      // Nobody goes through all views for what none of them tells.
      let value = node.told(Key.self) ?? Key.defaultValue
      guard value != seen.value else { return nil }
      seen.value = value
      return { seen.action(value) }
    }
    return seen
  }

  func update(_ kept: inout Seen, from old: Self, _ node: _ViewNode) { kept.action = action }
  func end(_ kept: Seen, _ node: _ViewNode) { node.graph.observe(node.serial, nil) }
}

extension View {
  /// Tells the views around a value under a key.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(PreferenceModifier<K>(value: value))
  }

  /// Changes the value that the views below set under a key.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(TransformPreferenceModifier<K>(callback: callback))
  }

  /// Calls back when the value under a key, as the views below set it, changes.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceChangeModifier<K>(action: action))
  }
}
