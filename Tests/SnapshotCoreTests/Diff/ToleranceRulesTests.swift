import SnapshotCore
import TestSupport
import Testing

/// What each limit of a tolerance lets through, and what not.
@Suite struct ToleranceRulesTests {
  private let gray = plain(24, 24, 0xff80_8080)

  private func matches(
    _ reference: PixelImage, _ actual: PixelImage, _ change: (inout Tolerance) -> Void
  ) -> Bool {
    var tolerance = Tolerance()
    change(&tolerance)
    let result = ImageComparison.compare(reference, actual, tolerance: tolerance)
    #expect(ImageComparison.matches(reference, actual, tolerance: tolerance) == result.isMatch)
    return result.isMatch
  }

  @Test func `a number of pixels, and no more`() {
    let three = gray.with(0xff00_0000, at: (1, 1), (9, 9), (20, 3))
    #expect(matches(gray, three) { $0.maxDifferentPixels = 3 })
    #expect(!matches(gray, three) { $0.maxDifferentPixels = 2 })
  }

  @Test func `every limit that is set holds`() {
    let three = gray.with(0xff00_0000, at: (1, 1), (2, 2), (20, 3))
    #expect(matches(gray, three) { $0.maxRegionArea = 2 })
    #expect(!matches(gray, three) { $0.maxRegionArea = 1 })
    #expect(
      !matches(gray, three) {
        $0.maxRegionArea = 2
        $0.maxDifferentPixels = 2
      })
    #expect(matches(gray, three) { $0.maxRegionEnergy = 300 })
    #expect(!matches(gray, three) { $0.maxRegionEnergy = 100 })
  }

  @Test func `pixels that touch at a corner stand together, those two apart do not`() {
    let bow = gray.with(0xff00_0000, at: (3, 3), (4, 4), (5, 3), (8, 3))
    #expect(matches(gray, bow) { $0.maxRegionArea = 3 })
    #expect(!matches(gray, bow) { $0.maxRegionArea = 2 })
    // A ring is one region, however its rows are joined.
    let ring = gray.with(
      0xff00_0000, at: (3, 3), (4, 3), (5, 3), (3, 4), (5, 4), (3, 5), (4, 5), (5, 5))
    #expect(matches(gray, ring) { $0.maxRegionArea = 8 })
    #expect(!matches(gray, ring) { $0.maxRegionArea = 7 })
  }

  @Test func `an ignored box hides what is in it, to its last pixel`() {
    let two = gray.with(0xff00_0000, at: (4, 5), (6, 7))
    #expect(matches(gray, two) { $0.ignoredAreas = [.box(x: 4, y: 5, width: 3, height: 3)] })
    #expect(!matches(gray, two) { $0.ignoredAreas = [.box(x: 4, y: 5, width: 2, height: 3)] })
    #expect(!matches(gray, two) { $0.ignoredAreas = [.box(x: 4, y: 5, width: 3, height: 2)] })
    #expect(matches(gray, two) { $0.ignoredAreas = [.box(x: -9, y: -9, width: 99, height: 99)] })
    #expect(
      matches(gray, two) {
        $0.ignoredAreas = [.view("Clock", x: 0, y: 0, width: .max, height: .max)]
      })
  }

  @Test func `a mask hides where it is not transparent, or not dark`() {
    let one = gray.with(0xff00_0000, at: (4, 5))
    let opaque = plain(24, 24, 0xff00_0000).with(0xffff_ffff, at: (4, 5))
    let clear = plain(24, 24, 0).with(0xff00_0000, at: (4, 5))
    for mask in [opaque, clear] {
      #expect(matches(gray, one) { $0.ignoredAreas = [IgnoredArea(maskFrom: mask)] })
      #expect(
        !matches(gray, one.with(0, at: (5, 5))) {
          $0.ignoredAreas = [IgnoredArea(maskFrom: mask)]
        })
    }
  }

  /// A vertical edge: black up to a column, then a mixed pixel, then white.
  private func edge(at column: Int, mixed: UInt8) -> PixelImage {
    var image = plain(24, 24, 0xffff_ffff)
    let gray = UInt32(mixed) * 0x01_0101 | 0xff00_0000
    for y in 0..<24 {
      for x in 0..<column { image = image.with(0xff00_0000, at: (x, y)) }
      image = image.with(gray, at: (column, y))
    }
    return image
  }

  @Test func `another smoothing of an edge is edge noise, a moved edge is not`() {
    let reference = edge(at: 10, mixed: 100)
    #expect(matches(reference, edge(at: 10, mixed: 190)) { $0.ignoresEdgeNoise = true })
    #expect(!matches(reference, edge(at: 10, mixed: 230)) { $0.ignoresEdgeNoise = true })
    #expect(!matches(reference, edge(at: 11, mixed: 100)) { $0.ignoresEdgeNoise = true })
    // On a flat area there is no edge.
    #expect(!matches(gray, gray.with(0xff90_9090, at: (5, 5))) { $0.ignoresEdgeNoise = true })
  }

  @Test func `a gradient that begins at an edge is smoothed with it`() {
    func gradient(_ samples: [UInt32]) -> PixelImage {
      var image = plain(24, 24, 0xffff_ffff)
      for y in 0..<24 {
        for (x, sample) in samples.enumerated() {
          image = image.with(0xff00_0000 | sample * 0x01_0101, at: (10 + x, y))
        }
        for x in 10 + samples.count..<24 { image = image.with(0xff46_4646, at: (x, y)) }
      }
      return image
    }
    let reference = gradient([5, 18, 31, 44, 57, 70])
    let smoothed = gradient([36, 17, 29, 42, 55, 68])
    #expect(matches(reference, smoothed) { $0.ignoresEdgeNoise = true })
    let other = gradient([110, 18, 31, 44, 57, 70])
    #expect(!matches(reference, other) { $0.ignoresEdgeNoise = true })
  }

  @Test func `a shift up to the limit is none, at the picture's border too`() {
    let reference = edge(at: 10, mixed: 128)
    let quarter = edge(at: 10, mixed: 96)
    #expect(matches(reference, quarter) { $0.greatestShift = 0.3 })
    #expect(!matches(reference, quarter) { $0.greatestShift = 0.2 })
    #expect(matches(edge(at: 1, mixed: 128), edge(at: 1, mixed: 108)) { $0.greatestShift = 0.3 })
    // No shift makes a colour that is darker than all around it.
    #expect(!matches(edge(at: 0, mixed: 128), edge(at: 0, mixed: 108)) { $0.greatestShift = 0.3 })
  }

  @Test func `a wide faint change is found by its mean, a speck of it is not`() {
    let tinted = plain(24, 24, 0xff84_8484)
    let limits: (inout Tolerance) -> Void = {
      $0 = Tolerance(greatestDelta: 8)
      $0.greatestMeanDelta = 1.1
    }
    #expect(!matches(gray, tinted, limits))
    #expect(matches(gray, gray.with(0xff84_8484, at: (7, 7)), limits))
    #expect(!matches(gray, gray.with(0xffff_ffff, at: (7, 7)), limits))
  }

  @Test func `similarity is that of the worst place`() {
    #expect(StructuralSimilarity.least(gray, gray) == 1)
    let one = gray.with(0xff00_0000, at: (7, 7))
    let least = StructuralSimilarity.least(gray, one)
    // Means 128 and 126, a variance of 252 against none: 58.5 / (252 + 58.5).
    #expect(abs(least - 0.1884) < 0.0001)
    #expect(matches(gray, one) { $0.leastSimilarity = least })
    #expect(!matches(gray, one) { $0.leastSimilarity = 0.5 })
    #expect(StructuralSimilarity.least(plain(3, 2), plain(3, 2, 0xff00_0000)) < 0.01)
    #expect(StructuralSimilarity.least(plain(3, 2), plain(2, 3)) == 0)
  }

  @Test func `regions say where it is worst and what the colours were`() throws {
    let result = ImageComparison.compare(
      plain(40, 40), plain(40, 40).with(0xff00_00ff, at: (3, 4)).with(0xffff_fffe, at: (4, 4)))
    let region = try #require(result.regions.first)
    #expect(region.worst == PixelPosition(x: 3, y: 4))
    #expect(region.maxDelta == result.maxDelta)
    #expect(region.meanReference == "#ffffffff")
    #expect(region.meanActual == "#ff8080ff")
  }

  @Test func `the description has every limit with its unit`() {
    #expect(
      Tolerance.recommended.description
        == "ΔE ≤ 8, mean ΔE of 3 × 3 ≤ 1.3, edge noise ignored, ΔE sum of a region ≤ 45")
  }
}
