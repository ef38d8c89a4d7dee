/// What a comparison found in each tile of 8 × 8 pixels.
package struct PixelScan {
  /// The pixels that differ.
  package internal(set) var mask: DifferenceMask
  /// The square of the maximum ΔE of each tile's pixels, whatever the limit; −1 where its samples
  /// are equal.
  var tileDeltas: [Float]
  /// The place in the tile of that pixel: the number of its bit in the mask.
  var tilePlaces: [UInt8]
  /// The sums of the samples of each tile's differing pixels, in both pictures.
  var sums: [SIMD4<UInt16>]
  var actualSums: [SIMD4<UInt16>]

  init(width: Int, height: Int) {
    mask = DifferenceMask(width: width, height: height)
    let count = mask.tiles.count
    tileDeltas = [Float](repeating: -1, count: count)
    tilePlaces = [UInt8](repeating: 0, count: count)
    sums = [SIMD4<UInt16>](repeating: .zero, count: count)
    actualSums = sums
  }

  /// The maximum ΔE and its first place, of all tiles or of some.
  func worst(of tiles: some Sequence<Int>) -> (delta: Double, place: PixelPosition)? {
    var delta: Float = -1
    var place = PixelPosition(x: 0, y: 0)
    for tile in tiles where tileDeltas[tile] >= 0 && tileDeltas[tile] >= delta {
      let bit = Int(tilePlaces[tile])
      let found = PixelPosition(
        x: tile % mask.tilesWide * 8 + bit & 7, y: tile / mask.tilesWide * 8 + bit >> 3)
      if tileDeltas[tile] > delta || (found.y, found.x) < (place.y, place.x) {
        delta = tileDeltas[tile]
        place = found
      }
    }
    return delta < 0 ? nil : (Double(delta).squareRoot(), place)
  }

  /// Adds the pixels whose 16-bit samples differ, but for those that are ignored.
  mutating func addWide(
    _ reference: PixelImage, _ actual: PixelImage, ignoring ignored: DifferenceMask?
  ) {
    let left = reference.widened
    let right = actual.widened
    for y in 0..<mask.height {
      for x in 0..<mask.width {
        let i = 8 * (y * reference.width + x)
        let j = 8 * (y * actual.width + x)
        if left[i..<i + 8].elementsEqual(right[j..<j + 8]) { continue }
        if left[i + 6] | left[i + 7] | right[j + 6] | right[j + 7] == 0 { continue }
        if let ignored, ignored.differs(x: x, y: y) { continue }
        let tile = (y >> 3) * mask.tilesWide + x >> 3
        if !mask.differs(x: x, y: y) {
          mask.insert(x: x, y: y)
          sums[tile] &+= reference.samples(x, y)
          actualSums[tile] &+= actual.samples(x, y)
        }
        if tileDeltas[tile] < 0 {
          tileDeltas[tile] = 0
          tilePlaces[tile] = UInt8((y & 7) * 8 + x & 7)
        }
      }
    }
  }
}

extension PixelImage {
  fileprivate func samples(_ x: Int, _ y: Int) -> SIMD4<UInt16> {
    let pixel = pixel(x, y)
    return SIMD4(
      UInt16(pixel & 255), UInt16(pixel >> 8 & 255), UInt16(pixel >> 16 & 255),
      UInt16(pixel >> 24))
  }
}
