/// The names of views: the accessibility identifier, else the stored property of an app's view or
/// controller that holds them.
@MainActor
struct OwnedNames {
  private struct Name {
    let text: String
    /// The view that has the property, or whose controller has it.
    let owner: ObjectIdentifier?
  }

  private var names: [ObjectIdentifier: Name] = [:]

  func name(of object: AnyObject) -> String {
    if let view = object as? UIView, let identifier = view.accessibilityIdentifier,
      !identifier.isEmpty
    {
      return identifier
    }
    if let layer = object as? CALayer, let name = layer.name, !name.isEmpty { return name }
    return names[ObjectIdentifier(object)]?.text ?? Self.standardName(of: object)
  }

  /// Records the views that a view and its controller store.
  mutating func add(of view: UIView) {
    if let controller = view.controller { add(controller, around: view) }
    add(view, around: view)
  }

  /// - Parameter view: The view around the owner's views; nil where that is not known.
  mutating func add(_ owner: AnyObject, around view: UIView?) {
    for (text, held) in OwnedFields.objects(in: owner) where held !== view {
      let key = ObjectIdentifier(held)
      // The closest owner around a view names it best, the first property of one owner best.
      if let known = names[key] {
        guard let view, known.owner != ObjectIdentifier(view),
          (held as? UIView)?.isDescendant(of: view) ?? false
        else { continue }
      }
      names[key] = Name(text: text, owner: view.map { ObjectIdentifier($0) })
    }
  }

  /// The names of parts of UIKit's own views.
  private static func standardName(of object: AnyObject) -> String {
    guard let view = object as? UIView, let parent = view.superview else { return "" }
    switch parent {
    case let button as UIButton where view is UILabel && view === button.titleLabelIfAny:
      return "titleLabel"
    case let cell as UITableViewCell where view === cell.contentView: return "contentView"
    case let cell as UICollectionViewCell where view === cell.contentView: return "contentView"
    default: return ""
    }
  }
}

/// The stored properties of an app's classes that can hold views or layers.
@MainActor
private enum OwnedFields {
  private typealias Field = (index: Int, name: String)

  /// The fields of each class, then those of its superclass, and so on up to UIKit's own, which
  /// have none. Levels above the last one with fields are left out.
  private static let known = LockedTable<ObjectIdentifier, [[Field]]>()

  /// The views and layers that an object stores, with the names of the properties.
  static func objects(in owner: AnyObject) -> [(String, AnyObject)] {
    var objects: [(String, AnyObject)] = []
    var mirror: Mirror?
    for (level, fields) in levels(of: type(of: owner)).enumerated() {
      mirror = level == 0 ? Mirror(reflecting: owner) : mirror?.superclassMirror
      guard let children = mirror?.children else { break }
      for (index, name) in fields where index < children.count {
        let value = children[children.index(children.startIndex, offsetBy: index)].value
        objects += Self.objects(in: value, name)
      }
    }
    return objects
  }

  private static func levels(of type: AnyClass) -> [[Field]] {
    if let levels = known[ObjectIdentifier(type)] { return levels }
    var levels: [[Field]] = []
    var current: AnyClass? = type
    while let declaring = current, !FrameworkClass.contains(declaring) {
      var fields: [Field] = []
      let above: AnyClass? = _getSuperclass(declaring)
      let first = above.map { ReflectedField.count(of: $0) } ?? 0
      for index in first..<max(first, ReflectedField.count(of: declaring)) {
        let field = ReflectedField(of: declaring, at: index)
        // An unowned object may be gone, and must not be read.
        let isSafe = field.isStrong || field.type is any ViewHolding.Type
        guard isSafe, holdsViews(field.type) else { continue }
        fields.append((index - first, field.plainName))
      }
      levels.append(fields)
      current = above
    }
    while levels.last?.isEmpty ?? false { levels.removeLast() }
    known[ObjectIdentifier(type)] = levels
    return levels
  }

  private static func objects(in value: Any, _ name: String) -> [(String, AnyObject)] {
    if let view = value as? UIView { return [(name, view)] }
    if let layer = value as? CALayer { return [(name, layer)] }
    guard let views = value as? any ViewHolding else { return [] }
    return views.held.enumerated().map { ("\(name)[\($0.offset)]", $0.element) }
  }

  private static func holdsViews(_ type: Any.Type) -> Bool {
    if type is UIView.Type || type is CALayer.Type { return true }
    return (type as? any ViewHolding.Type)?.wrapped.map(holdsViews) ?? false
  }
}

/// Optionals and arrays of any element.
private protocol ViewHolding {
  static var wrapped: Any.Type? { get }
  var held: [AnyObject] { get }
}

extension Optional: ViewHolding {
  fileprivate static var wrapped: Any.Type? { Wrapped.self }
  fileprivate var held: [AnyObject] {
    switch self {
    case .none: []
    case .some(let wrapped): (wrapped as? any ViewHolding)?.held ?? []
    }
  }
}

extension Array: ViewHolding {
  /// Nil for an array of arrays, whose elements get no names.
  fileprivate static var wrapped: Any.Type? {
    Element.self is UIView.Type || Element.self is CALayer.Type ? Element.self : nil
  }
  fileprivate var held: [AnyObject] { map { $0 as AnyObject } }
}
