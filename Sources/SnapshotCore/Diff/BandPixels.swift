import Foundation

/// The pixels of a band of a picture's rows, and of the last rows before it.
final class BandPixels {
  /// The number of rows that are kept for the next band.
  let keptRows: Int
  private let rowBytes: Int
  private let memory: PageMemory
  /// The range of the rows in memory.
  private var range = 0..<0

  // SAFETY: the memory has a row of zeros, which stands above a picture's first row, and room for
  // `keptRows` and a band. Rows in `range` and the one above are all that is ever touched.

  init(width: Int, bandRows: Int, keptRows: Int) {
    self.keptRows = keptRows
    rowBytes = 4 * width
    memory = PageMemory(byteCount: rowBytes * (1 + keptRows + bandRows))
    unsafe memory.base.initializeMemory(as: UInt8.self, repeating: 0, count: rowBytes)
  }

  /// The picture's rows, of which those in memory may be read.
  var rows: PixelRows {
    unsafe PixelRows(
      base: UnsafeRawPointer(memory.base + (1 - range.lowerBound) * rowBytes), stride: rowBytes)
  }

  private func place(_ row: Int) -> UnsafeMutablePointer<UInt32> {
    unsafe (memory.base + (1 + row - range.lowerBound) * rowBytes).assumingMemoryBound(
      to: UInt32.self)
  }

  /// Adds rows of the band after those in memory. Rows of the band before them are never read,
  /// nor is the row above the first one, where that is not in memory.
  func unfilter(_ stream: RowStream, _ added: Range<Int>) {
    unsafe stream.unfilter(
      added, above: place(added.lowerBound - 1), into: place(added.lowerBound))
    range = range.lowerBound..<added.upperBound
  }

  /// Drops all but the last `keptRows` rows.
  func release() {
    let kept = max(range.lowerBound, range.upperBound - keptRows)
    if kept > range.lowerBound {
      unsafe memmove(place(range.lowerBound), place(kept), (range.upperBound - kept) * rowBytes)
    }
    range = kept..<range.upperBound
  }

  /// Has the rows that `other` has, of a picture of the same width.
  func copyRows(of other: BandPixels) {
    range = other.range
    unsafe memcpy(place(range.lowerBound), other.place(range.lowerBound), range.count * rowBytes)
  }

  /// Whether the last `keptRows` rows are the same.
  func hasSameEnd(as other: BandPixels) -> Bool {
    let first = max(range.lowerBound, range.upperBound - keptRows)
    return unsafe memcmp(place(first), other.place(first), (range.upperBound - first) * rowBytes)
      == 0
  }
}
