import Testing
import UIKit

extension UIImage {
  /// The sum of all alpha values.
  var inkCount: Int { rgbaRows.joined().reduce(0) { $0 + Int($1 & 255) } }

  /// What a picture that shows it lacks.
  var lacks: [FidelityFeature] {
    let notes = FidelityLedger.collecting {
      _ = UIGraphicsImageRenderer(size: size).image { _ in draw(at: .zero) }
    }
    return notes.map(\.feature)
  }
}

/// What tests of symbols share.
@MainActor protocol DrawsSymbols {
  var large: UIImage.SymbolConfiguration { get }
}

extension DrawsSymbols {
  func image(_ name: String, _ configuration: UIImage.SymbolConfiguration? = nil)
    throws -> UIImage
  {
    let traits = UITraitCollection(displayScale: 2)
    var image: UIImage?
    traits.performAsCurrent {
      image = UIImage(systemName: name, withConfiguration: configuration)
    }
    return try #require(image)
  }

  /// The colour at a place in ems from the middle of the image.
  func color(
    _ name: String, _ configuration: UIImage.SymbolConfiguration, _ x: CGFloat, _ y: CGFloat
  ) throws -> UInt32 {
    let picture = try image(name, large.applying(configuration))
    let rows = picture.rgbaRows
    // In range: the places are inside of the image.
    return rows[rows.count / 2 + Int(y * 200)][rows[0].count / 2 + Int(x * 200)]
  }
}
