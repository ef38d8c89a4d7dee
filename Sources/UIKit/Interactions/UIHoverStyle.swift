import Foundation

/// How a view looks below a pointer or a gaze. There is neither here, so that it is in no picture.
@preconcurrency @MainActor
open class UIHoverStyle: NSObject {
  /// The effect; nil stands for the system's choice.
  open var effect: (any UIHoverEffect)?
  /// The outline; nil stands for the view's own.
  open var shape: UIShape?
  /// Whether the view changes below a pointer or a gaze; true by default. The value is kept and has
  /// no effect.
  open var isEnabled = true

  /// A style of an effect, in an outline; nil stands for the view's own.
  public init(effect: some UIHoverEffect, shape: UIShape? = nil) {
    self.effect = effect
    self.shape = shape
    super.init()
  }

  /// A style of the effect that the system chooses, in an outline; nil stands for the view's own.
  public init(shape: UIShape? = nil) {
    self.shape = shape
    super.init()
  }

  /// A style of the effect and the outline that the system chooses.
  public class func automatic() -> UIHoverStyle { UIHoverStyle(effect: .automatic) }
}

/// An effect on a view below a pointer or a gaze.
@preconcurrency @MainActor
public protocol UIHoverEffect {}

/// The effect that the system chooses.
public struct UIHoverAutomaticEffect: UIHoverEffect {
  /// The effect that the system chooses.
  public nonisolated init() {}
}

/// An effect that highlights a view below a pointer or a gaze.
public struct UIHoverHighlightEffect: UIHoverEffect {
  /// An effect that highlights the view.
  public nonisolated init() {}
}

/// An effect that lifts a view below a pointer or a gaze towards the user.
public struct UIHoverLiftEffect: UIHoverEffect {
  /// An effect that lifts the view.
  public nonisolated init() {}
}

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
  /// The effect that the system chooses.
  public nonisolated static var automatic: UIHoverAutomaticEffect { UIHoverAutomaticEffect() }
}

extension UIHoverEffect where Self == UIHoverHighlightEffect {
  /// An effect that highlights the view.
  public nonisolated static var highlight: UIHoverHighlightEffect { UIHoverHighlightEffect() }
}

extension UIHoverEffect where Self == UIHoverLiftEffect {
  /// An effect that lifts the view.
  public nonisolated static var lift: UIHoverLiftEffect { UIHoverLiftEffect() }
}

/// An outline that is fitted to a view.
public struct UIShape {
  /// The shape of rounded corners.
  public enum CornerCurve: Int, Sendable {
    /// The curve that the system chooses.
    case automatic = 0
    /// The curve of iOS's own rounded corners, which begins gently.
    case continuous = 1
    /// A quarter of a circle.
    case circular = 2
  }

  enum Outline {
    case rect(cornerRadius: CGFloat, maximumCornerRadius: CGFloat?)
    case fixedRect(CGRect, cornerRadius: CGFloat)
    case capsule
    case circle
    case path(UIBezierPath)
  }

  let outline: Outline
  private var insets = UIEdgeInsets.zero

  private init(_ outline: Outline) { self.outline = outline }

  /// The view's rectangle, with square corners.
  public static var rect: UIShape { UIShape(.rect(cornerRadius: 0, maximumCornerRadius: nil)) }
  /// A rectangle with half circles at the ends of its shorter side.
  public static var capsule: UIShape { UIShape(.capsule) }
  /// A circle in the middle of the view.
  public static var circle: UIShape { UIShape(.circle) }

  /// A rectangle with rounded corners. Radii are in points; a maximum of nil is no maximum.
  public static func rect(
    cornerRadius: CGFloat, cornerCurve: CornerCurve = .automatic,
    maximumCornerRadius: CGFloat? = nil
  ) -> UIShape {
    UIShape(.rect(cornerRadius: cornerRadius, maximumCornerRadius: maximumCornerRadius))
  }

  /// A rectangle that does not follow the view's size, in the view's space, with a radius in
  /// points.
  public static func fixedRect(
    _ rect: CGRect, cornerRadius: CGFloat = 0, cornerCurve: CornerCurve = .automatic
  ) -> UIShape { UIShape(.fixedRect(rect, cornerRadius: cornerRadius)) }

  /// The outline of a path in the view's space.
  public static func path(_ path: UIBezierPath) -> UIShape { UIShape(.path(path)) }

  /// The shape with edges that lie further in, by lengths in points; they replace earlier ones.
  public func inset(by insets: UIEdgeInsets) -> UIShape {
    var shape = self
    shape.insets = insets
    return shape
  }

  /// The shape with edges that lie further in by a number of points on all sides.
  public func inset(by inset: CGFloat) -> UIShape {
    self.inset(by: UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset))
  }
}
