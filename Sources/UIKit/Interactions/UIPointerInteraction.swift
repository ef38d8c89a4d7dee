/// Says how the pointer looks over a view. There is no pointer here: it is in no picture, and
/// delegates are not asked.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  open private(set) weak var view: UIView?
  open var isEnabled = true

  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Asks the delegate anew. Differs: no effect, as there is no pointer.
  open func invalidate() {}

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }
}

/// Supplies the regions and the look of a pointer. Differs: never called.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
}

/// Runs animations beside a pointer's move.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// The place of the pointer, from which a delegate chooses a region.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// The place in the view's space.
  open var location: CGPoint { .zero }
  open var modifiers: UIKeyModifierFlags { [] }
}

/// A part of a view that has one style.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  public let rect: CGRect
  public let identifier: AnyHashable?
  open var latchingAxes: UIAxis = []

  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }
}

/// The pointer's effect on the view below it.
public enum UIPointerEffect {
  /// The place of a pointer's tint relative to the view.
  public enum TintMode: Int, Sendable {
    case none = 0
    case overlay = 1
    case underlay = 2
  }

  case automatic(UITargetedPreview)
  case highlight(UITargetedPreview)
  case lift(UITargetedPreview)
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)
}

/// The shapes of a pointer.
public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)

  /// The corner radius in points.
  public static let defaultCornerRadius: CGFloat = 8
}

/// The look of the pointer.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  public let effect: UIPointerEffect?
  public let shape: UIPointerShape?

  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.effect = effect
    self.shape = shape
    super.init()
  }

  public init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
    effect = nil
    self.shape = shape
    super.init()
  }

  private init(_ shape: UIPointerShape?) {
    effect = nil
    self.shape = shape
    super.init()
  }

  public class func hidden() -> UIPointerStyle { UIPointerStyle(nil) }
  public class func system() -> UIPointerStyle { UIPointerStyle(nil) }
}
