import CoreGraphics
import SnapshotCore
import TestSupport
import Testing

@Suite struct ImageComparisonTests: ToleranceMatching {
  private let gray = plain(24, 24, 0xff80_8080)

  @Test func `equal images match with nothing to report`() {
    let result = ImageComparison.compare(plain(37, 11), plain(37, 11))
    #expect(result.status == .match)
    #expect(result.differentPixels == 0)
    #expect(result.totalPixels == 407)
    #expect(result.maxDelta == 0)
    #expect(result.worstPixel == nil)
    #expect(result.regions.isEmpty)
  }

  @Test(arguments: [(0, 0), (7, 0), (8, 3), (36, 10), (35, 9)])
  func `one sample off by one at any place differs`(x: Int, y: Int) {
    let result = ImageComparison.compare(
      plain(37, 11), plain(37, 11).with(0xffff_fffe, at: (x, y)))
    #expect(result.status == .differ)
    #expect(result.differentPixels == 1)
    #expect(result.maxChannelDelta == 1)
    #expect(result.maxDelta > 0 && result.maxDelta < 1)
    #expect(result.worstPixel == PixelPosition(x: x, y: y))
    #expect(
      result.regions.map(\.box) == [.init(x: x, y: y, width: 1, height: 1, pixels: 1)])
  }

  @Test func `the counts agree with a comparison pixel by pixel`() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<60 {
      let width = Int.random(in: 1...41, using: &generator)
      let height = Int.random(in: 1...19, using: &generator)
      let reference = plain(width, height)
      var actual = reference
      var positions: Set<Int> = []
      for _ in 0..<Int.random(in: 0...30, using: &generator) {
        let place = Int.random(in: 0..<width * height, using: &generator)
        positions.insert(place)
        actual = actual.with(0xff12_3456, at: (place % width, place / width))
      }
      let result = ImageComparison.compare(reference, actual)
      #expect(result.differentPixels == positions.count)
      #expect(result.regions.reduce(0) { $0 + $1.pixels } == positions.count)
      #expect(result.isMatch == positions.isEmpty)
      for place in 0..<width * height {
        #expect(
          result.mask.differs(x: place % width, y: place / width) == positions.contains(place))
      }
    }
  }

  @Test(arguments: [(9000, 5), (5, 9000), (66_000, 1), (1, 66_000)])
  func `a long picture of a single row or column of tiles is looked at`(width: Int, height: Int) {
    let reference = plain(width, height)
    let actual = reference.with(0xff00_0000, at: (0, 0), (width - 1, height - 1))
    for threads in [nil, 1, 2, 3] {
      let result = ImageComparison.compare(reference, actual, threads: threads)
      #expect(result.differentPixels == 2)
      #expect(!ImageComparison.matches(reference, actual))
    }
  }

  @Test func `black is not transparent, and white is not transparent`() {
    for pixel: UInt32 in [0xff00_0000, 0xffff_ffff] {
      let result = ImageComparison.compare(
        plain(4, 4, pixel), plain(4, 4, 0), tolerance: Tolerance(perceptualPrecision: 0.5))
      #expect(result.status == .differ)
      #expect(result.maxDelta > 99)
    }
  }

  @Test func `samples of a fully transparent pixel count in no comparison`() {
    let exact = ImageComparison.compare(plain(4, 4, 0), plain(4, 4, 0x00ff_ffff))
    #expect(exact.status == .match)
    #expect(exact.maxDelta == 0)
    #expect(exact.maxChannelDelta == 0)
    let perceptual = ImageComparison.compare(
      plain(4, 4, 0), plain(4, 4, 0x00ff_ffff), tolerance: Tolerance(perceptualPrecision: 0.99))
    #expect(perceptual.status == .match)
  }

  @Test func `precision permits a fraction of the pixels and no more`() {
    let reference = plain(10, 10)
    let two = reference.with(0xff00_0000, at: (1, 1), (8, 8))
    #expect(
      ImageComparison.compare(reference, two, tolerance: Tolerance(precision: 0.98)).isMatch)
    #expect(
      !ImageComparison.compare(reference, two, tolerance: Tolerance(precision: 0.981)).isMatch)
    #expect(ImageComparison.matches(reference, two, tolerance: Tolerance(precision: 0.98)))
    #expect(!ImageComparison.matches(reference, two, tolerance: Tolerance(precision: 0.981)))
  }

  @Test func `perceptual precision permits a colour difference at every pixel`() {
    let reference = plain(10, 10, 0xff80_8080)
    let actual = plain(10, 10, 0xff84_8484)
    let delta = ImageComparison.compare(reference, actual).maxDelta
    #expect(abs(delta - 1.55) < 0.05)
    let generous = Tolerance(perceptualPrecision: 0.98)
    let strict = Tolerance(perceptualPrecision: 0.99)
    #expect(ImageComparison.matches(reference, actual, tolerance: generous))
    #expect(!ImageComparison.matches(reference, actual, tolerance: strict))
    let result = ImageComparison.compare(reference, actual, tolerance: generous)
    #expect(result.isMatch)
    #expect(result.differentPixels == 0)
    #expect(result.maxDelta == delta)
  }

  @Test func `another size never matches, and what only one image has counts`() {
    let result = ImageComparison.compare(
      plain(10, 6), plain(12, 4), tolerance: Tolerance(precision: 0, perceptualPrecision: 0))
    #expect(result.status == .size)
    #expect(result.totalPixels == 72)
    #expect(result.differentPixels == 10 * 6 + 12 * 4 - 2 * 40)
    #expect(
      result.regions.map(\.box) == [
        .init(x: 0, y: 4, width: 10, height: 2, pixels: 20),
        .init(x: 10, y: 0, width: 2, height: 4, pixels: 8),
      ])
    #expect(!ImageComparison.matches(plain(10, 6), plain(12, 4), tolerance: .exact))
  }

  @Test func `sixteen bits are compared as stored`() {
    var samples = [UInt8](repeating: 0x80, count: 8 * 9)
    let reference = wide(3, 3, samples)
    samples[8 * 4 + 1] += 1
    let actual = wide(3, 3, samples)
    #expect(reference.bytes == actual.bytes)
    let result = ImageComparison.compare(reference, actual)
    #expect(result.differentPixels == 1)
    #expect(result.worstPixel == PixelPosition(x: 1, y: 1))
    #expect(!ImageComparison.matches(reference, actual))
  }

  @Test func `sixteen bits equal the eight bits that they are a multiple of`() {
    let narrow = plain(2, 2, 0xff80_4020)
    let same = wide(2, 2, narrow.bytes.flatMap { [$0, $0] })
    #expect(ImageComparison.compare(narrow, same).isMatch)
    #expect(ImageComparison.matches(narrow, same))
  }

  @Test func `a number of pixels, and no more`() {
    let three = gray.with(0xff00_0000, at: (1, 1), (9, 9), (20, 3))
    #expect(matches(gray, three) { $0.maxDifferentPixels = 3 })
    #expect(!matches(gray, three) { $0.maxDifferentPixels = 2 })
  }

  @Test(arguments: [5, 8, 21])
  func `the colours of wholly transparent pixels do not count`(width: Int) {
    let reference = plain(width, 9, 0x0000_00ff)
    let actual = plain(width, 9, 0x0000_ff00)
    for tolerance in [Tolerance.exact, Tolerance(maximumDelta: 1)] {
      let result = ImageComparison.compare(reference, actual, tolerance: tolerance)
      #expect(result.status == .match && result.differentPixels == 0)
      #expect(result.maxChannelDelta == 0)
      #expect(ImageComparison.matches(reference, actual, tolerance: tolerance))
    }
    let seen = actual.with(0x0100_ff00, at: (width - 1, 4))
    let result = ImageComparison.compare(reference, seen)
    #expect(result.differentPixels == 1)
    #expect(result.worstPixel == PixelPosition(x: width - 1, y: 4))
    #expect(!ImageComparison.matches(reference, seen))
  }

  @Test func `the colours of transparent 16-bit pixels do not count`() {
    func image(_ samples: [UInt8]) -> PixelImage {
      PixelImage(PNGImage(width: 2, height: 1, bitDepth: 16, samples: samples))
    }
    let one = image([1, 2, 3, 4, 5, 6, 0, 0, 9, 9, 9, 9, 9, 9, 0, 1])
    let other = image([6, 5, 4, 3, 2, 1, 0, 0, 9, 9, 9, 9, 9, 9, 0, 1])
    #expect(ImageComparison.compare(one, other).isMatch)
    #expect(ImageComparison.matches(one, other))
    let seen = image([6, 5, 4, 3, 2, 1, 0, 0, 9, 9, 9, 9, 9, 8, 0, 1])
    #expect(ImageComparison.compare(one, seen).differentPixels == 1)
    #expect(!ImageComparison.matches(one, seen))
  }
}
