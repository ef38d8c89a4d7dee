import CoreGraphics
import CoreText

/// Draws a glyph with one paint.
protocol DrawsPaints {}

extension DrawsPaints {
  func font(_ paint: [UInt8]) throws -> CTFont {
    try ColorFont.font([("COLR", ColorFont.graphs([(4, paint)])), ("CPAL", ColorFont.colors)])
  }

  func row(_ paint: [UInt8]) throws -> [[UInt8]] {
    try ColorFont.pixels(4, font(ColorFont.shape(3, paint)))[2]
  }

  /// How much red there is in eight pixels.
  func reds(_ paint: [UInt8]) throws -> [Int] { try row(paint).map { Int($0[0]) } }

  var stops: [(offset: Double, entry: Int)] { [(0, 0), (1, 2)] }
}
