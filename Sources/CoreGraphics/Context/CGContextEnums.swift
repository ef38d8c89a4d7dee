/// How a source colour and what it is drawn on make a result.
///
/// The first sixteen are the blend modes of the PDF specification (ISO 32000-1, 11.3.5), the
/// rest are the operators of Porter and Duff.
public enum CGBlendMode: Int32, CaseIterable, Sendable {
  case normal
  case multiply
  case screen
  case overlay
  case darken
  case lighten
  case colorDodge
  case colorBurn
  case softLight
  case hardLight
  case difference
  case exclusion
  case hue
  case saturation
  case color
  case luminosity
  case clear
  case copy
  case sourceIn
  case sourceOut
  case sourceAtop
  case destinationOver
  case destinationIn
  case destinationOut
  case destinationAtop
  case xor
  case plusDarker
  case plusLighter
}

/// What `CGContext.drawPath(using:)` does with the path.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill
  case eoFill
  case stroke
  case fillStroke
  case eoFillStroke
}

/// How images are resampled.
///
/// `none` takes the nearest pixel, `low` blends the four nearest. All others do so where an image
/// is drawn larger; one that is drawn smaller is filtered, so that no pixel is left out, by a cubic
/// as wide as it is reduced. That was measured on pictures that iOS drew with `default`; Apple
/// does not document its filters. Differs: `medium` and `high` draw as `default` does.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default`
  case none
  case low
  case high
  case medium
}

/// Whether a gradient is drawn beyond its start and its end.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt32

  /// Creates the set from the bits of its options.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The first colour goes on before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour goes on after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
