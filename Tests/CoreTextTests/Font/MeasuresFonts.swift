import CoreGraphics
import CoreText

/// A suite that measures fonts.
protocol MeasuresFonts {}

extension MeasuresFonts {
  func width(_ string: String, _ font: CTFont) -> Double {
    let text = StyledText(string, attributes: [TextAttribute.font: font])
    return Double(TextLayout(text, options: TextLayout.Options()).size.width)
  }
}
