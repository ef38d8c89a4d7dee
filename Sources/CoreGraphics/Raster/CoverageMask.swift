/// How much of each pixel of a rectangle is covered: a byte a pixel, rows top-down.
///
/// It does not change once it is made. For each row it knows which pixels are covered at all
/// and which run of them wholly, so that the inside of a shape costs nothing to clip.
final class CoverageMask: @unchecked Sendable {
  /// Pixels of one row by column: covered in part at most outside of `solid`, not at all outside
  /// of `outer`.
  struct Row {
    var outerStart: Int32
    var outerEnd: Int32
    var solidStart: Int32
    var solidEnd: Int32
  }

  let bounds: PixelRect
  let bytes: UnsafeMutablePointer<UInt8>
  let rows: UnsafeMutablePointer<Row>

  /// A mask of zeros, to be filled and then `finish()`ed.
  init(bounds: PixelRect) {
    self.bounds = bounds.isEmpty ? .empty : bounds
    // SAFETY: width · height bytes and height rows, freed in deinit; every index is inside.
    let count = max(self.bounds.width * self.bounds.height, 1)
    bytes = .allocate(capacity: count)
    bytes.initialize(repeating: 0, count: count)
    rows = .allocate(capacity: max(self.bounds.height, 1))
    rows.initialize(
      repeating: Row(outerStart: 0, outerEnd: 0, solidStart: 0, solidEnd: 0),
      count: max(self.bounds.height, 1))
  }

  deinit {
    bytes.deallocate()
    rows.deallocate()
  }

  /// The bytes of a row of the canvas, from the mask's first column on.
  func row(_ y: Int) -> UnsafeMutablePointer<UInt8> {
    bytes + (y - bounds.minY) * bounds.width
  }

  /// Finds the runs of every row.
  func finish() {
    for index in 0..<bounds.height {
      let row = bytes + index * bounds.width
      var start = 0
      var end = bounds.width
      while start < end, row[start] == 0 { start += 1 }
      while end > start, row[end - 1] == 0 { end -= 1 }
      var solidStart = start
      while solidStart < end, row[solidStart] != 255 { solidStart += 1 }
      var solidEnd = solidStart
      while solidEnd < end, row[solidEnd] == 255 { solidEnd += 1 }
      let offset = bounds.minX
      rows[index] = Row(
        outerStart: Int32(start + offset), outerEnd: Int32(end + offset),
        solidStart: Int32(solidStart + offset), solidEnd: Int32(solidEnd + offset))
    }
  }

  /// The smallest rectangle that holds everything that is covered.
  var coveredBounds: PixelRect {
    var result: PixelRect?
    for index in 0..<bounds.height where rows[index].outerStart < rows[index].outerEnd {
      let row = rows[index]
      let y = bounds.minY + index
      let old =
        result
        ?? PixelRect(
          minX: Int(row.outerStart), minY: y, maxX: Int(row.outerEnd), maxY: y + 1)
      result = PixelRect(
        minX: min(old.minX, Int(row.outerStart)), minY: old.minY,
        maxX: max(old.maxX, Int(row.outerEnd)), maxY: y + 1)
    }
    return result ?? .empty
  }
}
