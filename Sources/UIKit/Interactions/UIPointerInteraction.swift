/// Says how the pointer looks over a view. There is no pointer here: it is in no picture, and
/// delegates are not asked.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// The delegate, which is not retained. Differs: never asked.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// The view that the interaction belongs to; nil before it is added to one.
  open private(set) weak var view: UIView?
  /// Whether the interaction reacts; true by default. The value is kept and has no effect.
  open var isEnabled = true

  /// An interaction whose delegate names the pointer's look; it is not retained.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Asks the delegate anew. Differs: no effect, as there is no pointer.
  open func invalidate() {}

  /// Called before the interaction is added to a view or, with nil, removed. Here it is empty.
  open func willMove(to view: UIView?) {}

  /// Called after the interaction was added to a view or, with nil, removed; keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Supplies the regions and the look of a pointer. Differs: never called.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// The region at the pointer's place; nil for none.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// The pointer's look in a region; nil for the usual one.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
  /// Called before the pointer enters a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  /// Called before the pointer leaves a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  /// The default: the region that the system proposes.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  /// The default: the pointer's usual look.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
  /// Called before the pointer enters a region. The default is empty.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
  /// Called before the pointer leaves a region. The default is empty.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
}

/// Runs animations beside a pointer's move.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Adds changes that are animated beside the pointer's move.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called after the move, with whether it was finished.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// The place of the pointer, from which a delegate chooses a region.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// The place in the view's space.
  open var location: CGPoint { .zero }
  /// The keys that are held. Differs: always empty, as there is no keyboard.
  open var modifiers: UIKeyModifierFlags { [] }
}

/// A part of a view that has one style.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// The region's rectangle in the space of the interaction's view.
  public let rect: CGRect
  /// The app's own name of the region; nil for none.
  public let identifier: AnyHashable?
  /// The axes along which the pointer stays in the region while it is dragged; none by default. The
  /// value is kept and has no effect.
  open var latchingAxes: UIAxis = []

  /// A region of a rectangle in the space of the interaction's view.
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
    /// The view is not tinted.
    case none = 0
    /// The tint lies over the view.
    case overlay = 1
    /// The tint lies below the view.
    case underlay = 2
  }

  /// The effect that the system chooses for the view.
  case automatic(UITargetedPreview)
  /// The pointer becomes a highlight behind the view.
  case highlight(UITargetedPreview)
  /// The pointer vanishes below the view, which is lifted.
  case lift(UITargetedPreview)
  /// The pointer keeps its shape, and the view changes by a tint, a shadow or its size.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)
}

/// The shapes of a pointer.
public enum UIPointerShape {
  /// The outline of a path, about the pointer's place.
  case path(UIBezierPath)
  /// A rectangle with rounded corners, whose radius is in points.
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  /// An upright beam, as over text, of a length in points.
  case verticalBeam(length: CGFloat)
  /// A level beam of a length in points.
  case horizontalBeam(length: CGFloat)

  /// The corner radius in points.
  public static let defaultCornerRadius: CGFloat = 8
}

/// The look of the pointer.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  /// The effect on the view; nil for none.
  public let effect: UIPointerEffect?
  /// The pointer's shape; nil for the usual one.
  public let shape: UIPointerShape?

  /// A style of an effect on the view, and of a shape; nil stands for the usual one.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.effect = effect
    self.shape = shape
    super.init()
  }

  /// A style of a shape without an effect. Differs: the axes are not kept.
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

  /// The style of a pointer that is not seen. Differs: it equals the usual style, as there is no
  /// pointer.
  public class func hidden() -> UIPointerStyle { UIPointerStyle(nil) }
  /// The usual style.
  public class func system() -> UIPointerStyle { UIPointerStyle(nil) }
}
