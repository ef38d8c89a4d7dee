/// A controller's replacement of content that is not there.
@MainActor
struct ContentUnavailableState {
  var configuration: (any UIContentConfiguration)?
  var view: (any UIView & UIContentView)?
  /// Whether the controller is asked before the next layout.
  var needsUpdate = true
}

extension UIViewController {
  /// The configuration shown in front of the whole view, which it fills; nil shows none.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { contentUnavailable.configuration }
    set {
      if isSame(contentUnavailable.configuration, newValue) { return }
      contentUnavailable.configuration = newValue
      showContentUnavailable()
    }
  }

  /// The state that the configuration is updated for, with the text in the search bar of the
  /// controller's search controller. Differs: that is the one in the controller's navigation bar,
  /// or the one that the controller is the results of; another one's text is not known.
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    let search =
      parent as? UISearchController
      ?? (navigationController == nil ? nil : navigationItem.searchController)
    state.searchText = search?.searchBar.text
    return state
  }

  /// Requests a call of `updateContentUnavailableConfiguration(using:)` before the next layout.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    contentUnavailable.needsUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }

  func showContentUnavailable() {
    let configuration = contentUnavailable.configuration
    guard let root = viewIfLoaded else { return }
    if let configuration, let shown = contentUnavailable.view, shown.superview === root,
      shown.supports(configuration)
    {
      shown.configuration = configuration
      root.bringSubviewToFront(shown)
      return
    }
    contentUnavailable.view?.removeFromSuperview()
    contentUnavailable.view = nil
    guard let configuration else { return }
    let view = configuration.makeContentView()
    root.addFillingSubview(view)
    contentUnavailable.view = view
  }

  /// Asks the controller for its configuration, and updates that to the state.
  func updateContentUnavailableIfNeeded() {
    if contentUnavailable.needsUpdate {
      contentUnavailable.needsUpdate = false
      updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
      // Changes made by the update are part of it.
      contentUnavailable.needsUpdate = false
    }
    guard let view = contentUnavailable.view ?? unshownContentView else { return }
    view.configuration =
      contentUnavailable.configuration?.updated(for: contentUnavailableConfigurationState)
      ?? view.configuration
  }

  /// The view of a configuration that was set before the controller's view was loaded.
  private var unshownContentView: (any UIView & UIContentView)? {
    guard contentUnavailable.configuration != nil else { return nil }
    showContentUnavailable()
    return contentUnavailable.view
  }
}
