/// How much of each pixel of a rectangle is covered: a byte a pixel, rows top-down.
///
/// It does not change once it is made. For each row it knows which pixels are covered at all,
/// and the run of equal ones about their middle, so that the inside of a shape costs little.
@safe final class CoverageMask: @unchecked Sendable {
  /// Columns of the device in one row.
  struct Row {
    /// What is covered at all.
    var outerStart: Int32
    var outerEnd: Int32
    /// A run of one coverage inside of it.
    var runStart: Int32
    var runEnd: Int32
    /// The coverage of the run.
    var runValue: UInt8
  }

  let bounds: PixelRect
  let bytes: UnsafeMutablePointer<UInt8>
  let rows: UnsafeMutablePointer<Row>

  /// Makes a mask of zeros, which is to be filled before `finish()` is called.
  init(bounds: PixelRect) {
    self.bounds = bounds.isEmpty ? .empty : bounds
    // SAFETY: There are width · height bytes of zeros, and three more, as four of the last may be
    // read at once, and a row for each line, all filled here. They belong to this object, which
    // frees them in `deinit`.
    let count = self.bounds.width * self.bounds.height + 3
    unsafe bytes = unsafe calloc(count, 1).bindMemory(to: UInt8.self, capacity: count)
    unsafe rows = .allocate(capacity: max(self.bounds.height, 1))
    unsafe rows.initialize(
      repeating: Row(outerStart: 0, outerEnd: 0, runStart: 0, runEnd: 0, runValue: 0),
      count: max(self.bounds.height, 1))
  }

  /// The memory that it takes.
  var byteCount: Int {
    bounds.width * bounds.height + bounds.height * MemoryLayout<Row>.stride
  }

  deinit {
    // SAFETY: Both were allocated by `init`, each is freed by the function it belongs to, and
    // nobody has the object any more.
    unsafe free(bytes)
    unsafe rows.deallocate()
  }

  /// Gives the bytes of a row of the canvas, from the mask's first column on.
  func row(_ y: Int) -> UnsafeMutablePointer<UInt8> {
    // SAFETY: The caller's y is a row of the mask's bounds, and whoever uses the bytes keeps the
    // mask.
    unsafe bytes + (y - bounds.minY) * bounds.width
  }

  /// Finds the runs of every row.
  func finish() {
    // SAFETY: An index is below the mask's height, so that each row has `width` bytes and a
    // description. The row before is compared from the second one on, and a middle is read where
    // there is one.
    let width = bounds.width
    for index in 0..<bounds.height {
      let row = unsafe bytes + index * width
      if index > 0, unsafe memcmp(row, row - width, width) == 0 {
        unsafe rows[index] = unsafe rows[index - 1]
        continue
      }
      let start = unsafe Self.end(ofRunOf: 0, row, from: 0, to: width)
      let end = unsafe Self.start(ofRunOf: 0, row, from: start, to: width)
      let middle = (start + end) / 2
      let value = unsafe start < end ? row[middle] : 0
      unsafe rows[index] = unsafe Row(
        outerStart: Int32(start + bounds.minX), outerEnd: Int32(end + bounds.minX),
        runStart: Int32(Self.start(ofRunOf: value, row, from: start, to: middle) + bounds.minX),
        runEnd: Int32(Self.end(ofRunOf: value, row, from: middle, to: end) + bounds.minX),
        runValue: value)
    }
  }

  /// Finds where a run ends that begins at `start`.
  private static func end(
    ofRunOf value: UInt8, _ row: UnsafeMutablePointer<UInt8>, from start: Int, to end: Int
  ) -> Int {
    // SAFETY: The caller's row has bytes up to `end`, and eight are read from `index` on where
    // index + 8 ≤ end.
    let eight = UInt64(value) &* 0x0101_0101_0101_0101
    var index = start
    while index &+ 8 <= end,
      unsafe UnsafeRawPointer(row + index).loadUnaligned(as: UInt64.self) == eight
    {
      index &+= 8
    }
    while index < end, unsafe row[index] == value { index &+= 1 }
    return index
  }

  /// Finds where a run begins that ends at `end`.
  private static func start(
    ofRunOf value: UInt8, _ row: UnsafeMutablePointer<UInt8>, from start: Int, to end: Int
  ) -> Int {
    let eight = UInt64(value) &* 0x0101_0101_0101_0101
    // SAFETY: The caller's row has bytes from `start` to `end`, and eight are read before `index`
    // where index − 8 ≥ start.
    var index = end
    while index &- 8 >= start,
      unsafe UnsafeRawPointer(row + index - 8).loadUnaligned(as: UInt64.self) == eight
    {
      index &-= 8
    }
    while index > start, unsafe row[index &- 1] == value { index &-= 1 }
    return index
  }

  /// The smallest rectangle that holds everything that is covered.
  var coveredBounds: PixelRect {
    // SAFETY: An index is below the mask's height, of each row of which there is a description.
    var result = PixelRect(minX: .max, minY: .max, maxX: .min, maxY: .min)
    for index in 0..<bounds.height where unsafe rows[index].outerStart < rows[index].outerEnd {
      let y = bounds.minY + index
      result.minX = unsafe min(result.minX, Int(rows[index].outerStart))
      result.maxX = unsafe max(result.maxX, Int(rows[index].outerEnd))
      result.minY = min(result.minY, y)
      result.maxY = y + 1
    }
    return result.isEmpty ? .empty : result
  }
}
