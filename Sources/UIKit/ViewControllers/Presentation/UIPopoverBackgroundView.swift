/// What the class of a popover's background says.
@preconcurrency @MainActor
public protocol UIPopoverBackgroundViewMethods {
  /// The arrow's length along the bubble's edge, points.
  static func arrowBase() -> CGFloat
  /// How far the content lies inside of the bubble without its arrow.
  static func contentViewInsets() -> UIEdgeInsets
  static func arrowHeight() -> CGFloat
}

/// Draws a popover's bubble and its arrow. Subclasses say how large both are, and draw them.
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// From the middle of the edge to the arrow's middle, points.
  open var arrowOffset: CGFloat = 0 {
    didSet { if arrowOffset != oldValue { setNeedsLayout() } }
  }

  open var arrowDirection = UIPopoverArrowDirection.unknown {
    didSet { if arrowDirection != oldValue { setNeedsLayout() } }
  }

  /// Whether the content has the system's round corners and its shadow inside of the bubble. Not
  /// asked: content is drawn as it is.
  open class var wantsDefaultContentAppearance: Bool { true }

  /// - Raises: As iOS does, unless a subclass says.
  open class func arrowBase() -> CGFloat { missing("arrowBase()") ?? 0 }
  open class func contentViewInsets() -> UIEdgeInsets { missing("contentViewInsets()") ?? .zero }
  open class func arrowHeight() -> CGFloat { missing("arrowHeight()") ?? 0 }

  private class func missing<Value>(_ name: String) -> Value? {
    UIKitException.raise("\(self) has to override \(name)")
    return nil
  }
}
