import CoreGraphics

/// The picture of a difference: the reference, grey and light, with what differs on it.
///
/// | colour | meaning |
/// |---|---|
/// | pink | differs |
/// | orange | differs, but hardly visibly: ΔE up to 2.3 |
/// | blue, hatched | only the reference is so large |
/// | green, hatched | only the actual image is so large |
/// | thin box | a region, so that a single pixel is found too |
///
/// Images of different sizes lie on each other at their top left corners and are not stretched.
package struct DifferenceImage: Sendable {
  package let width: Int
  package let height: Int
  /// The rows, top-down, as one palette index a pixel.
  package private(set) var indices: [UInt8]

  /// The colours in straight RGBA.
  package static let palette: [SIMD4<UInt8>] = {
    var palette = (0..<240).map { index in
      let grey = UInt8(160 + index * 95 / 239)
      return SIMD4<UInt8>(grey, grey, grey, 255)
    }
    palette += [
      SIMD4(230, 0, 110, 255), SIMD4(240, 140, 0, 255), SIMD4(90, 140, 240, 255),
      SIMD4(170, 195, 245, 255), SIMD4(40, 170, 100, 255), SIMD4(150, 215, 180, 255),
      SIMD4(210, 40, 130, 255), SIMD4(0, 0, 0, 0),
    ]
    return palette
  }()

  private enum Ink {
    static let different: UInt8 = 240
    static let faint: UInt8 = 241
    static let referenceOnly: UInt8 = 242
    static let actualOnly: UInt8 = 244
    static let box: UInt8 = 246
    static let nothing: UInt8 = 247
  }

  /// The ΔE up to which a difference counts as hardly visible.
  package static let faintDelta = 2.3
  /// The maximum number of regions that get a box, the largest first.
  private static let maximumBoxes = 200

  /// - Parameter result: The comparison of these two images.
  package init(reference: PixelImage, actual: PixelImage, result: ComparisonResult) {
    width = max(reference.width, actual.width)
    height = max(reference.height, actual.height)
    indices = [UInt8](repeating: Ink.nothing, count: width * height)
    drawCanvas(reference, actual)
    drawDifferences(reference, actual, result.mask)
    for region in result.regions.prefix(Self.maximumBoxes) { drawBox(region) }
  }

  /// The picture's pixels.
  var pixels: PixelImage {
    PixelImage(
      width: width, height: height,
      bytes: indices.flatMap { index in
        let color = Self.palette[Int(index)]
        return [color.x, color.y, color.z, color.w]
      })
  }

  /// The picture as a PNG file with an 8-bit palette.
  package func png() throws(PNGError) -> [UInt8] {
    try PNGCodec.encodeIndexed(
      width: width, height: height, indices: indices, palette: Self.palette, level: 1)
  }

  private mutating func drawCanvas(_ reference: PixelImage, _ actual: PixelImage) {
    for y in 0..<height {
      let row = y * width
      if y < reference.height {
        drawGrey(reference, y)
        if y >= actual.height || reference.width > actual.width {
          for x in (y < actual.height ? actual.width : 0)..<reference.width {
            indices[row + x] = Self.hatch(Ink.referenceOnly, x, y)
          }
        }
      }
      if y < actual.height, y >= reference.height || actual.width > reference.width {
        for x in (y < reference.height ? reference.width : 0)..<actual.width {
          indices[row + x] = Self.hatch(Ink.actualOnly, x, y)
        }
      }
    }
  }

  /// A row: luma (Rec. 601 weights in 256ths) over white, as palette indices: dark becomes a
  /// light grey. 24 shades make a file half as large as 240.
  private mutating func drawGrey(_ reference: PixelImage, _ y: Int) {
    // SAFETY: The caller's y is a row of the reference, whose bytes are 4 · width · height. The
    // picture is at least as wide and as high, and has one index a pixel, so that `start` + x is
    // inside it.
    let width = reference.width
    let start = y * self.width
    unsafe reference.bytes.withUnsafeBytes { bytes in
      unsafe indices.withUnsafeMutableBufferPointer { indices in
        for x in 0..<width {
          let pixel = unsafe bytes.loadUnaligned(
            fromByteOffset: 4 &* (y &* width &+ x), as: UInt32.self)
          let luma =
            (77 &* (pixel & 255) &+ 150 &* (pixel &>> 8 & 255) &+ 29 &* (pixel &>> 16 & 255))
            &>> 8
          let alpha = pixel &>> 24
          let overWhite = alpha == 255 ? luma : (luma &* alpha &+ 255 &* (255 &- alpha)) / 255
          let shade = (overWhite &* 23 &+ 127) / 255
          unsafe indices[start &+ x] = UInt8(truncatingIfNeeded: shade &* 239 / 23)
        }
      }
    }
  }

  private static func hatch(_ ink: UInt8, _ x: Int, _ y: Int) -> UInt8 {
    (x + y) & 7 < 3 ? ink : ink + 1
  }

  private mutating func drawDifferences(
    _ reference: PixelImage, _ actual: PixelImage, _ mask: DifferenceMask
  ) {
    for tile in mask.tiles.indices {
      var bits = mask.tiles[tile]
      while bits != 0 {
        let bit = bits.trailingZeroBitCount
        bits &= bits - 1
        let x = tile % mask.tilesWide * 8 + bit & 7
        let y = tile / mask.tilesWide * 8 + bit >> 3
        let delta = ColorDifference.shared.delta(
          reference: reference.pixel(x, y), actual: actual.pixel(x, y))
        indices[y * width + x] = delta > Self.faintDelta ? Ink.different : Ink.faint
      }
    }
  }

  /// A line around the region, three pixels away, cut at the edges.
  private mutating func drawBox(_ region: ComparisonResult.Region) {
    let left = region.x - 4
    let top = region.y - 4
    let right = region.x + region.width + 3
    let bottom = region.y + region.height + 3
    for x in max(left, 0)...min(right, width - 1) {
      if top >= 0 { drawLine(x, top) }
      if bottom < height { drawLine(x, bottom) }
    }
    for y in max(top, 0)...min(bottom, height - 1) {
      if left >= 0 { drawLine(left, y) }
      if right < width { drawLine(right, y) }
    }
  }

  private mutating func drawLine(_ x: Int, _ y: Int) {
    let place = y * width + x
    if indices[place] < Ink.different { indices[place] = Ink.box }
  }
}
