/// What a view is in: its traits and states, for configurations that look different by them.
public protocol UIConfigurationState {
  init(traitCollection: UITraitCollection)

  var traitCollection: UITraitCollection { get set }

  /// States of the app's own.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a state of the app's own.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: String) {
    self.init(rawValue: rawValue)
  }
}
