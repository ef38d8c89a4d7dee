import Foundation

/// Shows an item large while a finger rests on it, for users of the largest text sizes. Without a
/// finger it has no effect on the picture.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// The delegate, which is not retained. Differs: never asked, as nothing is shown large.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// The view that the interaction belongs to; nil before it is added to one.
  open private(set) weak var view: UIView?

  /// An interaction whose delegate names the item at a place; it is not retained.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  public override convenience init() {
    self.init(delegate: nil)
  }

  /// The recogniser that an app's own gestures may have to wait for.
  open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { exclusion }
  private let exclusion = UILongPressGestureRecognizer(target: nil, action: nil)

  /// Whether the user has turned the viewer on. Differs: always false.
  open class var isEnabled: Bool { false }

  /// Posted on iOS when the user turns the viewer on or off. Differs: never posted.
  public nonisolated static let enabledStatusDidChangeNotification = NSNotification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

  /// Called before the interaction is added to a view or, with nil, removed. Here it is empty.
  open func willMove(to view: UIView?) {}

  /// Called after the interaction was added to a view or, with nil, removed; keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Told of the item that is shown large.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  /// Called when a finger is lifted over an item; nil if there is none below it.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint)
  /// The item at a place of the view; nil for none.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?
  /// The controller in front of which the item is shown.
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
  /// Called when a finger is lifted over an item. The default is empty.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint
  ) {}
  /// The default: the interaction's view is shown.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? { interaction.view }
  /// The default: the item is shown in front of the root view controller of the window.
  public func viewController(
    for interaction: UILargeContentViewerInteraction
  ) -> UIViewController { interaction.view?.window?.rootViewController ?? UIViewController() }
}

/// An item that can be shown large.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether the item is shown large.
  var showsLargeContentViewer: Bool { get }
  /// The title that is shown large; nil for none.
  var largeContentTitle: String? { get }
  /// The image that is shown large; nil for none.
  var largeContentImage: UIImage? { get }
  /// Whether the image is scaled to the viewer's size.
  var scalesLargeContentImage: Bool { get }
  /// The insets of the image in points.
  var largeContentImageInsets: UIEdgeInsets { get }
}

/// The properties of views for interactions, which few views have.
struct InteractionProperties {
  var showsLargeContentViewer = false
  var largeContentTitle: String?
  var largeContentImage: UIImage?
  var scalesLargeContentImage = false
  var largeContentImageInsets = UIEdgeInsets.zero
  var hoverStyle: UIHoverStyle?
}

extension UIView: UILargeContentViewerItem {
  private func interactionProperty<Value>(_ path: KeyPath<InteractionProperties, Value>) -> Value {
    (interactionProperties ?? InteractionProperties())[keyPath: path]
  }

  private func setInteractionProperty<Value>(
    _ path: WritableKeyPath<InteractionProperties, Value>, _ value: Value
  ) {
    var properties = interactionProperties ?? InteractionProperties()
    properties[keyPath: path] = value
    interactionProperties = properties
  }

  /// Whether the view is shown large; false unless set.
  public var showsLargeContentViewer: Bool {
    get { interactionProperty(\.showsLargeContentViewer) }
    set { setInteractionProperty(\.showsLargeContentViewer, newValue) }
  }

  /// The title for the viewer; unless set, a label's text and a button's title.
  public var largeContentTitle: String? {
    get {
      interactionProperty(\.largeContentTitle) ?? (self as? UILabel)?.text
        ?? (self as? UIButton)?.currentTitle
    }
    set { setInteractionProperty(\.largeContentTitle, newValue) }
  }

  /// The image for the viewer; unless set, that of an image view or a button.
  public var largeContentImage: UIImage? {
    get {
      interactionProperty(\.largeContentImage) ?? (self as? UIImageView)?.image
        ?? (self as? UIButton)?.currentImage
    }
    set { setInteractionProperty(\.largeContentImage, newValue) }
  }

  /// Whether the image is scaled to the viewer's size; false unless set. The value is kept and has
  /// no effect.
  public var scalesLargeContentImage: Bool {
    get { interactionProperty(\.scalesLargeContentImage) }
    set { setInteractionProperty(\.scalesLargeContentImage, newValue) }
  }

  /// The insets of the viewer's image in points; zero unless set. The value is kept and has no
  /// effect.
  public var largeContentImageInsets: UIEdgeInsets {
    get { interactionProperty(\.largeContentImageInsets) }
    set { setInteractionProperty(\.largeContentImageInsets, newValue) }
  }

  /// The look of the view below a pointer or a gaze, of which there is none here.
  public var hoverStyle: UIHoverStyle? {
    get { interactionProperty(\.hoverStyle) }
    set { setInteractionProperty(\.hoverStyle, newValue) }
  }
}
