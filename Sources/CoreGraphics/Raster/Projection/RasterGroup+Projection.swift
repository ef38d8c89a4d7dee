extension CGContext {
  /// Draws a group as it is seen under a map with perspective, through the clip.
  ///
  /// - Parameters:
  ///   - map: From the group's device pixels to the context's.
  ///   - alpha: 0 … 1, beside that of the state.
  package func draw(
    _ group: RasterGroup, projectedBy map: ProjectiveTransform, alpha: CGFloat = 1
  ) {
    guard let seen = group.projected(by: map, within: clipPixels) else { return }
    draw(seen, alpha: alpha)
  }
}

extension RasterGroup {
  /// The group as it is seen under a map with perspective.
  ///
  /// Each pixel is the mean of samples spread over it, as many along x and y as it covers pixels
  /// of the group, 8 at most; each sample blends the four nearest pixels. What lies outside of
  /// the group is transparent, so that its edges are smooth.
  ///
  /// - Parameters:
  ///   - map: From this group's device pixels to those of the result.
  ///   - area: Where pixels are wanted; the result may cover less. A pixel does not depend on it.
  /// - Returns: Nil where no pixel is seen or the map has no inverse.
  package func projected(
    by map: ProjectiveTransform, within area: PixelRect
  ) -> RasterGroup? {
    // Half a pixel around the group fades out.
    let seen = PixelRect(containing: map.boundingBox(of: bounds.insetBy(-1).cgRect))
    let target = seen.intersection(area)
    guard !target.isEmpty, let back = map.inverted(),
      let result = Bitmap(width: target.width, height: target.height)
    else { return nil }
    let sampler = ProjectionSampler(self, back)
    // SAFETY: The result has a pixel at least, as the area is not empty, and a row y is one of its
    // rows, `target.width` pixels long.
    for y in target.minY..<target.maxY {
      unsafe sampler.fill(
        result.pixels.baseAddress! + (y - target.minY) * target.width, firstX: target.minX, y: y,
        count: target.width)
    }
    return RasterGroup(bitmap: result, x: target.minX, y: target.minY)
  }
}

/// Reads a bitmap through a map with perspective.
@safe private struct ProjectionSampler {
  private static let maximumSampleCount = 8

  private let pixels: UnsafeMutableBufferPointer<UInt32>
  private let width: Int
  private let height: Int
  /// From device pixels to the bitmap's, whose first pixel's middle is at (0, 0).
  private let map: ProjectiveTransform

  init(_ group: RasterGroup, _ back: ProjectiveTransform) {
    // SAFETY: The pixels are those of the group's bitmap, which whoever makes the sampler keeps for
    // as long as it is used.
    unsafe pixels = unsafe group.bitmap.pixels
    width = group.bitmap.width
    height = group.bitmap.height
    map = back.concatenating(
      ProjectiveTransform(
        CGAffineTransform(
          translationX: -CGFloat(group.x) - 0.5, y: -CGFloat(group.y) - 0.5)))
  }

  func fill(_ row: UnsafeMutablePointer<UInt32>, firstX: Int, y: Int, count: Int) {
    // SAFETY: The caller's row has `count` pixels, and an index is below that.
    for index in 0..<count {
      unsafe row[index] = pixel(Double(firstX + index) + 0.5, Double(y) + 0.5)
    }
  }

  /// The mean over the pixel around a device point.
  @inline(__always)
  private func pixel(_ x: Double, _ y: Double) -> UInt32 {
    let depth = x * map.w.x + y * map.w.y + map.w.z
    // Behind the viewer, or so far away that nothing is left of it.
    guard depth > 0 else { return 0 }
    let u = (x * map.x.x + y * map.x.y + map.x.z) / depth
    let v = (x * map.y.x + y * map.y.y + map.y.z) / depth
    let columns = Self.sampleCount(
      (map.x.x - u * map.w.x) / depth, (map.y.x - v * map.w.x) / depth)
    let rows = Self.sampleCount(
      (map.x.y - u * map.w.y) / depth, (map.y.y - v * map.w.y) / depth)
    // Far outside no sample hits the bitmap.
    let margin = 2.0 * Double(Self.maximumSampleCount)
    if columns < Self.maximumSampleCount, rows < Self.maximumSampleCount,
      !(u > -margin && v > -margin && u < Double(width) + margin && v < Double(height) + margin)
    {
      return 0
    }
    var sum = SIMD4<UInt32>()
    let (stepX, stepY) = (1 / Double(columns), 1 / Double(rows))
    for row in 0..<rows {
      let sampleY = y + (Double(row) + 0.5) * stepY - 0.5
      for column in 0..<columns {
        let sampleX = x + (Double(column) + 0.5) * stepX - 0.5
        sum &+= sample(sampleX, sampleY)
      }
    }
    // 16 bits after the point; the sum of 64 samples has 30 bits.
    let count = UInt32(columns &* rows)
    let total = count &<< 16
    let mean = (sum &+ (total &>> 1)) / total
    return mean.x | mean.y &<< 8 | mean.z &<< 16 | mean.w &<< 24
  }

  /// How many samples a step of one device pixel needs.
  @inline(__always)
  private static func sampleCount(_ du: Double, _ dv: Double) -> Int {
    let length = max(abs(du), abs(dv)) + 0.5
    return length < Double(maximumSampleCount) ? max(Int(length), 1) : maximumSampleCount
  }

  /// The bitmap at a device point, 16 bits after the point.
  @inline(__always)
  private func sample(_ x: Double, _ y: Double) -> SIMD4<UInt32> {
    let depth = x * map.w.x + y * map.w.y + map.w.z
    guard depth > 0 else { return SIMD4() }
    let u = (x * map.x.x + y * map.x.y + map.x.z) / depth
    let v = (x * map.y.x + y * map.y.y + map.y.z) / depth
    guard u > -1, v > -1, u < Double(width), v < Double(height) else { return SIMD4() }
    let (fixedU, fixedV) = (Int((u + 1) * 256), Int((v + 1) * 256))
    let (column, row) = (fixedU &>> 8 &- 1, fixedV &>> 8 &- 1)
    let (partU, partV) = (UInt32(fixedU & 255), UInt32(fixedV & 255))
    return pixel(column, row) &* ((256 &- partU) &* (256 &- partV))
      &+ pixel(column &+ 1, row) &* (partU &* (256 &- partV))
      &+ pixel(column, row &+ 1) &* ((256 &- partU) &* partV)
      &+ pixel(column &+ 1, row &+ 1) &* (partU &* partV)
  }

  @inline(__always)
  private func pixel(_ column: Int, _ row: Int) -> SIMD4<UInt32> {
    guard column >= 0, row >= 0, column < width, row < height else { return SIMD4() }
    // SAFETY: The column and the row are inside of the bitmap, as was just checked, and its owner
    // keeps it.
    let pixel = unsafe pixels[row &* width &+ column]
    return SIMD4(pixel, pixel &>> 8, pixel &>> 16, pixel &>> 24) & 255
  }
}
