import UIKit

extension Snapshotting where Value == UIView, Format == String {
  /// What VoiceOver finds in a view, in reading order: labels, values, traits, hints, frames.
  @_disfavoredOverload
  public static var accessibility: Snapshotting { .accessibility() }

  /// What VoiceOver finds in a view, laid out as for a picture.
  ///
  /// Apple publishes no rule for the order: rows of elements that begin within 8 points of each
  /// other, from the top, each from the leading edge; `accessibilityElements` as they are.
  ///
  /// - Parameters:
  ///   - size: The view's size, instead of its own, points.
  ///   - traits: Replace the screen's where they say something.
  @_disfavoredOverload
  public static func accessibility(
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    .describing(on: ViewImageConfig(size: size, traits: traits)) { view, capture in
      capture(.view(view)).flatMap { $0.text(AccessibilityText.text) }
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// What VoiceOver finds in a controller's view, in reading order.
  @_disfavoredOverload
  public static var accessibility: Snapshotting { .accessibility() }

  /// What VoiceOver finds in a controller's view, laid out as for a picture.
  ///
  /// - Parameters:
  ///   - config: The device: size, safe area, traits.
  ///   - size: The view's size, instead of the device's, points.
  ///   - traits: Replace the device's where they say something.
  @_disfavoredOverload
  public static func accessibility(
    on config: ViewImageConfig = .init(), size: CGSize? = nil,
    traits: UITraitCollection = .init()
  ) -> Snapshotting {
    .describing(on: config.with(size: size, traits: traits)) { controller, capture in
      capture(.controller(controller)).flatMap { $0.text(AccessibilityText.text) }
    }
  }
}

extension Snapshotting where Value == UIView, Format == UIImage {
  /// A view's picture with a numbered mark on everything that VoiceOver stops at, and below it
  /// what is said there.
  ///
  /// - Parameters:
  ///   - precision: Fraction of the pixels that must match, 0 to 1.
  ///   - perceptualPrecision: How alike two pixels must be to match, 0 to 1.
  ///   - size: The view's size, instead of its own, points.
  ///   - traits: Replace the screen's where they say something.
  @_disfavoredOverload
  public static func accessibilityImage(
    precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.drawing(
      "the view", precision: precision, perceptualPrecision: perceptualPrecision,
      allowsBlank: false
    ).hosting(
      on: ViewImageConfig(size: size, traits: traits),
      finish: { AccessibilityOverlay($0, of: $1).image() }
    ) { .view($0) }
  }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// A controller's picture with a numbered mark on everything that VoiceOver stops at, and below
  /// it what is said there.
  ///
  /// - Parameters:
  ///   - config: The device: size, safe area, traits.
  ///   - precision: Fraction of the pixels that must match, 0 to 1.
  ///   - perceptualPrecision: How alike two pixels must be to match, 0 to 1.
  ///   - size: The view's size, instead of its own, points.
  ///   - traits: Replace the screen's where they say something.
  @_disfavoredOverload
  public static func accessibilityImage(
    on config: ViewImageConfig = .init(), precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.drawing(
      "the controller’s view", precision: precision, perceptualPrecision: perceptualPrecision,
      allowsBlank: false
    ).hosting(
      on: config.with(size: size, traits: traits),
      finish: { AccessibilityOverlay($0, of: $1).image() }
    ) { .controller($0) }
  }
}
