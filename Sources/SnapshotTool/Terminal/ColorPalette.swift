import SnapshotCore

/// At most 256 colours for a picture: its own where they are so few, otherwise those of a median
/// cut.
///
/// - Source: Heckbert, "Color Image Quantization for Frame Buffer Display", 1982.
package struct ColorPalette: Sendable {
  /// The colours, with red in the lowest byte.
  package let colors: [UInt32]
  /// A colour for each pixel, row by row.
  package let indices: [UInt8]

  package static let maximumCount = 256

  package init(_ picture: TerminalPicture) {
    let pixels = (0..<picture.width * picture.height).map { index in
      picture.color(index % picture.width, index / picture.width)
    }
    if let own = Self.own(pixels) {
      self = own
      return
    }
    var bins = [Bin](repeating: Bin(), count: 1 << 15)
    for pixel in pixels { bins[Self.bin(pixel)].add(pixel) }
    let used = bins.indices.filter { bins[$0].count > 0 }
    var indexOfBin = [UInt8](repeating: 0, count: bins.count)
    let boxes = Self.cut(used, bins)
    colors = boxes.enumerated().map { index, box in
      var sum = Bin()
      for bin in box {
        sum.add(bins[bin])
        indexOfBin[bin] = UInt8(index)
      }
      return sum.mean
    }
    indices = pixels.map { indexOfBin[Self.bin($0)] }
  }

  private init(colors: [UInt32], indices: [UInt8]) {
    self.colors = colors
    self.indices = indices
  }

  /// The picture's own colours in order of appearance; nil where there are too many.
  private static func own(_ pixels: [UInt32]) -> ColorPalette? {
    var indexOfColor: [UInt32: UInt8] = [:]
    var colors: [UInt32] = []
    var indices: [UInt8] = []
    indices.reserveCapacity(pixels.count)
    var last: (color: UInt32, index: UInt8)?
    for pixel in pixels {
      if let last, last.color == pixel {
        indices.append(last.index)
        continue
      }
      let index: UInt8
      if let known = indexOfColor[pixel] {
        index = known
      } else {
        if colors.count == maximumCount { return nil }
        index = UInt8(colors.count)
        indexOfColor[pixel] = index
        colors.append(pixel)
      }
      indices.append(index)
      last = (pixel, index)
    }
    return ColorPalette(colors: colors, indices: indices)
  }

  /// Pixels whose channels agree in the upper five bits.
  private struct Bin {
    var count = 0
    var sums = SIMD3<Int>.zero

    mutating func add(_ color: UInt32) {
      count += 1
      sums.x += Int(color & 255)
      sums.y += Int(color >> 8 & 255)
      sums.z += Int(color >> 16 & 255)
    }

    mutating func add(_ other: Bin) {
      count += other.count
      sums &+= other.sums
    }

    var mean: UInt32 {
      let half = count / 2
      let parts = (0..<3).map { UInt32((sums[$0] + half) / count) }
      return parts[0] | parts[1] << 8 | parts[2] << 16
    }
  }

  private static func bin(_ color: UInt32) -> Int {
    let (red, green, blue) = (color >> 3 & 31, color >> 11 & 31, color >> 19 & 31)
    return Int(red | green << 5 | blue << 10)
  }

  private static func channel(_ channel: Int, of bin: Int) -> Int { bin >> (5 * channel) & 31 }

  /// Splits the box with the most to gain, at the middle of its pixels, until there are enough.
  private static func cut(_ used: [Int], _ bins: [Bin]) -> [[Int]] {
    var boxes = [used]
    var gains = [gain(used, bins)]
    while boxes.count < maximumCount {
      guard let best = gains.indices.max(by: { gains[$0] < gains[$1] }), gains[best] > 0 else {
        break
      }
      let axis = longestAxis(boxes[best]).axis
      let sorted = boxes[best].sorted {
        (channel(axis, of: $0), $0) < (channel(axis, of: $1), $1)
      }
      let half = sorted.reduce(0) { $0 + bins[$1].count } / 2
      var sum = 0
      var place = 0
      while place < sorted.count - 2, sum + bins[sorted[place]].count <= half {
        sum += bins[sorted[place]].count
        place += 1
      }
      place = max(place, 1)
      boxes[best] = Array(sorted[..<place])
      boxes.append(Array(sorted[place...]))
      gains[best] = gain(boxes[best], bins)
      gains.append(gain(boxes[boxes.count - 1], bins))
    }
    return boxes
  }

  private static func gain(_ box: [Int], _ bins: [Bin]) -> Int {
    box.count < 2 ? 0 : longestAxis(box).length * box.reduce(0) { $0 + bins[$1].count }
  }

  private static func longestAxis(_ box: [Int]) -> (axis: Int, length: Int) {
    var best = (axis: 0, length: -1)
    for axis in 0..<3 {
      let values = box.map { channel(axis, of: $0) }
      let length = (values.max() ?? 0) - (values.min() ?? 0)
      if length > best.length { best = (axis, length) }
    }
    return best
  }
}
