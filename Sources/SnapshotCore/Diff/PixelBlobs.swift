/// Differing pixels that touch, corners included: what limits on a region judge.
///
/// `RegionFinder` makes larger boxes, for eyes; these are exact.
enum PixelBlobs {
  struct Blob {
    var pixels = 0
    /// Sum of the pixels' ΔE.
    var energy = 0.0
  }

  /// A run of differing pixels in a row, and the blob it belongs to.
  private struct Run {
    var start: Int
    var end: Int
    var label: Int
  }

  /// Whether none has more pixels or a greater sum than it may. Ends at the first that has.
  ///
  /// - Complexity: O(tiles + differing pixels).
  static func areAll(
    in mask: DifferenceMask, _ reference: PixelImage, _ actual: PixelImage,
    within greatest: Blob
  ) -> Bool {
    var blobs: [Blob] = []
    var parents: [Int] = []
    func root(_ label: Int) -> Int {
      var label = label
      while parents[label] != label {
        parents[label] = parents[parents[label]]
        label = parents[label]
      }
      return label
    }
    var above: [Run] = []
    return ColorDifference.shared.withTables { tables in
      var memo = DeltaMemo(tables)
      defer { memo.deallocate() }
      for y in 0..<mask.height {
        var runs = Self.runs(mask, y)
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
              let (low, high) = (min(label, other), max(label, other))
              parents[high] = low
              blobs[low].pixels += blobs[high].pixels
              blobs[low].energy += blobs[high].energy
              label = low
            }
            next += 1
          }
          if label < 0 {
            label = blobs.count
            blobs.append(Blob())
            parents.append(label)
          }
          blobs[label].pixels += run.end - run.start
          blobs[label].energy += Self.energy(run, y, reference, actual, &memo)
          runs[index].label = label
          let blob = blobs[label]
          if blob.pixels > greatest.pixels || blob.energy > greatest.energy { return false }
        }
        above = runs
      }
      return true
    }
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
    _ run: Run, _ y: Int, _ reference: PixelImage, _ actual: PixelImage, _ memo: inout DeltaMemo
  ) -> Double {
    var sum = 0.0
    for x in run.start..<run.end {
      let old = reference.pixel(x, y)
      let new = actual.pixel(x, y)
      if old != new { sum += Double(memo.deltaSquared(old, new).squareRoot()) }
    }
    return sum
  }
}
