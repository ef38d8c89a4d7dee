import Foundation
import UIKit

extension Snapshotting where Value == UIView, Format == UIImage {
  /// A view's picture, compared pixel by pixel.
  public static var image: Snapshotting { .image() }

  /// A view's picture, compared pixel by pixel.
  ///
  /// The view is put into a window of its size with the traits, laid out until its layout settles,
  /// and drawn; afterwards it is put back where it was.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Whether to draw what a screen shows, as
  ///     `drawHierarchy(in:afterScreenUpdates:)` does: animations where they are, and
  ///     the effects of visual effect views. Otherwise views are drawn as by
  ///     `layer.render(in:)`, with the values that animations lead to and without effects.
  ///   - precision: Fraction of the pixels that must match, 0 to 1.
  ///   - perceptualPrecision: How alike two pixels must be to match, 0 to 1; see
  ///     `image(precision:perceptualPrecision:scale:)`.
  ///   - size: The view's size, instead of its own, points.
  ///   - traits: Replace the screen's (390 × 844 points at 3x, light) where they say something.
  ///     `UITraitCollection(displayScale: 2)` makes an `@2x` picture.
  ///   - allowsBlank: Whether a picture without a visible pixel may match. It is a failure
  ///     otherwise, whatever the reference.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false,
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    size: CGSize? = nil,
    traits: UITraitCollection = .init(),
    allowsBlank: Bool = false
  ) -> Snapshotting {
    SimplySnapshotting.drawing(
      "the view", precision: precision, perceptualPrecision: perceptualPrecision,
      allowsBlank: allowsBlank
    ).hosting(
      on: ViewImageConfig(size: size, traits: traits), asOnScreen: drawHierarchyInKeyWindow
    ) { .view($0) }
  }

  /// A view's picture, compared with a tolerance.
  ///
  /// - Parameters:
  ///   - tolerance: How far the picture may be from its reference.
  ///   - parts: Parts of the picture whose differences do not count.
  ///   - size: The view's size, instead of its own, points.
  ///   - traits: Replace the screen's where they say something.
  ///   - allowsBlank: Whether a picture without a visible pixel may match.
  public static func image(
    tolerance: Tolerance,
    ignoring parts: [IgnoredPart] = [],
    size: CGSize? = nil,
    traits: UITraitCollection = .init(),
    allowsBlank: Bool = false
  ) -> Snapshotting {
    SimplySnapshotting.drawing("the view", tolerance, allowsBlank: allowsBlank)
      .hosting(on: ViewImageConfig(size: size, traits: traits), ignoring: parts) { .view($0) }
  }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// A view controller's picture, compared pixel by pixel.
  public static var image: Snapshotting { .image() }

  /// A view controller's picture on a device, compared pixel by pixel.
  ///
  /// The controller becomes the root of a window: its view is loaded and laid out, and appears
  /// and disappears as on a device.
  ///
  /// - Parameters:
  ///   - config: The device: size, safe area, traits.
  ///   - drawHierarchyInKeyWindow: Whether to draw what a screen shows; see the view's `image`.
  ///   - precision: Fraction of the pixels that must match, 0 to 1.
  ///   - perceptualPrecision: How alike two pixels must be to match, 0 to 1.
  ///   - size: The view's size, instead of the device's, points.
  ///   - traits: Replace the device's where they say something.
  ///   - allowsBlank: Whether a picture without a visible pixel may match.
  public static func image(
    on config: ViewImageConfig,
    drawHierarchyInKeyWindow: Bool = false,
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    size: CGSize? = nil,
    traits: UITraitCollection = .init(),
    allowsBlank: Bool = false
  ) -> Snapshotting {
    SimplySnapshotting.drawing(
      "the controller’s view", precision: precision, perceptualPrecision: perceptualPrecision,
      allowsBlank: allowsBlank
    ).hosting(
      on: config.with(size: size, traits: traits), asOnScreen: drawHierarchyInKeyWindow
    ) { .controller($0) }
  }

  /// A view controller's picture at its view's own size, compared pixel by pixel.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Whether to draw what a screen shows; see the view's `image`.
  ///   - precision: Fraction of the pixels that must match, 0 to 1.
  ///   - perceptualPrecision: How alike two pixels must be to match, 0 to 1.
  ///   - size: The view's size, instead of its own, points.
  ///   - traits: Replace the screen's where they say something.
  ///   - allowsBlank: Whether a picture without a visible pixel may match.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false,
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    size: CGSize? = nil,
    traits: UITraitCollection = .init(),
    allowsBlank: Bool = false
  ) -> Snapshotting {
    SimplySnapshotting.drawing(
      "the controller’s view", precision: precision, perceptualPrecision: perceptualPrecision,
      allowsBlank: allowsBlank
    ).hosting(
      on: ViewImageConfig().with(size: size, traits: traits), asOnScreen: drawHierarchyInKeyWindow
    ) { .controller($0) }
  }

  /// A view controller's picture, compared with a tolerance.
  ///
  /// - Parameters:
  ///   - config: The device; without it, the view has its own size.
  ///   - tolerance: How far the picture may be from its reference.
  ///   - parts: Parts of the picture whose differences do not count.
  ///   - size: The view's size, instead of its own, points.
  ///   - traits: Replace the screen's where they say something.
  ///   - allowsBlank: Whether a picture without a visible pixel may match.
  public static func image(
    on config: ViewImageConfig = ViewImageConfig(),
    tolerance: Tolerance,
    ignoring parts: [IgnoredPart] = [],
    size: CGSize? = nil,
    traits: UITraitCollection = .init(),
    allowsBlank: Bool = false
  ) -> Snapshotting {
    SimplySnapshotting.drawing("the controller’s view", tolerance, allowsBlank: allowsBlank)
      .hosting(on: config.with(size: size, traits: traits), ignoring: parts) { .controller($0) }
  }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// The strategy for what is drawn in a window.
  ///
  /// - Parameters:
  ///   - asOnScreen: Whether animations are drawn where they are, not where they lead to.
  ///   - finish: What becomes of the picture; gets the view, too, as it was drawn.
  func hosting<Hosted>(
    on config: ViewImageConfig, ignoring parts: [IgnoredPart] = [], asOnScreen: Bool = false,
    finish: @escaping @MainActor (UIImage, UIView) -> UIImage = { image, _ in image },
    _ subject: @escaping @MainActor (Hosted) -> ViewCapture.Subject
  ) -> Snapshotting<Hosted, UIImage> {
    .capturing(pathExtension: pathExtension, diffing, on: config, subject) { capture, _ in
      capture.image(ignoring: parts, asOnScreen: asOnScreen, finish: finish)
    }
  }
}

