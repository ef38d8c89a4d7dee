/// The purpose that a view is reused for.
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

/// The name that a class of supplementary views is registered under.
struct SupplementaryName: Hashable {
  let kind: String
  let identifier: String
}

/// Views of a list that scrolled away, by the purpose that they are reused for, and the class of
/// new ones or the nib or prototype that they are made from.
@MainActor
struct ReusePool {
  private var classes: [ReuseKey: UIView.Type] = [:]
  private var sources: [ReuseKey: any NibViewSource] = [:]
  private var idle: [ReuseKey: [UIView]] = [:]

  /// Registers a class for a purpose; nil removes the registration.
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

  /// The view that was put there last; nil if there is none.
  mutating func take<View: UIView>(_ key: ReuseKey, as type: View.Type) -> View? {
    idle[key]?.popLast() as? View
  }
}
