/// Rows on their way into a band, a row of tiles at a time: what turns out to stand above a
/// difference is kept, too.
struct TileQueue {
  private let rowBytes: Int
  /// The rows of tiles without a difference that came last.
  private var clean: [(tile: Int, bytes: [UInt8])] = []
  private var reference: [UInt8] = []
  /// Filled from the first difference of the row of tiles on.
  private var actual: [UInt8] = []
  /// Whether the row of tiles at hand has a difference.
  private(set) var isDirty = false

  init(rowBytes: Int) {
    self.rowBytes = rowBytes
  }

  /// - Parameter b: Read where the rows are not the same, or one of this row of tiles was not.
  mutating func append(
    _ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, isSame: Bool
  ) {
    if !isSame, !isDirty {
      isDirty = true
      actual.removeAll(keepingCapacity: true)
      actual += reference
    }
    // SAFETY: both are rows of rowBytes.
    reference.append(contentsOf: UnsafeRawBufferPointer(start: a, count: rowBytes))
    if isDirty {
      actual.append(
        contentsOf: UnsafeRawBufferPointer(start: isSame ? a : b, count: rowBytes))
    }
  }

  /// Hands on what is near a difference, and drops what is not.
  mutating func endTile(
    _ tile: Int, isNear: Bool, margin: Int, into kept: inout BandUnfilter.Found
  ) {
    var spare: [UInt8] = []
    if isDirty || isNear {
      for (tile, bytes) in clean {
        kept.reference += bytes
        kept.actual += bytes
        kept.tileRows.append(tile)
      }
      clean.removeAll(keepingCapacity: true)
      kept.reference += reference
      kept.actual += isDirty ? actual : reference
      kept.tileRows.append(tile)
    } else {
      swap(&spare, &reference)
      clean.append((tile, spare))
      spare = []
      if clean.count > margin { spare = clean.removeFirst().bytes }
      reference = spare
    }
    reference.removeAll(keepingCapacity: true)
    isDirty = false
  }
}
