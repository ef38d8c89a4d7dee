@_exported import AccessibilitySnapshotCore
import Snapshot
@_exported import SnapshotTesting
public import SwiftUI
public import UIKit

extension Snapshotting where Value == UIView, Format == UIImage {
  /// A view's picture in greys with a numbered mark on everything that VoiceOver stops at, and
  /// below it what is said there.
  @preconcurrency @MainActor public static var accessibilityImage: Snapshotting {
    .accessibilityImage()
  }

  /// A view's picture with a numbered mark on everything that VoiceOver stops at, and below it what
  /// is said there.
  ///
  /// - Parameters:
  ///   - activationPointDisplayMode: Of which elements the point that is tapped is drawn.
  ///   - useMonochromeSnapshot: Whether the view is drawn in greys.
  ///   - drawHierarchyInKeyWindow: Whether to draw what a screen shows.
  ///   - markerColors: Colours of the marks, in turn; the standard ones where there are none.
  ///   - showUserInputLabels: Whether names for voice control that were set are among the texts.
  ///   - shouldRunInHostApplication: Differs: no effect, as no test has an application around it.
  ///   - precision: Fraction of the pixels that must match, 0 to 1.
  ///   - perceptualPrecision: How alike two pixels must be to match, 0 to 1.
  ///   - layoutEngine: Differs: both draw the same.
  @preconcurrency @MainActor public static func accessibilityImage(
    showActivationPoints activationPointDisplayMode: AccessibilityContentDisplayMode =
      .whenOverridden,
    useMonochromeSnapshot: Bool = true,
    drawHierarchyInKeyWindow: Bool = false,
    markerColors: [UIColor] = [],
    showUserInputLabels: Bool = true,
    shouldRunInHostApplication: Bool = true,
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    layoutEngine: AccessibilitySnapshotCore.LayoutEngine = .default
  ) -> Snapshotting {
    let configuration = AccessibilitySnapshotConfiguration(
      viewRenderingMode: drawHierarchyInKeyWindow ? .drawHierarchyInRect : .renderLayerInContext,
      colorRenderingMode: useMonochromeSnapshot ? .monochrome : .fullColor,
      overlayColors: markerColors, activationPointDisplay: activationPointDisplayMode,
      includesInputLabels: showUserInputLabels ? .whenOverridden : .never)
    return .accessibilityPicture(
      .elements(configuration.marks), onScreen: drawHierarchyInKeyWindow, precision: precision,
      perceptualPrecision: perceptualPrecision)
  }

  /// A view's picture with inverted colours, as Smart Invert shows it.
  @preconcurrency @MainActor public static var imageWithSmartInvert: Snapshotting {
    .imageWithSmartInvert()
  }

  /// A view's picture with inverted colours, as Smart Invert shows it: views that ignore that keep
  /// theirs. Differs: `UIAccessibility.isInvertColorsEnabled` stays false meanwhile.
  @preconcurrency @MainActor public static func imageWithSmartInvert(
    precision: Float = 1, perceptualPrecision: Float = 1
  ) -> Snapshotting {
    .accessibilityPicture(
      .smartlyInverted, precision: precision, perceptualPrecision: perceptualPrecision)
  }

