/// An instance that stands for a whole class, with its values at the time it was made.
@MainActor
final class AppearanceProxy {
  let object: AppearanceObject
  let type: AppearanceObject.Type
  /// The containers, from the innermost to the outermost.
  let containers: [any UIAppearanceContainer.Type]
  let traits: UITraitCollection?

  private let initial: [AppearanceValue]
  /// The keys whose values are objects that each instance makes for itself.
  private let individual: Set<String>

  init(
    _ object: AppearanceObject, sample: AppearanceObject,
    containers: [any UIAppearanceContainer.Type], traits: UITraitCollection?
  ) {
    self.object = object
    self.type = Swift.type(of: object)
    self.containers = containers
    self.traits = traits
    let keys = AppearanceKey.all(of: Swift.type(of: object))
    initial = keys.map { AppearanceValue(key: $0, value: $0.get(object)) }
    individual = Set(
      initial.lazy.filter { !AppearanceValue.areSame($0.value, $0.key.get(sample)) }
        .map(\.key.name))
    object.ownAppearance.isProxy = true
    // Values that an initialiser sets are not the app's.
    object.ownAppearance.ownKeys = []
  }

  /// The values that were set on the proxy, in the order of the keys.
  var settings: [AppearanceSetting] {
    initial.compactMap { initial in
      let value = initial.key.get(object)
      let isNamed = object.ownAppearance.ownKeys.contains(initial.key.name)
      guard isNamed || !AppearanceValue.areSame(value, initial.value) else { return nil }
      return AppearanceSetting(
        key: initial.key, value: value, initial: initial.value,
        isIndividual: individual.contains(initial.key.name))
    }
  }

  /// An instance of a class that is known only at run time.
  static func makeObject(of type: AppearanceObject.Type) -> AppearanceObject {
    switch type {
    case let type as UITableViewCell.Type:
      UITableViewCell.make(type, style: .default, reuseIdentifier: nil)
    case let type as UITableViewHeaderFooterView.Type:
      UITableViewHeaderFooterView.make(type, reuseIdentifier: nil)
    case let type as UITableView.Type:
      type.init(frame: .zero, style: .plain)
    case let type as UICollectionView.Type:
      type.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    case let type as UITextView.Type:
      type.init(frame: .zero, textContainer: nil)
    case let type as UIView.Type:
      type.init(frame: .zero)
    case let type as UIBarItem.Type:
      type.init()
    default:
      UIView()
    }
  }
}

/// One value that was set on a proxy.
struct AppearanceSetting {
  let key: AppearanceKey
  let value: Any?
  /// The value of a new instance.
  let initial: Any?
  let isIndividual: Bool
}

/// The value of a key.
struct AppearanceValue {
  let key: AppearanceKey
  let value: Any?

  /// Whether two values are equal; values that cannot be compared count as equal.
  static func areSame(_ one: Any?, _ other: Any?) -> Bool {
    let (one, other) = (unwrapped(one), unwrapped(other))
    guard let one, let other else { return one == nil && other == nil }
    if let one = one as? [NSAttributedString.Key: Any] {
      return NSAttributedString.areSame(one, other as? [NSAttributedString.Key: Any])
    }
    if let one = one as? any Equatable { return isEqual(one, other) }
    if Swift.type(of: one) is AnyObject.Type { return (one as AnyObject) === (other as AnyObject) }
    return true
  }

  private static func isEqual<Value: Equatable>(_ one: Value, _ other: Any) -> Bool {
    (other as? Value) == one
  }

  private static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    if let optional = value as? any OptionalAppearanceValue { return unwrapped(optional.inner) }
    return value
  }
}

private protocol OptionalAppearanceValue { var inner: Any? { get } }

extension Optional: OptionalAppearanceValue {
  fileprivate var inner: Any? { map { $0 } }
}
