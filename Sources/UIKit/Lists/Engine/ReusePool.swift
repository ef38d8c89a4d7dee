/// What a view is used again for.
enum ReuseKey: Hashable {
  case cell(String)
  /// A table's header or footer.
  case headerFooter(String)
  case supplementary(SupplementaryName)
  case decoration(String)
  case registration(ObjectIdentifier)

  var identifier: String? {
    switch self {
    case .cell(let identifier), .headerFooter(let identifier): identifier
    case .supplementary(let name): name.identifier
    case .decoration, .registration: nil
    }
  }
}

/// What a class of supplementary views is registered for.
struct SupplementaryName: Hashable {
  let kind: String
  let identifier: String
}

/// Views of a list that scrolled away, by what they are used again for, and the class of new ones
/// or the nib or prototype that they are made of.
@MainActor
struct ReusePool {
  private var classes: [ReuseKey: UIView.Type] = [:]
  private var sources: [ReuseKey: any NibViewSource] = [:]
  private var idle: [ReuseKey: [UIView]] = [:]

  /// Nil takes a registration back.
  mutating func register(_ type: UIView.Type?, for key: ReuseKey) {
    classes[key] = type
    sources[key] = nil
  }

  mutating func register(_ source: (any NibViewSource)?, for key: ReuseKey) {
    sources[key] = source
    classes[key] = nil
  }

  func source(_ key: ReuseKey) -> (any NibViewSource)? { sources[key] }

  func registered<View: UIView>(_ key: ReuseKey, as type: View.Type) -> View.Type? {
    classes[key] as? View.Type
  }

  mutating func put(_ view: UIView, for key: ReuseKey) { idle[key, default: []].append(view) }

  /// The view that was put there last; nil where there is none.
  mutating func take<View: UIView>(_ key: ReuseKey, as type: View.Type) -> View? {
    idle[key]?.popLast() as? View
  }
}
