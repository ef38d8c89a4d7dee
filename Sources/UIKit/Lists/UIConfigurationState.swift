/// A view's traits and interaction state, from which configurations derive their appearance.
public protocol UIConfigurationState {
  /// A state with traits in which all else has its default.
  init(traitCollection: UITraitCollection)

  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }

  /// The states that an app defines.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a state that an app defines.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The app's own name of the state.
  public let rawValue: String

  /// A key of a name; the app sees to it that no two states share one.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A key of a name; the app sees to it that no two states share one.
  public init(_ rawValue: String) {
    self.init(rawValue: rawValue)
  }
}
