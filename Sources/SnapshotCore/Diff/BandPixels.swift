import Foundation

/// The pixels of a band of a picture's rows, and of the last rows before it.
final class BandPixels {
  /// The number of rows that are kept for the next band.
  let keptRows: Int
  private let rowBytes: Int
  private let memory: PageMemory
  /// The range of the rows in memory.
  private var range = 0..<0
  /// The first of the last `keptRows` rows.
  private var firstKept: Int { max(range.lowerBound, range.upperBound - keptRows) }

  init(width: Int, bandRows: Int, keptRows: Int) {
    // SAFETY: The memory that was just allocated begins with one row more than the kept ones and
    // the band, and that row alone is filled.
    self.keptRows = keptRows
    rowBytes = 4 * width
    memory = PageMemory(byteCount: rowBytes * (1 + keptRows + bandRows))
    unsafe memory.base.initializeMemory(as: UInt8.self, repeating: 0, count: rowBytes)
  }

  // SAFETY: The object owns the memory for as long as it lives. The address of row 0 lies outside
  // of it once rows were dropped; it is only added to, and rows of `range` are inside.
  /// The picture's rows, of which those in memory may be read.
  var rows: PixelRows {
    unsafe PixelRows(
      base: UnsafeRawPointer(memory.base + (1 - range.lowerBound) * rowBytes), stride: rowBytes)
  }

  // SAFETY: A row of `range`, of the next band or the one above the first: these are at most 1 +
  // `keptRows` + a band's rows from the start, which is what `init` allocated. The memory is
  // aligned to a page or 64 bytes, and holds pixels alone.
  private func place(_ row: Int) -> UnsafeMutablePointer<UInt32> {
    unsafe (memory.base + (1 + row - range.lowerBound) * rowBytes).assumingMemoryBound(
      to: UInt32.self)
  }

  /// Adds rows of the band after those in memory. Rows of the band before them are never read,
  /// nor is the row above the first one, where that is not in memory.
  func unfilter(_ stream: RowStream, _ added: Range<Int>) {
    // SAFETY: The band follows `range`, which has at most `keptRows` rows since `release`, so that
    // there is room for it. The row above is the last of these or the row of zeros.
    unsafe stream.unfilter(
      added, above: place(added.lowerBound - 1), into: place(added.lowerBound))
    range = range.lowerBound..<added.upperBound
  }

  /// Drops all but the last `keptRows` rows.
  func release() {
    // SAFETY: Both rows are in memory and `kept` is not before the first, so that the bytes stay
    // inside; `memmove` allows them to overlap.
    let kept = firstKept
    if kept > range.lowerBound {
      unsafe memmove(place(range.lowerBound), place(kept), (range.upperBound - kept) * rowBytes)
    }
    range = kept..<range.upperBound
  }

  /// Has the last `keptRows` rows that `other` has, of a picture of the same width.
  func copyEnd(of other: BandPixels) {
    // SAFETY: Both have the same width and `keptRows`, so that as many rows have room here, and two
    // objects never share memory.
    let kept = other.firstKept
    range = kept..<other.range.upperBound
    unsafe memcpy(place(kept), other.place(kept), range.count * rowBytes)
  }

  /// Whether the last `keptRows` rows are the same.
  func hasSameEnd(as other: BandPixels) -> Bool {
    // SAFETY: Both objects have taken the same rows of pictures of one width, so that the rows from
    // `first` on are in the memory of both.
    let first = firstKept
    return unsafe memcmp(place(first), other.place(first), (range.upperBound - first) * rowBytes)
      == 0
  }
}
