import Foundation

/// How a view looks while it is lifted from its place. Differs: views are never lifted here.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The visible part of the view; nil for all of it.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow; nil for that of the visible part.
  open var shadowPath: UIBezierPath?
  /// The colour behind the lifted view; nil by default, which stands for the system's. The value is
  /// kept and has no effect.
  open var backgroundColor: UIColor!

  /// Parameters that show the whole view.
  public override init() {
    super.init()
  }

  /// - Parameter textLineRects: The lines of a text as values of rectangles; their union is the
  ///   visible part. Differs: iOS rounds the outline of the lines.
  public init(textLineRects: [NSValue]) {
    super.init()
    let area = textLineRects.reduce(CGRect.null) { $0.union($1.cgRectValue) }
    if !area.isNull { visiblePath = UIBezierPath(rect: area) }
  }
}

/// The place that a lifted view moves to.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The view in whose space the place is.
  public let container: UIView
  /// The place of the view's middle in the container.
  public let center: CGPoint
  /// The transform of the lifted view at the place; the identity unless given.
  public let transform: CGAffineTransform

  /// A place in a container, for the middle of the lifted view.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }
}

/// A view that is lifted from its place.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view that is lifted.
  public let view: UIView
  /// The visible part, the shadow and the background of the lifted view.
  public let parameters: UIPreviewParameters
  /// The place that the lifted view moves to.
  public let target: UIPreviewTarget
  /// The size of the view in points.
  open var size: CGSize { view.bounds.size }

  /// A preview of a view that moves to a target, whether the view is in a window or not.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// - Parameter view: A view in a superview, where it stays; iOS raises an exception outside of a
  ///   window.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
  }

  /// A preview of a whole view in a superview, where it stays; iOS raises an exception outside of a
  /// window.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// A preview of the same view with another target.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// The look of a dragged view; Apple's is a subclass without members of its own.
public typealias UIDragPreviewParameters = UIPreviewParameters
/// The place that a dragged view moves to; Apple's is a subclass without members of its own.
public typealias UIDragPreviewTarget = UIPreviewTarget

/// A view that follows the finger while it is dragged.
open class UITargetedDragPreview: UITargetedPreview {
  open override func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// The look of a dragged item whose own view does not follow the finger.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  /// The view that follows the finger in place of the item's own.
  public let view: UIView
  /// The visible part, the shadow and the background of the view.
  public let parameters: UIDragPreviewParameters

  /// A look of a view, of which the parameters tell the visible part.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  /// A look of a whole view.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }
}
