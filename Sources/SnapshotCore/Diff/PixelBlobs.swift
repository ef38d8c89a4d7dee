/// Differing pixels that touch, corners included: what limits on a region judge.
///
/// `RegionFinder` makes larger boxes, for eyes; these are exact. Rows come from top to bottom, and
/// once a limit is passed the rest is not looked at.
struct PixelBlobs {
  /// Whether none has more pixels or a greater sum of ΔE than it may.
  private(set) var areWithin = true

  private let maximumArea: Int
  private let maximumEnergy: Double
  private var blobs: [Blob] = []
  private var parents: [Int] = []
  private var above: [Run] = []
  private var nextTileRow = 0

  private struct Blob {
    var pixels = 0
    /// The sum of the pixels' ΔE.
    var energy = 0.0
  }

  /// A run of differing pixels in a row, and the blob it belongs to.
  private struct Run {
    var start: Int
    var end: Int
    var label: Int
  }

  init(maximumArea: Int, maximumEnergy: Double) {
    self.maximumArea = maximumArea
    self.maximumEnergy = maximumEnergy
  }

  /// Adds the next rows of tiles, whose pixels are in memory. Those that are left out have no
  /// difference.
  ///
  /// - Complexity: O(tiles + differing pixels).
  mutating func add(
    _ tileRows: Range<Int>, _ mask: DifferenceMask, _ reference: PixelRows,
    _ actual: PixelRows, _ memo: inout DeltaMemo
  ) {
    // SAFETY: The caller keeps the rows of these tiles in memory during the call, and y is one of
    // them: below the mask's height, which is that of the part both pictures have.
    if tileRows.lowerBound > nextTileRow { above = [] }
    nextTileRow = tileRows.upperBound
    for tileRow in tileRows where areWithin {
      let tiles = tileRow * mask.tilesWide..<(tileRow + 1) * mask.tilesWide
      if mask.tiles[tiles].allSatisfy({ $0 == 0 }) {
        above = []
        continue
      }
      for y in 8 * tileRow..<min(8 * tileRow + 8, mask.height) where areWithin {
        unsafe addRow(
          Self.runs(mask, y), reference.base + y * reference.stride,
          actual.base + y * actual.stride, &memo)
      }
    }
  }

  // SAFETY: Both rows are in memory while `add` runs. A run is made of bits of the mask, whose
  // width is that of the part both pictures have.
  private mutating func addRow(
    _ runs: [Run], _ reference: UnsafeRawPointer, _ actual: UnsafeRawPointer,
    _ memo: inout DeltaMemo
  ) {
    var runs = runs
    var first = 0
    for index in runs.indices {
      let run = runs[index]
      var label = -1
      while first < above.count, above[first].end < run.start { first += 1 }
      var next = first
      while next < above.count, above[next].start <= run.end {
        let other = root(above[next].label)
        if label < 0 {
          label = other
        } else if other != label {
          label = join(label, other)
        }
        next += 1
      }
      if label < 0 {
        label = blobs.count
        blobs.append(Blob())
        parents.append(label)
      }
      blobs[label].pixels += run.end - run.start
      if maximumEnergy < .infinity {
        unsafe blobs[label].energy += Self.energy(run, reference, actual, &memo)
      }
      runs[index].label = label
      if blobs[label].pixels > maximumArea || blobs[label].energy > maximumEnergy {
        areWithin = false
        return
      }
    }
    above = runs
  }

  private mutating func root(_ label: Int) -> Int {
    var label = label
    while parents[label] != label {
      parents[label] = parents[parents[label]]
      label = parents[label]
    }
    return label
  }

  private mutating func join(_ first: Int, _ second: Int) -> Int {
    let (low, high) = (min(first, second), max(first, second))
    parents[high] = low
    blobs[low].pixels += blobs[high].pixels
    blobs[low].energy += blobs[high].energy
    return low
  }

  private static func runs(_ mask: DifferenceMask, _ y: Int) -> [Run] {
    var runs: [Run] = []
    let shift = UInt64(8 * (y & 7))
    let firstTile = (y >> 3) * mask.tilesWide
    for column in 0..<mask.tilesWide {
      var bits = mask.tiles[firstTile + column] >> shift & 255
      while bits != 0 {
        let start = bits.trailingZeroBitCount
        let length = (~(bits >> UInt64(start))).trailingZeroBitCount
        bits &= ~((1 << UInt64(length) - 1) << UInt64(start))
        let x = 8 * column + start
        if let last = runs.last, last.end == x {
          runs[runs.count - 1].end = x + length
        } else {
          runs.append(Run(start: x, end: x + length, label: -1))
        }
      }
    }
    return runs
  }

  private static func energy(
    _ run: Run, _ reference: UnsafeRawPointer, _ actual: UnsafeRawPointer,
    _ memo: inout DeltaMemo
  ) -> Double {
    // SAFETY: A run is made of bits of the mask, so that x is below the width of both rows, which
    // are in memory while `add` runs.
    var sum = 0.0
    for x in run.start..<run.end {
      let old = unsafe reference.loadUnaligned(fromByteOffset: 4 &* x, as: UInt32.self)
      let new = unsafe actual.loadUnaligned(fromByteOffset: 4 &* x, as: UInt32.self)
      if old != new { sum += Double(memo.deltaSquared(old, new).squareRoot()) }
    }
    return sum
  }
}
