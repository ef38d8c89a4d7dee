import Foundation

/// Turns filtered rows into pixels.
struct BandUnfilter {
  let reference: FilteredRows
  let actual: FilteredRows
  /// First and last row that is stored differently.
  let first: Int
  let last: Int

  /// Rows of tiles above and below a difference that are kept, for measures that look around a
  /// pixel, and so that two differences with rows between them do not touch.
  private static let marginTiles = 2

  private var width: Int { reference.width }
  private var height: Int { reference.height }
  private var rowBytes: Int { 4 * reference.width }

  /// A look at some of the rows.
  var mostRowsDiffer: Bool {
    let step = max(1, (last - first) / 64)
    let rows = stride(from: first, through: last, by: step)
    let differing = rows.count { !Self.areStoredAlike(reference, actual, $0) }
    return 2 * differing > (last - first) / step
  }

  /// Two rows of both pictures, in turns: what unfiltering needs.
  private final class Ring {
    let memory: PageMemory
    let width: Int

    init(width: Int) {
      self.width = width
      memory = PageMemory(byteCount: 4 * 4 * width)
      // SAFETY: the whole of the memory.
      memory.base.initializeMemory(as: UInt8.self, repeating: 0, count: 16 * width)
    }

    /// - Parameter picture: 0 or 1.
    func row(_ y: Int, _ picture: Int) -> UnsafeMutablePointer<UInt32> {
      // SAFETY: four rows, and the number is 0…3.
      memory.base.assumingMemoryBound(to: UInt32.self) + (2 * picture + y & 1) * width
    }
  }

  typealias Found = (reference: [UInt8], actual: [UInt8], tileRows: [Int])

  /// Row by row; where rows are stored alike after rows that are the same, only once. Keeps what
  /// stands near a difference, and ends where both are the same for good. Nothing where no pixel
  /// differs.
  func together() -> Found? {
    var kept: Found = ([], [], [])
    // The row above the first difference must be right, and its tile whole.
    let aligned = max(0, (first >> 3 - Self.marginTiles) * 8)
    var start = aligned
    while start > 0, reference.filter(of: start) > 1 { start -= 1 }
    let ring = Ring(width: width)
    var queue = TileQueue(rowBytes: rowBytes)
    var isSame = true
    var lastDirtyTile = Int.min / 2
    var y = start
    // SAFETY: rows of the ring are the row at hand and the one above, of both pictures; above the
    // first of all are zeros. A row without need of the one above may find anything there.
    while y < height {
      let a = ring.row(y, 0)
      let b = ring.row(y, 1)
      Self.undo(reference, y, ring.row(y + 1, 0), a)
      let isStoredAlike = y < first || y > last || Self.areStoredAlike(reference, actual, y)
      if !isSame || !isStoredAlike {
        // Of rows that were the same there is one.
        Self.undo(actual, y, isSame ? ring.row(y + 1, 0) : ring.row(y + 1, 1), b)
        isSame = memcmp(a, b, rowBytes) == 0
      }
      if y >= aligned { queue.append(a, b, isSame: isSame) }
      y += 1
      guard y > aligned, y & 7 == 0 || y == height else { continue }
      let tile = (y - 1) >> 3
      if queue.isDirty { lastDirtyTile = tile }
      let isNear = tile - lastDirtyTile <= Self.marginTiles
      queue.endTile(tile, isNear: isNear, margin: Self.marginTiles, into: &kept)
      if isSame, y > last, !isNear { break }
    }
    return kept.tileRows.isEmpty ? nil : kept
  }

  /// Each picture on its own, whole. Nothing where no pixel differs.
  func separately() -> (reference: [UInt8], actual: [UInt8])? {
    let both = bytes()
    return both.reference == both.actual ? nil : both
  }

  /// Both pictures, whole.
  func bytes() -> (reference: [UInt8], actual: [UInt8]) {
    let both = [reference, actual]
    let firstRow = actual.firstRow
    if firstRow == 0 {
      let isWorthIt = reference.stride * height > 1 << 18
      let bytes = Parallel.map(2, isWorthIt: isWorthIt) { Self.unfiltered(both[$0]) }
      return (bytes[0], bytes[1])
    }
    // The second begins with the first one's rows.
    let head = Self.unfiltered(reference)
    let tail = LargeBytes.make(head.count) { target in
      head.withUnsafeBytes { head in
        // SAFETY: both have all rows, and firstRow is one of them.
        UnsafeMutableRawPointer(target).copyMemory(
          from: head.baseAddress!, byteCount: firstRow * rowBytes)
      }
      for row in firstRow..<height {
        let place = target + row * width
        Self.undo(actual, row, UnsafePointer(place - width), place)
      }
      return head.count
    }
    return (head, tail)
  }

  /// A whole picture.
  static func unfiltered(_ rows: FilteredRows) -> [UInt8] {
    let width = rows.width
    let zeros = [UInt32](repeating: 0, count: width)
    return LargeBytes.make(rows.height * width * 4) { target in
      zeros.withUnsafeBufferPointer { zeros in
        // SAFETY: the target has room for all rows.
        for row in 0..<rows.height {
          let place = target + row * width
          let above = row > 0 ? UnsafePointer(place - width) : zeros.baseAddress!
          undo(rows, row, above, place)
        }
      }
      return rows.height * width * 4
    }
  }

  private static func undo(
    _ rows: FilteredRows, _ row: Int, _ above: UnsafePointer<UInt32>,
    _ target: UnsafeMutablePointer<UInt32>
  ) {
    // SAFETY: the row is one of the picture's; its filter's byte stands in front.
    let place = UnsafeRawPointer(rows.memory.base) + row * rows.stride
    RowFilter.undo(
      place.load(as: UInt8.self), place + 1, above: above, into: target, width: rows.width,
      channels: rows.channels)
  }

  private static func areStoredAlike(
    _ left: FilteredRows, _ right: FilteredRows, _ row: Int
  ) -> Bool {
    // SAFETY: both have the row.
    memcmp(
      left.memory.base + row * left.stride, right.memory.base + row * right.stride, left.stride)
      == 0
  }
}
