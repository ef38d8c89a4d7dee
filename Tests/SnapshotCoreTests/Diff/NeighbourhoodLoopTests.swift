import SnapshotCore
import TestSupport
import Testing

@Suite struct NeighbourhoodLoopTests: ToleranceMatching {
  private let gray = plain(24, 24, 0xff80_8080)

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
    #expect(matches(reference, quarter) { $0.maximumShift = 0.3 })
    #expect(!matches(reference, quarter) { $0.maximumShift = 0.2 })
    #expect(matches(edge(at: 1, mixed: 128), edge(at: 1, mixed: 108)) { $0.maximumShift = 0.3 })
    // No shift makes a colour that is darker than all around it.
    #expect(!matches(edge(at: 0, mixed: 128), edge(at: 0, mixed: 108)) { $0.maximumShift = 0.3 })
  }

  @Test func `a wide faint change is found by its mean, a speck of it is not`() {
    let tinted = plain(24, 24, 0xff84_8484)
    let limits: (inout Tolerance) -> Void = {
      $0 = Tolerance(maximumDelta: 8)
      $0.maximumMeanDelta = 1.1
    }
    #expect(!matches(gray, tinted, limits))
    #expect(matches(gray, gray.with(0xff84_8484, at: (7, 7)), limits))
    #expect(!matches(gray, gray.with(0xffff_ffff, at: (7, 7)), limits))
  }
}
