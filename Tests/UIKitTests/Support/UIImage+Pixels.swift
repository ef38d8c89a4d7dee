import UIKit

extension CGImage {
  /// Straight pixels as 0xRRGGBBAA, row by row.
  var rgbaRows: [[UInt32]] {
    let bytes = straightRGBA()
    return (0..<height).map { y in
      (0..<width).map { x in
        bytes[(y * width + x) * 4..<(y * width + x) * 4 + 4].reduce(0) { $0 << 8 | UInt32($1) }
      }
    }
  }

  /// An image of these pixels, 0xRRGGBBAA.
  static func make(_ rows: [[UInt32]]) -> CGImage {
    let bytes = rows.joined().flatMap { pixel in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: pixel >> UInt32($0)) }
    }
    return CGImage(straightRGBA: bytes, width: rows[0].count, height: rows.count)!
  }
}

extension UIImage {
  var rgbaRows: [[UInt32]] { cgImage?.rgbaRows ?? [] }
}

/// Pixels that are easy to tell apart.
enum Pixel {
  static let red: UInt32 = 0xFF00_00FF
  static let green: UInt32 = 0x00FF_00FF
  static let blue: UInt32 = 0x0000_FFFF
  static let white: UInt32 = 0xFFFF_FFFF
  static let black: UInt32 = 0x0000_00FF
  static let clear: UInt32 = 0
}
