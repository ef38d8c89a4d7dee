/// How a source colour and what it is drawn on make a result.
///
/// The first sixteen are the blend modes of the PDF specification (ISO 32000-1, 11.3.5), the
/// rest are the operators of Porter and Duff.
public enum CGBlendMode: Int32, CaseIterable, Sendable {
  /// The source lies over the destination.
  case normal
  /// The product of both: never lighter than either.
  case multiply
  /// The product of both complements: never darker than either.
  case screen
  /// Multiplies where the destination is dark and screens where it is light.
  case overlay
  /// The darker of both, channel by channel.
  case darken
  /// The lighter of both, channel by channel.
  case lighten
  /// Lightens the destination by the source.
  case colorDodge
  /// Darkens the destination by the source.
  case colorBurn
  /// Lightens or darkens the destination softly, as the source is light or dark.
  case softLight
  /// Multiplies where the source is dark and screens where it is light.
  case hardLight
  /// The difference of both, channel by channel.
  case difference
  /// The result is that of `difference`, with less contrast.
  case exclusion
  /// The hue of the source with saturation and luminosity of the destination.
  case hue
  /// The saturation of the source with hue and luminosity of the destination.
  case saturation
  /// Hue and saturation of the source with the luminosity of the destination.
  case color
  /// The luminosity of the source with hue and saturation of the destination.
  case luminosity
  /// Transparent black.
  case clear
  /// The source alone.
  case copy
  /// The source where the destination is opaque.
  case sourceIn
  /// The source where the destination is transparent.
  case sourceOut
  /// The source over the destination, where that is opaque.
  case sourceAtop
  /// The destination over the source.
  case destinationOver
  /// The destination where the source is opaque.
  case destinationIn
  /// The destination where the source is transparent.
  case destinationOut
  /// The destination over the source, where that is opaque.
  case destinationAtop
  /// Each of both where the other one is transparent.
  case xor
  /// The sum of both, of which 1 is taken away; not below black.
  case plusDarker
  /// The sum of both, not above white.
  case plusLighter
}

/// What `CGContext.drawPath(using:)` does with the path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Fills by the winding rule.
  case fill
  /// Fills by the even-odd rule.
  case eoFill
  /// Strokes.
  case stroke
  /// Fills by the winding rule and strokes.
  case fillStroke
  /// Fills by the even-odd rule and strokes.
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
