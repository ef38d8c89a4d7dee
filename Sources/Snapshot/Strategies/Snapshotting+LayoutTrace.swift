import UIKit

extension Snapshotting where Value == UIView, Format == String {
  /// The layout of a view as text.
  ///
  /// It has the frame of every view, how often it was laid out, the constraints that it holds, what
  /// is ambiguous, and constraints that could not be satisfied.
  @_disfavoredOverload
  public static var layoutTrace: Snapshotting { .layoutTrace() }

  /// How a view is laid out, as text.
  ///
  /// A `•` stands before views whose frame counts as a constraint, a `*` before those that
  /// constraints place. Constraints are in the words of iOS's logs.
  ///
  /// - Parameters:
  ///   - size: The view's size, instead of its own, points.
  ///   - traits: Replace the screen's where they say something.
  @_disfavoredOverload
  public static func layoutTrace(
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    .describing(on: ViewImageConfig(size: size, traits: traits)) { view, capture in
      capture(.view(view)).flatMap { $0.layoutTrace() }
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// How a controller's view is laid out, as text.
  @_disfavoredOverload
  public static var layoutTrace: Snapshotting { .layoutTrace() }

  /// How a controller's view is laid out, as text.
  ///
  /// - Parameters:
  ///   - config: The device: size, safe area, traits.
  ///   - size: The view's size, instead of the device's, points.
  ///   - traits: Replace the device's where they say something.
  @_disfavoredOverload
  public static func layoutTrace(
    on config: ViewImageConfig = .init(), size: CGSize? = nil,
    traits: UITraitCollection = .init()
  ) -> Snapshotting {
    .describing(on: config.with(size: size, traits: traits)) { controller, capture in
      capture(.controller(controller)).flatMap { $0.layoutTrace() }
    }
  }
}
