package import Snapshot
public import UIKit

/// What an accessibility picture shows, by AccessibilitySnapshot's names over `Snapshot`.
public struct AccessibilitySnapshotConfiguration {
  /// How the view itself is drawn.
  public struct Rendering {
    /// Whether what a screen shows is drawn.
    public let renderMode: ViewRenderingMode
    /// Whether the view is drawn in greys.
    public let colorMode: ColorRenderingMode

    public init(renderMode: ViewRenderingMode, colorMode: ColorRenderingMode = .monochrome) {
      self.renderMode = renderMode
      self.colorMode = colorMode
    }
  }

  /// How the view itself is drawn.
  public let rendering: Rendering
  /// Colours of the marks, in turn; the standard ones where there are none.
  public let markerColors: [UIColor]
  /// Of which elements the point that is tapped is drawn.
  public let activationPointDisplayMode: AccessibilityContentDisplayMode
  /// Of which elements the names for voice control are among the texts.
  public let inputLabelDisplayMode: AccessibilityContentDisplayMode

  public init(
    viewRenderingMode: ViewRenderingMode, colorRenderingMode: ColorRenderingMode = .monochrome,
    overlayColors: [UIColor] = [],
    activationPointDisplay: AccessibilityContentDisplayMode = .whenOverridden,
    includesInputLabels: AccessibilityContentDisplayMode = .whenOverridden
  ) {
    rendering = Rendering(renderMode: viewRenderingMode, colorMode: colorRenderingMode)
    markerColors = overlayColors
    activationPointDisplayMode = activationPointDisplay
    inputLabelDisplayMode = includesInputLabels
  }

  package var marks: AccessibilityMarks {
    var marks = AccessibilityMarks()
    marks.isMonochrome = rendering.colorMode == .monochrome
    marks.colors = markerColors
    marks.activationPoints = activationPointDisplayMode.display
    marks.inputLabels = inputLabelDisplayMode.display
    return marks
  }
}

/// How a view is drawn.
public enum ViewRenderingMode: Sendable {
  /// As `layer.render(in:)` draws it.
  case renderLayerInContext
  /// As a screen shows it.
  case drawHierarchyInRect
}

/// The colours in which a view is drawn below the marks.
public enum ColorRenderingMode: Sendable {
  /// Greys.
  case monochrome
  /// Its own colours.
  case fullColor
}

/// Of which elements something is shown.
public enum AccessibilityContentDisplayMode: Sendable {
  case always
  /// Of those that have set it themselves.
  case whenOverridden
  case never

  fileprivate var display: AccessibilityMarks.Display {
    switch self {
    case .always: .always
    case .whenOverridden: .whenOverridden
    case .never: .never
    }
  }
}

/// The older name of `AccessibilityContentDisplayMode`.
public typealias ActivationPointDisplayMode = AccessibilityContentDisplayMode

/// What draws the marks and texts. Differs: both draw the same.
public enum LayoutEngine: Sendable {
  case uikit
  case swiftui

  /// The engine where an assertion says none.
  public static var `default`: LayoutEngine { .uikit }
}

extension CGSize {
  /// The side of squares that miss no region as large as the size says.
  package init(missingAtMost width: CGFloat, _ height: CGFloat) {
    self.init(width: max(width, 1), height: max(height, 1))
  }
}
