import Foundation
import SwiftUI

/// The size in which a SwiftUI view is drawn.
public enum SwiftUISnapshotLayout: Sendable {
  /// A device's: its size, safe area and traits.
  case device(config: ViewImageConfig)
  /// A size, points, without a safe area; a smaller view is in the middle of it.
  case fixed(width: CGFloat, height: CGFloat)
  /// The view's smallest size: what it answers to an offer of 0 × 0.
  case sizeThatFits
}

extension Snapshotting where Value: SwiftUI.View, Format == UIImage {
  /// A SwiftUI view's picture at its smallest size, compared pixel by pixel.
  public static var image: Snapshotting { .image() }

  /// A SwiftUI view's picture, compared pixel by pixel.
  ///
  /// Around the view is the background of its hosting controller, that of the system. Source:
  /// swift-snapshot-testing's own references, recorded on iOS 13.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Whether to draw what a screen shows; see the `image` of
  ///     `UIView`.
  ///   - precision: Fraction of the pixels that must match, 0 to 1.
  ///   - perceptualPrecision: How alike two pixels must be to match, 0 to 1.
  ///   - layout: The size. Texts have none of their own in the smallest size: give them a frame
  ///     or `fixedSize()`, or the view a device or a fixed size.
  ///   - traits: Replace the device's or screen's where they say something.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false,
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    layout: SwiftUISnapshotLayout = .sizeThatFits,
    traits: UITraitCollection = .init()
  ) -> Snapshotting {
    let drawing = SimplySnapshotting.drawing(
      "the view", precision: precision, perceptualPrecision: perceptualPrecision,
      allowsBlank: false)
    return .capturing(
      pathExtension: drawing.pathExtension, drawing.diffing,
      fitting: { $0.config(layout, traits) },
      { .controller(UIHostingController(rootView: $0)) }
    ) { capture, _ in capture.image(asOnScreen: drawHierarchyInKeyWindow) }
  }
}

extension SwiftUI.View {
  func config(
    _ layout: SwiftUISnapshotLayout, _ traits: UITraitCollection
  ) -> ViewImageConfig {
    switch layout {
    case .device(let config): return config.with(size: nil, traits: traits)
    case .fixed(let width, let height):
      return ViewImageConfig(
        safeArea: .zero, size: CGSize(width: width, height: height), traits: traits)
    case .sizeThatFits:
      let size = UIHostingController(rootView: self).sizeThatFits(in: .zero)
      return ViewImageConfig(safeArea: .zero, size: size, traits: traits)
    }
  }
}
