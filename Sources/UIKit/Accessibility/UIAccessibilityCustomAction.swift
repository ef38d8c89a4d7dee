/// An action on an element besides activating it.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Runs the action; returns whether it succeeded.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  open var name: String
  open var image: UIImage?
  /// Runs the action; nil if `target` and `selector` do.
  open var actionHandler: Handler?
  /// The name with attributes of speech. Setting it replaces the plain one.
  open var attributedName: NSAttributedString {
    get { NSAttributedString(string: name) }
    set { name = newValue.string }
  }
  /// The object that `selector` is called on; it is not retained.
  open weak var target: AnyObject?
  open var selector: Selector
  /// The category that the action is offered in, also an app's own.
  open var category: String?

  /// The category of actions that edit.
  public static let editCategory = "UIAccessibilityCustomActionCategoryEdit"

  public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    selector = Selector("")
    super.init()
  }

  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }

  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init(name: name, target: target, selector: selector)
    self.image = image
  }

  public convenience init(
    attributedName: NSAttributedString, image: UIImage? = nil, actionHandler: Handler?
  ) {
    self.init(name: attributedName.string, image: image, actionHandler: actionHandler)
  }

  public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
    self.init(name: attributedName.string, target: target, selector: selector)
  }
}
