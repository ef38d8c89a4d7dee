import CoreGraphics
import CoreText
import Foundation

/// A suite that makes lines.
protocol MakesLines {}

extension MakesLines {
  func font(_ size: CGFloat = 28.16) throws -> CTFont {
    try CTFont.named("Inter", size: size)
  }

  func line(
    _ text: String, _ attributes: [NSAttributedString.Key: Any] = [:]
  ) throws -> CTLine {
    var all = attributes
    all[kCTFontAttributeName] = try font()
    return CTLineCreateWithAttributedString(NSAttributedString(string: text, attributes: all))
  }
}
