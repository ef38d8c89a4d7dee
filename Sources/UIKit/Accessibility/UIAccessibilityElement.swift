/// An element of assistive technology that is not a view: a bar of a chart, a part of what
/// `draw(_:)` draws.
open class UIAccessibilityElement: UIResponder {
  /// The view or the element that this is part of.
  open weak var accessibilityContainer: AnyObject?

  /// The frame in points in the container's coordinates. Where it is null, as at first,
  /// `accessibilityFrame` counts.
  open var accessibilityFrameInContainerSpace = CGRect.null

  /// Makes an element of a view or of another element, which it does not retain. The view has to
  /// name it in `accessibilityElements` to be found.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  /// Makes an element that has yet to get a container.
  public override convenience init() {
    self.init(accessibilityContainer: NSNull())
    accessibilityContainer = nil
  }

  override package var standardAccessibility: StandardAccessibility {
    StandardAccessibility(isElement: true)
  }

  override package var standardAccessibilityFrame: CGRect {
    guard !accessibilityFrameInContainerSpace.isNull else { return .zero }
    switch accessibilityContainer {
    case let view as UIView:
      return UIAccessibility.convertToScreenCoordinates(
        accessibilityFrameInContainerSpace, in: view)
    case let element as UIAccessibilityElement:
      let frame = element.accessibilityFrame
      return accessibilityFrameInContainerSpace.offsetBy(dx: frame.minX, dy: frame.minY)
    default: return accessibilityFrameInContainerSpace
    }
  }
}
