import CoreGraphics
import Testing

@Suite struct BitmapReductionTests {
  private func weights(_ all: ReductionWeights, _ index: Int) -> [Int] {
    all.withWeights(index) { weights, count in (0..<count).map { Int(weights[$0]) } }
  }

  /// Sums of exact numbers, as the weights' description has them.
  private func exact(_ bitmap: Bitmap, _ width: Int, _ height: Int) -> [[Double]] {
    func kernel(_ x: Double) -> Double {
      let x = abs(x)
      if x < 1 { return 1.5 * x * x * x - 2.5 * x * x + 1 }
      return x < 2 ? -0.5 * x * x * x + 2.5 * x * x - 4 * x + 2 : 0
    }
    func weights(_ length: Int, _ count: Int, _ index: Int) -> [Double] {
      let step = Double(length - 1) / Double(count - 1)
      var line = [Double](repeating: 0, count: length)
      for place in -2 * length...3 * length {
        line[max(0, min(place, length - 1))] += kernel(Double(place) / step - Double(index))
      }
      let sum = line.reduce(0, +)
      return line.map { $0 / sum }
    }
    let across = (0..<width).map { weights(bitmap.width, width, $0) }
    let down = (0..<height).map { weights(bitmap.height, height, $0) }
    var result: [[Double]] = []
    for y in 0..<height {
      for x in 0..<width {
        var pixel = [0.0, 0, 0, 0]
        for row in 0..<bitmap.height where down[y][row] != 0 {
          for column in 0..<bitmap.width where across[x][column] != 0 {
            let weight = down[y][row] * across[x][column]
            let source = bitmap.pixels[row * bitmap.width + column]
            for channel in 0..<4 {
              pixel[channel] += weight * Double(source >> UInt32(8 * channel) & 255)
            }
          }
        }
        let alpha = max(0, min(pixel[3], 255))
        result.append(pixel[..<3].map { max(0, min($0, alpha)) } + [alpha])
      }
    }
    return result
  }

  @Test func `a side that keeps its length keeps its pixels`() {
    let all = ReductionWeights(from: 40, to: 40)
    for index in 0..<40 {
      #expect(all.range(index) == index..<index + 1)
      #expect(weights(all, index)[0] == ReductionWeights.one)
    }
  }

  @Test func `one colour stays that colour`() throws {
    let bitmap = try #require(Bitmap(width: 61, height: 47))
    for level in 0...255 {
      let alpha = UInt32(level)
      let pixel = alpha << 24 | (alpha * 3 / 4) << 16 | (alpha / 2) << 8 | alpha
      bitmap.pixels.update(repeating: pixel)
      for (width, height) in [(60, 46), (31, 47), (61, 23), (13, 9), (1, 1)] {
        let small = try #require(bitmap.reduced(width: width, height: height))
        #expect(small.pixels.allSatisfy { $0 == pixel })
      }
    }
  }

  @Test(arguments: [(20, 13), (7, 18), (30, 2), (2, 3), (31, 12), (5, 19)])
  func `each channel is the exact sum, rounded`(width: Int, height: Int) throws {
    let bitmap = try #require(Bitmap(width: 31, height: 19))
    var dice = Dice(seed: 8)
    for index in bitmap.pixels.indices {
      let alpha = dice.next() < 0.3 ? 255 : dice.next(below: 256)
      bitmap.pixels[index] = (0..<3).reduce(UInt32(alpha) << 24) { pixel, channel in
        pixel | UInt32(dice.next(below: alpha + 1)) << UInt32(8 * channel)
      }
    }
    let small = try #require(bitmap.reduced(width: width, height: height))
    for (pixel, wanted) in zip(small.pixels, exact(bitmap, width, height)) {
      for channel in 0..<4 {
        let level = Double(pixel >> UInt32(8 * channel) & 255)
        // A half, and what weights and sums between the steps are rounded by.
        #expect(abs(level - wanted[channel]) < 0.6)
      }
    }
  }

  @Test func `colours do not exceed the alpha`() throws {
    let bitmap = try #require(Bitmap(width: 40, height: 40))
    var dice = Dice(seed: 2)
    for index in bitmap.pixels.indices { bitmap.pixels[index] = dice.next() < 0.5 ? 0 : ~0 }
    let small = try #require(bitmap.reduced(width: 29, height: 27))
    for pixel in small.pixels {
      for shift in [0, 8, 16] as [UInt32] { #expect(pixel >> shift & 255 <= pixel >> 24) }
    }
    #expect(Set(small.pixels).count > 50)
  }

  @Test func `mirrored bitmaps become mirrored ones`() throws {
    let bitmap = try #require(Bitmap(width: 53, height: 38))
    let mirrored = try #require(Bitmap(width: 53, height: 38))
    var dice = Dice(seed: 4)
    for y in 0..<38 {
      for x in 0..<53 {
        let pixel = UInt32(dice.next(below: 256)) * 0x1_0101 | 0xff00_0000
        bitmap.pixels[y * 53 + x] = pixel
        mirrored.pixels[(37 - y) * 53 + 52 - x] = pixel
      }
    }
    for (width, height) in [(30, 21), (11, 38), (52, 5)] {
      let small = try #require(bitmap.reduced(width: width, height: height))
      let other = try #require(mirrored.reduced(width: width, height: height))
      #expect(Array(other.pixels) == Array(small.pixels.reversed()))
    }
  }

  @Test func `threads make the same rows as one`() throws {
    // Large enough for two; the halves alone are not.
    let side = 640
    let bitmap = try #require(Bitmap(width: side, height: side))
    var dice = Dice(seed: 5)
    for index in bitmap.pixels.indices {
      bitmap.pixels[index] = UInt32(dice.next(below: 1 << 24)) | 0xff00_0000
    }
    let small = try #require(bitmap.reduced(width: 100, height: side))
    for part in 0..<4 {
      let strip = try #require(Bitmap(width: side, height: side / 4))
      let start = part * side / 4
      for index in strip.pixels.indices {
        strip.pixels[index] = bitmap.pixels[start * side + index]
      }
      let own = try #require(strip.reduced(width: 100, height: side / 4))
      #expect(Array(small.pixels[start * 100..<(start + side / 4) * 100]) == Array(own.pixels))
    }
  }
}
