/// What a comparison of two images found.
package struct ComparisonResult: Sendable, Equatable {
  package enum Status: String, Sendable, Codable {
    /// The images agree within the tolerance.
    case match
    /// The images have the same size and differ by more than the tolerance.
    case differ
    /// The images have not the same size.
    case size
  }

  /// A group of differing pixels that stand close together.
  package struct Region: Sendable, Hashable, Codable {
    package let x: Int
    package let y: Int
    package let width: Int
    package let height: Int
    /// The number of differing pixels inside.
    package let pixels: Int
    /// Where the two are farthest apart, and by how much (ΔE); nil where one image has no pixels
    /// there.
    package var worst: PixelPosition?
    package var maxDelta: Double?
    /// The mean straight colours of the differing pixels as `#rrggbbaa`.
    package var meanReference: String?
    package var meanActual: String?

    package init(x: Int, y: Int, width: Int, height: Int, pixels: Int) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
      self.pixels = pixels
    }

    /// The region with its box and the number of pixels alone.
    package var box: Region {
      Region(x: x, y: y, width: width, height: height, pixels: pixels)
    }
  }

  package let status: Status
  package let tolerance: Tolerance
  package let referenceSize: PixelSize
  package let actualSize: PixelSize
  /// The number of pixels that differ by more than the tolerance allows one pixel to. Where the
  /// sizes differ, the images lie on each other at their top left corners and every pixel that only
  /// one of them has counts.
  package let differentPixels: Int
  /// The number of pixels of the smallest canvas that holds both images.
  package let totalPixels: Int
  /// The maximum ΔE of two pixels, whatever the tolerance. Pixels that only one image has do not
  /// count.
  package let maxDelta: Double
  /// The maximum difference of two stored 8-bit samples, from 0 to 255.
  package let maxChannelDelta: Int
  /// Where `maxDelta` is; nil where the images are equal.
  package let worstPixel: PixelPosition?
  /// The differing pixels, clustered (`RegionFinder`), most pixels first.
  package let regions: [Region]
  /// Which pixels differ.
  package let mask: DifferenceMask

  package var isMatch: Bool { status == .match }
}

extension ComparisonResult {
  /// The result for two images that are known to have the same samples.
  package init(equalImagesOf size: PixelSize, tolerance: Tolerance) {
    self.init(
      status: .match, tolerance: tolerance, referenceSize: size, actualSize: size,
      differentPixels: 0, totalPixels: size.pixelCount, maxDelta: 0, maxChannelDelta: 0,
      worstPixel: nil, regions: [], mask: DifferenceMask(width: size.width, height: size.height))
  }
}

extension ComparisonResult: CustomStringConvertible {
  /// One line with the numbers.
  package var description: String { ComparisonNumbers(self).text(tolerance) }
}
