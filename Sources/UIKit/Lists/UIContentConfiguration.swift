/// The content of a view, as a value that makes the view.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// A new view that shows this configuration.
  func makeContentView() -> any UIView & UIContentView

  /// The configuration for a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// The configuration that the view shows; setting another one shows that.
  var configuration: any UIContentConfiguration { get set }

  /// Whether the view can show a configuration in place of its own. By default, if it is of the
  /// same type.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether a configuration has the type of the present one, so that the view can show it.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// Whether two configurations show the same; nil is the same as nil. Those that cannot be compared
/// may differ.
@MainActor
func isSame(
  _ one: (any UIContentConfiguration)?, _ other: (any UIContentConfiguration)?
) -> Bool {
  guard let one, let other else { return one == nil && other == nil }
  guard let one = one as? AnyHashable, let other = other as? AnyHashable else { return false }
  return one == other
}
