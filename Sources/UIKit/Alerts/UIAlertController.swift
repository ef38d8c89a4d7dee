/// A message with buttons: an alert in the middle of the screen, or a sheet of actions at its
/// bottom.
///
/// Differs: the background is the opaque colour that Apple's material has over a plain screen
/// (`FidelityFeature.visualEffect`). Apple publishes no figures for it: these are the ones that
/// people measured on iOS 13 to 18.
open class UIAlertController: UIViewController {
  /// Whether the message is a sheet of actions or an alert.
  public enum Style: Int, Sendable {
    /// A sheet of actions at the bottom of the screen, or in a bubble where it is a popover.
    case actionSheet = 0
    /// An alert in the middle of the screen.
    case alert = 1
  }

  /// Whether this is an alert, as by default, or a sheet of actions; it is decided when the
  /// controller is made.
  public final private(set) var preferredStyle = Style.alert
  /// The actions in the order in which they were added.
  public final private(set) var actions: [UIAlertAction] = []
  /// The fields in the order in which they were added; nil without any.
  public final private(set) var textFields: [UITextField]?

  /// The action that is emphasised in place of the cancelling one; one of ``actions``.
  open var preferredAction: UIAlertAction? {
    willSet {
      if let newValue, !actions.contains(newValue) {
        UIKitException.raise(
          "The preferred action has to be one of the alert's: add it before it is preferred")
      }
    }
    didSet { if preferredAction !== oldValue { contentDidChange() } }
  }

  /// The text below the title.
  open var message: String? {
    didSet { if message != oldValue { contentDidChange() } }
  }

  open override var title: String? {
    didSet { if title != oldValue { contentDidChange() } }
  }

  /// Makes an alert or a sheet without actions; a nil text takes no room.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.title = title
    self.message = message
  }

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    modalPresentationStyle = .custom
  }

  /// Makes an alert without texts from a file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    modalPresentationStyle = .custom
  }

  /// Adds a button, below or beside those that are there; a cancelling action has a place of its
  /// own.
  ///
  /// - Raises: For a second cancelling action, as on iOS.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      return UIKitException.raise(
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    }
    action.controller = self
    actions.append(action)
    contentDidChange()
  }

  /// Adds a field below the message.
  ///
  /// - Raises: In an action sheet, as on iOS.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      return UIKitException.raise(
        "Text fields can only be added to an alert controller of style "
          + "UIAlertControllerStyleAlert")
    }
    let field = UITextField()
    field.font = .systemFont(ofSize: 13)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    contentDidChange()
  }

  // MARK: View

  private var alertView: UIAlertControllerView? { viewIfLoaded as? UIAlertControllerView }

  open override func loadView() {
    let view = UIAlertControllerView(style: preferredStyle)
    view.choose = { [weak self] in self?.choose($0) }
    self.view = view
    contentDidChange()
  }

  private func contentDidChange() {
    alertView?.show(
      title: title, message: message, fields: textFields ?? [], actions: actions,
      preferred: preferredAction)
    if let alertView { preferredContentSize = alertView.fittingSize(in: alertView.bounds.size) }
    presentation?.containerView?.setNeedsLayout()
  }

  func actionDidChange() { contentDidChange() }

  /// Ends the presentation, after which the action's handler runs.
  private func choose(_ action: UIAlertAction) {
    guard let presenter = presentingViewController else {
      action.handler?(action)
      return
    }
    presenter.dismiss(animated: true) { action.handler?(action) }
  }

  override func makePresentationController(
    presenting presenter: UIViewController
  ) -> UIPresentationController {
    preferredStyle == .alert
      ? AlertPresentationController(presentedViewController: self, presenting: presenter)
      : ActionSheetPresentationController(presentedViewController: self, presenting: presenter)
  }
}
