/// The actions of a swipe across a row. Differs: rows are not swiped here.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The buttons that the swipe shows.
  open private(set) var actions: [UIContextualAction]
  /// Whether a long swipe performs the first action.
  open var performsFirstActionWithFullSwipe = true

  /// A configuration without buttons.
  public override convenience init() { self.init(actions: []) }

  /// A configuration of buttons, of which the first is nearest to the edge of the row.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
  }
}

/// One of the buttons that a swipe shows.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// The kinds of actions.
  public enum Style: Int, Sendable {
    /// An action with a gray button.
    case normal = 0
    /// An action that destroys something, with a red button.
    case destructive = 1
  }

  /// - Parameters:
  ///   - completionHandler: Called with whether the action was performed.
  public typealias Handler =
    (
      _ action: UIContextualAction, _ sourceView: UIView,
      _ completionHandler: @escaping (Bool) -> Void
    ) -> Void

  /// Whether the action is destructive, which colours its button red by default.
  public let style: Style
  /// Called when the button is tapped or the swipe performs it.
  public let handler: Handler
  /// The title of the button; nil for none. Kept, without effect: rows are not swiped here.
  open var title: String?
  /// The image of the button; nil for none. Kept, without effect: rows are not swiped here.
  open var image: UIImage?
  /// The colour of the button: gray, or red for a destructive action, unless set.
  open var backgroundColor: UIColor! {
    get { givenColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { givenColor = newValue }
  }
  private var givenColor: UIColor?

  /// An action without a title, which is not performed.
  public override convenience init() {
    self.init(style: .normal, title: nil) { _, _, finish in finish(false) }
  }

  /// An action with a handler, which tests may call; no swipe does.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}

/// One of the buttons that a swipe showed before iOS 13.
@available(iOS, introduced: 8.0, deprecated: 13.0, message: "Use UIContextualAction")
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject, @preconcurrency NSCopying {
  /// The kinds of actions.
  public enum Style: Int, Sendable {
    /// An action with a red button.
    case `default` = 0
    /// An action with a gray button.
    case normal = 1

    /// The style of destructive actions: another name of the default.
    public static var destructive: Style { .default }
  }

  /// The kind of the action, which decides the colour of its button.
  public let style: Style
  /// The title of the button; nil for none. Kept, without effect: rows are not swiped here.
  open var title: String?
  /// The colour of the button: red, or gray in the normal style, unless set.
  open var backgroundColor: UIColor? {
    get { givenColor ?? (style == .normal ? .systemGray : .systemRed) }
    set { givenColor = newValue }
  }
  /// The effect behind the button; nil for none. Kept, without effect: rows are not swiped here.
  open var backgroundEffect: UIVisualEffect?
  private var givenColor: UIColor?
  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// An action without a title, which does nothing.
  public override convenience init() { self.init(.default, nil) { _, _ in } }

  /// An action with a handler. Differs: it is never called, as rows are not swiped.
  public convenience init(
    style: Style, title: String?,
    handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.init(style, title, handler)
  }

  private init(
    _ style: Style, _ title: String?, _ handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
  }

  /// A copy with the same handler, title, colour and effect; `zone` is ignored.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UITableViewRowAction(style, title, handler)
    copy.givenColor = givenColor
    copy.backgroundEffect = backgroundEffect
    return copy
  }
}
