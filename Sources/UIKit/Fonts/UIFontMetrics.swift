internal import CoreText

/// Scales an app's own fonts and lengths as text styles grow with the preferred text size.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// The metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
  }

  /// The metrics of the body style.
  public class var `default`: UIFontMetrics { body }

  private static let body = UIFontMetrics(forTextStyle: .body)

  /// The font scaled to the text size that the user chose.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  /// - Parameter font: The font in its size at the default preferred text size.
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaled(font, to: .infinity, traitCollection ?? .chosenByUser)
  }

  /// The scaled font, in a size of at most `maximumPointSize` points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// The scaled font, of at most `maximumPointSize` points; 0 for no limit.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let limit = maximumPointSize > 0 ? maximumPointSize : .infinity
    return scaled(font, to: limit, traitCollection ?? .chosenByUser)
  }

  /// The length scaled to the text size that the user chose.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// The length in whole pixels, in proportion to the text style's distance between baselines.
  ///
  /// Source: measured on iOS: 17 comes to 16.333 at medium and to 48 at the largest size.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let traits = traitCollection ?? .chosenByUser
    let now = DynamicTypeSize(style, traits.preferredContentSizeCategory).lineSpacing
    let standard = DynamicTypeSize(style, .large).lineSpacing
    guard now != standard else { return value }
    let scale = traits.displayScale > 0 ? traits.displayScale : DisplayDefaults.scale
    return PixelRounding.nearest(value * now / standard, scale: scale)
  }

  private func scaled(
    _ font: UIFont, to maximumSize: CGFloat, _ traits: UITraitCollection
  ) -> UIFont {
    let scaling = FontSpecification.Scaling(
      style: style, baseSize: font.pointSize, maximumSize: maximumSize)
    return font.scaled(scaling, traits)
  }
}

extension FontSpecification.Scaling {
  func size(in traits: UITraitCollection) -> CGFloat {
    let metrics = UIFontMetrics(forTextStyle: style)
    return min(metrics.scaledValue(for: baseSize, compatibleWith: traits), maximumSize)
  }
}

extension UIFont {
  func scaled(_ scaling: FontSpecification.Scaling, _ traits: UITraitCollection) -> UIFont {
    var specification = specification
    specification.size = scaling.size(in: traits)
    specification.leading = 0
    specification.textStyle = nil
    specification.scaling = scaling
    return UIFont(specification)
  }
}
