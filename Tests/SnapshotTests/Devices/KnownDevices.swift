import Snapshot
import Testing
import UIKit

/// A device of swift-snapshot-testing 1.17 with its values there: size, safe area (top, left,
/// bottom, right), whether the width is regular. Of phones all have a text size of `.medium`.
struct Known: CustomTestStringConvertible {
  let name: String
  let config: ViewImageConfig
  let traits: UITraitCollection
  let size: [CGFloat]
  let safeArea: [CGFloat]
  let isRegular: Bool
  var testDescription: String { name }
}

/// Compares devices with the values of swift-snapshot-testing.
protocol KnownDevices {}

extension KnownDevices {
  static func phone(
    _ name: String, _ orientation: ViewImageConfig.Orientation, _ size: [CGFloat],
    _ safeArea: [CGFloat], regular: Bool = false,
    _ config: (ViewImageConfig.Orientation) -> ViewImageConfig,
    _ traits: (ViewImageConfig.Orientation) -> UITraitCollection
  ) -> Known {
    Known(
      name: "\(name) \(orientation)", config: config(orientation), traits: traits(orientation),
      size: size, safeArea: safeArea, isRegular: regular)
  }

  func expect(_ known: Known) {
    #expect(known.config.size == CGSize(width: known.size[0], height: known.size[1]))
    let (insets, values) = (known.config.safeArea, known.safeArea)
    #expect([insets.top, insets.left, insets.bottom, insets.right] == values, "\(known.name)")
    // The scale is this harness's addition.
    let scaled = UITraitCollection(traitsFrom: [
      known.traits, UITraitCollection(displayScale: known.config.traits.displayScale),
    ])
    #expect(known.config.traits == scaled, "\(known.name)")
  }
}
