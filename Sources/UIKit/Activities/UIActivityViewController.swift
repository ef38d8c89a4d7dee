/// A sheet with the services for some items.
///
/// Not drawn: its content, which iOS draws in another process (`FidelityFeature.otherProcess`). The
/// sheet is there, half of the screen high.
open class UIActivityViewController: UIViewController {
  /// Called with the activity, whether it was completed, its results and an error.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// The items to share.
  public let activityItems: [Any]
  /// The app's own activities, beside the system's.
  public let applicationActivities: [UIActivity]?
  /// The activities that are not offered; nil for none. Kept, as the content is not drawn.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Called once a service has handled the items. Differs: never called.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// Whether one activity may be shown larger than the others; true by default. The value is kept
  /// and not drawn.
  open var allowsProminentActivity = true

  /// Makes a sheet for items, with an app's own activities after the system's; nil for none. It is
  /// presented as a page sheet that stands at half of the height and can be pulled up.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
    sheetPresentationController?.detents = [.medium(), .large()]
  }

  /// Nil, as it cannot be made from a file.
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    view.setLack(.otherProcess, "UIActivityViewController", if: true)
  }
}
