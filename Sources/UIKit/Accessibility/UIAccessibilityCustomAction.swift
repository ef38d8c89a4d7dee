/// An action on an element besides activating it.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Runs the action; returns whether it succeeded.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// The action's name as it is spoken.
  open var name: String
  /// The picture of the action that Switch Control shows; nil for none. The value is kept and not
  /// drawn.
  open var image: UIImage?
  /// Runs the action; nil if ``target`` and ``selector`` do.
  open var actionHandler: Handler?
  /// The name as an attributed text. Differs: what is set loses its attributes, as only ``name`` is
  /// kept.
  open var attributedName: NSAttributedString {
    get { NSAttributedString(string: name) }
    set { name = newValue.string }
  }
  /// The object that `selector` is called on; it is not retained.
  open weak var target: AnyObject?
  /// The method of ``target`` that runs the action; empty for an action with a handler.
  open var selector: Selector
  /// The category that the action is offered in, also an app's own.
  open var category: String?

  /// The category of actions that edit.
  public static let editCategory = "UIAccessibilityCustomActionCategoryEdit"

  /// An action without a name, which does nothing.
  public override convenience init() { self.init(name: "", actionHandler: nil) }

  /// Makes an action that a closure runs.
  public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    selector = Selector("")
    super.init()
  }

  /// Makes an action that a method of `target` runs. The target is not retained.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }

  /// Makes an action with a picture that a method of `target` runs. The target is not retained.
  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init(name: name, target: target, selector: selector)
    self.image = image
  }

  /// Makes an action that a closure runs. Differs: the name keeps none of its attributes.
  public convenience init(
    attributedName: NSAttributedString, image: UIImage? = nil, actionHandler: Handler?
  ) {
    self.init(name: attributedName.string, image: image, actionHandler: actionHandler)
  }

  /// Makes an action that a method of `target` runs. Differs: the name keeps none of its
  /// attributes.
  public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
    self.init(name: attributedName.string, target: target, selector: selector)
  }
}
