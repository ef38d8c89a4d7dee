import Foundation

/// How a view looks while it is lifted from its place. Differs: views are never lifted here.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The visible part of the view; nil for all of it.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow; nil for that of the visible part.
  open var shadowPath: UIBezierPath?
  open var backgroundColor: UIColor!

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
  public let container: UIView
  /// The place of the view's middle in the container.
  public let center: CGPoint
  public let transform: CGAffineTransform

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
  public let view: UIView
  public let parameters: UIPreviewParameters
  public let target: UIPreviewTarget
  open var size: CGSize { view.bounds.size }

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

  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// A preview of the same view with another target.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}

public typealias UIDragPreviewParameters = UIPreviewParameters
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
  public let view: UIView
  public let parameters: UIDragPreviewParameters

  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }
}