extension Snapshotting {
  /// A strategy for what is in a window.
  ///
  /// - Parameter take: Takes the snapshot of what is there, and puts everything back.
  static func capturing(
    pathExtension: String?, _ diffing: Diffing<Format>, on config: ViewImageConfig,
    _ subject: @escaping @MainActor (Value) -> ViewCapture.Subject,
    _ take: @escaping @MainActor (ViewCapture, Value) -> Result<Format, SnapshotFailure>
  ) -> Snapshotting {
    capturing(
      pathExtension: pathExtension, diffing, fitting: { _ in config }, subject, take)
  }

  /// A strategy for what is in a window that is made for it.
  ///
  /// - Parameters:
  ///   - config: The surroundings in which the value is drawn, which may depend on them.
  ///   - passesTime: Whether time passes for it also where nobody waits for anything.
  static func capturing(
    pathExtension: String?, _ diffing: Diffing<Format>,
    fitting config: @escaping @MainActor (Value) -> ViewImageConfig, passesTime: Bool = false,
    _ subject: @escaping @MainActor (Value) -> ViewCapture.Subject,
    _ take: @escaping @MainActor (ViewCapture, Value) -> Result<Format, SnapshotFailure>
  ) -> Snapshotting {
    func capture(_ value: Value, after delays: [SnapshotDelay]) -> Async<Format> {
      // SAFETY: The value is used by one side at a time, as whoever hands it over waits.
      @safe nonisolated(unsafe) let value = value
      return MainExecution.run(
        after: delays,
        begin: {
          let mainWork = passesTime || !delays.isEmpty ? MainWork() : nil
          let hosted = mainWork.during { subject(value) }
          return ViewCapture.begin(hosted, on: config(value), mainWork: mainWork)
        },
        pass: { $0.pass($1) },
        finish: { take($0, value) })
    }
    var strategy = Snapshotting(
      pathExtension: pathExtension, diffing: diffing,
      asyncSnapshot: { capture($0, after: []) })
    strategy.delayedSnapshot = { capture($0, after: $1) }
    return strategy
  }
}
