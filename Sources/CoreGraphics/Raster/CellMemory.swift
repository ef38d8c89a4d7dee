/// Cells and bits of a band of rows. All are zero between bands.
@safe final class CellMemory {
  /// One more than there are: behind a part on the right side of the bounds, kernels add 0.
  private(set) var cells: UnsafeMutablePointer<Int32>
  /// One bit a cell: whether a line passes through its pixel.
  private(set) var touched: UnsafeMutablePointer<UInt64>
  /// One bit a cell: whether its sum may be wrong.
  private(set) var conflicts: UnsafeMutablePointer<UInt64>
  /// By cell: the last part in the log, if a line passes through its pixel; else anything.
  private(set) var lasts: UnsafeMutablePointer<Int32>
  /// Cells of a row: two more than there are columns at least. Rows begin with a word of bits,
  /// so that a cell's bit has the number of the cell.
  private(set) var stride = 0
  private(set) var wordsPerRow = 0
  private var cellCapacity = 1 << 12
  private var wordCapacity = 1 << 8

  init() {
    // SAFETY: `prepare` makes room for whatever a band of so many rows and columns can touch.
    unsafe cells = unsafe Self.zeros(cellCapacity + 1)
    unsafe touched = unsafe Self.zeros(wordCapacity)
    unsafe conflicts = unsafe Self.zeros(wordCapacity)
    unsafe lasts = unsafe Self.zeros(cellCapacity)
  }

  deinit {
    // SAFETY: The tables are this object's own, each freed where its last address is, and nobody
    // has the object any more.
    unsafe cells.deallocate()
    unsafe touched.deallocate()
    unsafe conflicts.deallocate()
    unsafe lasts.deallocate()
  }

  /// Gives the number of cells of a row with so many columns.
  static func stride(_ columns: Int) -> Int {
    let stride = (columns + 65) & ~63
    // Rows that are a page apart compete for the same places of a cache.
    return stride & 1023 == 0 ? stride + 64 : stride
  }

  func prepare(columns: Int, rows: Int) {
    // SAFETY: A table that is too small is freed and replaced in the same step, with the capacity
    // that is noted. Nobody uses the old one: a band asks for the addresses after it has prepared
    // the memory.
    stride = Self.stride(columns)
    wordsPerRow = stride / 64
    if rows * stride > cellCapacity {
      unsafe cells.deallocate()
      cellCapacity = rows * stride
      unsafe cells = unsafe Self.zeros(cellCapacity + 1)
      unsafe lasts.deallocate()
      unsafe lasts = unsafe Self.zeros(cellCapacity)
    }
    if rows * wordsPerRow > wordCapacity {
      unsafe touched.deallocate()
      unsafe conflicts.deallocate()
      wordCapacity = rows * wordsPerRow
      unsafe touched = unsafe Self.zeros(wordCapacity)
      unsafe conflicts = unsafe Self.zeros(wordCapacity)
    }
  }

  private static func zeros<Value: FixedWidthInteger>(
    _ count: Int
  ) -> UnsafeMutablePointer<Value> {
    // SAFETY: All `count` elements are allocated and filled here, and the caller owns them.
    let memory = UnsafeMutablePointer<Value>.allocate(capacity: count)
    unsafe memory.initialize(repeating: 0, count: count)
    return unsafe memory
  }
}
