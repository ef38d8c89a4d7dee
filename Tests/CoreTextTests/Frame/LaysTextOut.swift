import CoreGraphics
import CoreText
import Foundation
import Testing

/// A suite that lays text out.
protocol LaysTextOut {}

extension LaysTextOut {
  func layout(
    _ text: String, width: CGFloat = .infinity, lines: Int = 0, size: CGFloat = 17,
    _ change: (inout ParagraphStyle) -> Void = { _ in }
  ) throws -> TextLayout {
    var style = ParagraphStyle()
    change(&style)
    let font = try #require(CTFont.system(size: size))
    let text = StyledText(
      text, attributes: [TextAttribute.font: font], paragraphStyle: style)
    return TextLayout(text, options: TextLayout.Options(width: width, maximumLines: lines))
  }
}
