/// A cell's, header's or footer's configurations: the content's with the view that shows it, and
/// whether they still have to be updated to the view's state.
@MainActor
final class HeldConfigurations {
  /// The view that shows the content: the configuration's, or a plain one.
  private(set) var contentView: UIView
  private(set) var content: (any UIContentConfiguration)?
  private var needsUpdate = true
  private let plainView: @MainActor () -> UIView
  /// Whether the content view keeps the size of its host by itself.
  private let fillsHost: Bool

  init(fillsHost: Bool, plainView: @escaping @MainActor () -> UIView) {
    self.fillsHost = fillsHost
    self.plainView = plainView
    contentView = plainView()
  }

  // MARK: Content

  /// - Returns: Whether the host now has other content.
  func setContent(_ new: (any UIContentConfiguration)?, in host: UIView) -> Bool {
    if isSame(content, new) { return false }
    let hadContent = content != nil
    content = new
    if let new {
      show(new, in: host)
    } else if hadContent {
      replaceContentView(by: plainView(), in: host)
    }
    return true
  }

  /// Updates the content to a state.
  func updateContent(for state: any UIConfigurationState, in host: UIView) {
    guard let new = content?.updated(for: state) else { return }
    content = new
    show(new, in: host)
  }

  /// Shows a configuration in the present view if that supports it, else in a new one.
  private func show(_ configuration: any UIContentConfiguration, in host: UIView) {
    if let view = contentView as? any UIView & UIContentView, view.supports(configuration) {
      view.configuration = configuration
    } else {
      replaceContentView(by: configuration.makeContentView(), in: host)
    }
  }

  private func replaceContentView(by view: UIView, in host: UIView) {
    let old = contentView
    contentView = view
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = fillsHost ? host.bounds : old.frame
    if fillsHost { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    host.insertSubview(view, aboveSubview: old)
    old.removeFromSuperview()
  }

  // MARK: Updates

  func setNeedsUpdate(in host: UIView) {
    needsUpdate = true
    host.setNeedsLayout()
  }

  func updateIfNeeded(in host: UIView, _ update: () -> Void) {
    guard needsUpdate else { return }
    needsUpdate = false
    host.resolvedTraits.withCurrent(update)
    // Changes that a handler makes are part of this update.
    needsUpdate = false
  }
}
