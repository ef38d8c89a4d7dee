import SwiftUI
import Testing
import UIKit

/// The pixel in the middle of a view, straight sRGB.
@MainActor func middle<V: View>(
  _ view: V, traits: UITraitCollection = UITraitCollection(displayScale: 2)
) throws -> [UInt8] { try pixel(view, 20, 20, traits: traits) }

/// The pixel at a point of a view of 40 × 40 points.
@MainActor func pixel<V: View>(
  _ view: V, _ x: Int, _ y: Int, traits: UITraitCollection = UITraitCollection(displayScale: 2)
) throws -> [UInt8] {
  let bytes = try Hosted(view, width: 40, height: 40, traits: traits).image().straightRGBA()
  let start = 4 * (2 * y * 80 + 2 * x)
  return Array(bytes[start..<start + 4])
}
