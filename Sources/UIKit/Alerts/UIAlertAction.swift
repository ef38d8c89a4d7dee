/// A button of an alert or an action sheet.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The role of an action, which decides its look and place.
  public enum Style: Int, Sendable {
    /// A usual button.
    case `default` = 0
    /// The button that changes nothing. It is emphasised, and apart from the others in a sheet.
    case cancel = 1
    /// A button that deletes something, whose title is red.
    case destructive = 2
  }

  /// The text of the button; nil makes an empty one.
  public final let title: String?
  /// The role that was given to the action, which decides its look and place.
  public final let style: UIAlertAction.Style

  /// Whether the action can be chosen; otherwise it is grey.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { controller?.actionDidChange() } }
  }

  let handler: ((UIAlertAction) -> Void)?
  weak var controller: UIAlertController?

  /// An action without a title, which does nothing.
  public override convenience init() { self.init(title: nil, style: .default) }

  /// Makes an enabled action. Its role decides its look and place.
  ///
  /// - Parameter handler: Runs when the action is chosen, after the alert is gone.
  public init(
    title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}