  /// A view's picture with a colour on each part in which another view gets touches.
  ///
  /// - Parameters:
  ///   - colors: Colours of the parts, in turn; the standard ones where there are none.
  ///   - maxPermissibleMissedRegionWidth: The width of the parts that may be missed, points: with
  ///     more, fewer points are tried.
  ///   - maxPermissibleMissedRegionHeight: The height of the parts that may be missed, points.
  @preconcurrency @MainActor public static func imageWithHitTargets(
    useMonochromeSnapshot: Bool = true,
    drawHierarchyInKeyWindow: Bool = false,
    colors: [UIColor] = [],
    maxPermissibleMissedRegionWidth: CGFloat = 0,
    maxPermissibleMissedRegionHeight: CGFloat = 0,
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Snapshotting {
    let configuration = AccessibilitySnapshotConfiguration(
      viewRenderingMode: drawHierarchyInKeyWindow ? .drawHierarchyInRect : .renderLayerInContext,
      colorRenderingMode: useMonochromeSnapshot ? .monochrome : .fullColor, overlayColors: colors)
    let step = CGSize(
      missingAtMost: maxPermissibleMissedRegionWidth, maxPermissibleMissedRegionHeight)
    return .accessibilityPicture(
      .hitTargets(configuration.marks, step: step), onScreen: drawHierarchyInKeyWindow,
      precision: precision, perceptualPrecision: perceptualPrecision)
  }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// As a view's `accessibilityImage`, of the controller's view.
  @preconcurrency @MainActor public static var accessibilityImage: Snapshotting {
    .accessibilityImage()
  }

  /// As a view's `accessibilityImage`, of the controller's view.
  @preconcurrency @MainActor public static func accessibilityImage(
    showActivationPoints activationPointDisplayMode: AccessibilityContentDisplayMode =
      .whenOverridden,
    useMonochromeSnapshot: Bool = true,
    drawHierarchyInKeyWindow: Bool = false,
    markerColors: [UIColor] = [],
    showUserInputLabels: Bool = true,
    shouldRunInHostApplication: Bool = true,
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    layoutEngine: AccessibilitySnapshotCore.LayoutEngine = .default
  ) -> Snapshotting {
    Snapshotting<UIView, UIImage>.accessibilityImage(
      showActivationPoints: activationPointDisplayMode,
      useMonochromeSnapshot: useMonochromeSnapshot,
      drawHierarchyInKeyWindow: drawHierarchyInKeyWindow, markerColors: markerColors,
      showUserInputLabels: showUserInputLabels, precision: precision,
      perceptualPrecision: perceptualPrecision, layoutEngine: layoutEngine
    ).pullback { controller in controller.view }
  }

  /// As a view's `imageWithSmartInvert`, of the controller's view.
  @preconcurrency @MainActor public static var imageWithSmartInvert: Snapshotting {
    .imageWithSmartInvert()
  }

  /// As a view's `imageWithSmartInvert`, of the controller's view.
  @preconcurrency @MainActor public static func imageWithSmartInvert(
    precision: Float = 1, perceptualPrecision: Float = 1
  ) -> Snapshotting {
    Snapshotting<UIView, UIImage>.imageWithSmartInvert(
      precision: precision, perceptualPrecision: perceptualPrecision
    ).pullback { controller in controller.view }
  }

  /// As a view's `imageWithHitTargets`, of the controller's view.
  @preconcurrency @MainActor public static func imageWithHitTargets(
    useMonochromeSnapshot: Bool = true,
    drawHierarchyInKeyWindow: Bool = false,
    colors: [UIColor] = [],
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Snapshotting {
    Snapshotting<UIView, UIImage>.imageWithHitTargets(
      useMonochromeSnapshot: useMonochromeSnapshot,
      drawHierarchyInKeyWindow: drawHierarchyInKeyWindow, colors: colors, precision: precision,
      perceptualPrecision: perceptualPrecision
    ).pullback { controller in controller.view }
  }
}

extension Snapshotting where Value: SwiftUI.View, Format == UIImage {
  /// As a view of UIKit's `accessibilityImage`, at the size that the view chooses.
  @preconcurrency @MainActor public static var accessibilityImage: Snapshotting {
    .accessibilityImage()
  }

  /// As a view of UIKit's `accessibilityImage`.
  ///
  /// - Parameter size: The size, points; nil for the one that the view chooses.
  @preconcurrency @MainActor public static func accessibilityImage(
    size: CGSize? = nil,
    showActivationPoints activationPointDisplayMode: AccessibilityContentDisplayMode =
      .whenOverridden,
    useMonochromeSnapshot: Bool = true,
    drawHierarchyInKeyWindow: Bool = false,
    markerColors: [UIColor] = [],
    showUserInputLabels: Bool = true,
    shouldRunInHostApplication: Bool = true,
    precision: Float = 1,
    perceptualPrecision: Float = 1
  ) -> Snapshotting {
    Snapshotting<UIViewController, UIImage>.accessibilityImage(
      showActivationPoints: activationPointDisplayMode,
      useMonochromeSnapshot: useMonochromeSnapshot,
      drawHierarchyInKeyWindow: drawHierarchyInKeyWindow, markerColors: markerColors,
      showUserInputLabels: showUserInputLabels, precision: precision,
      perceptualPrecision: perceptualPrecision
    ).pullback { view in hosted(view, size) }
  }

  /// As a view of UIKit's `imageWithSmartInvert`.
  @preconcurrency @MainActor public static var imageWithSmartInvert: Snapshotting {
    .imageWithSmartInvert()
  }

  /// As a view of UIKit's `imageWithSmartInvert`.
  @preconcurrency @MainActor public static func imageWithSmartInvert(
    precision: Float = 1, perceptualPrecision: Float = 1
  ) -> Snapshotting {
    Snapshotting<UIViewController, UIImage>.imageWithSmartInvert(
      precision: precision, perceptualPrecision: perceptualPrecision
    ).pullback { view in hosted(view, nil) }
  }
}

@MainActor
private func hosted(_ view: some SwiftUI.View, _ size: CGSize?) -> UIViewController {
  let controller = UIHostingController(rootView: view)
  controller.view.bounds.size = size ?? controller.sizeThatFits(in: .zero)
  return controller
}
