import CoreGraphics
import Foundation
import Snapshot
import SnapshotCore
import UIKit

/// Verifies a small picture under one name.
protocol PictureVerifying {
  var folder: TemporaryFolder { get }
}

extension PictureVerifying {
  /// An image of one colour, with other pixels at some places.
  func image(
    width: Int = 4, height: Int = 2, scale: CGFloat = 2, colour: [UInt8] = [10, 20, 30, 255],
    changed: [(x: Int, y: Int, colour: [UInt8])] = []
  ) -> UIImage {
    var samples = (0..<width * height).flatMap { _ in colour }
    for place in changed {
      let start = 4 * (place.y * width + place.x)
      samples.replaceSubrange(start..<start + 4, with: place.colour)
    }
    let image = CGImage(straightRGBA: samples, width: width, height: height)
    return image.map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? UIImage()
  }

  func verify(
    _ image: UIImage, as strategy: Snapshotting<UIImage, UIImage> = .image,
    record: SnapshotTestingConfiguration.Record? = nil
  ) -> String? {
    verifySnapshot(
      of: image, as: strategy, named: "a", record: record,
      snapshotDirectory: folder.references, testName: "test()")
  }
}
