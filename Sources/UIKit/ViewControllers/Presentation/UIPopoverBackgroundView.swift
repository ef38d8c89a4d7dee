/// The measures that the class of a popover's background supplies.
@preconcurrency @MainActor
public protocol UIPopoverBackgroundViewMethods {
  /// The arrow's length along the bubble's edge, in points.
  static func arrowBase() -> CGFloat
  /// The insets of the content inside of the bubble without its arrow, in points.
  static func contentViewInsets() -> UIEdgeInsets
  /// The arrow's length from its base to its tip, in points.
  static func arrowHeight() -> CGFloat
}

/// Draws a popover's bubble and its arrow. Subclasses supply the size of both, and draw them.
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a background from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The distance from the middle of the edge to the arrow's middle, in points.
  open var arrowOffset: CGFloat = 0 {
    didSet { if arrowOffset != oldValue { setNeedsLayout() } }
  }

  /// The direction of the arrow.
  open var arrowDirection = UIPopoverArrowDirection.unknown {
    didSet { if arrowDirection != oldValue { setNeedsLayout() } }
  }

  /// Whether the content has the system's round corners and shadow. Differs: never asked for, as
  /// content is drawn as it is.
  open class var wantsDefaultContentAppearance: Bool { true }

  /// The arrow's width at its base in points. Raises, as iOS does, unless a subclass overrides it.
  open class func arrowBase() -> CGFloat { missing("arrowBase()") ?? 0 }
  /// The room around the content in points. Raises, as iOS does, unless a subclass overrides it.
  open class func contentViewInsets() -> UIEdgeInsets { missing("contentViewInsets()") ?? .zero }
  /// The arrow's length to its tip in points. Raises, as iOS does, unless a subclass overrides it.
  open class func arrowHeight() -> CGFloat { missing("arrowHeight()") ?? 0 }

  private class func missing<Value>(_ name: String) -> Value? {
    UIKitException.raise("\(self) has to override \(name)")
    return nil
  }
}
