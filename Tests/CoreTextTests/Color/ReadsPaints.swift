import CoreGraphics
import CoreText

/// A suite that reads graphs of paints.
protocol ReadsPaints {}

extension ReadsPaints {
  func commands(
    _ paint: [UInt8], layers: [[UInt8]] = [], clips: [(glyph: Int, box: [UInt8])] = [],
    others: [(glyph: Int, paint: [UInt8])] = []
  ) throws -> [ColorCommand]? {
    let table = ColorFont.graphs([(4, paint)] + others, layers: layers, clips: clips)
    return try ColorFont.font([("COLR", table), ("CPAL", ColorFont.colors)])
      .instance.colorGlyph(4)?.commands
  }

  func transform(_ paint: [UInt8]) throws -> CGAffineTransform {
    guard case .concatenate(let transform)? = try commands(paint)?.dropFirst().first else {
      return CGAffineTransform(scaleX: 0, y: 0)
    }
    return transform
  }
}
