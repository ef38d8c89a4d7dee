/// Cells and bits of a band of rows. All are zero between bands.
final class CellMemory {
  private(set) var cells: UnsafeMutablePointer<Int32>
  /// One bit a cell: whether a line passes through its pixel.
  private(set) var touched: UnsafeMutablePointer<UInt64>
  /// One bit a cell: whether its sum may be wrong.
  private(set) var conflicts: UnsafeMutablePointer<UInt64>
  /// By cell: the last piece in the log, if a line passes through its pixel; else anything.
  private(set) var lasts: UnsafeMutablePointer<Int32>
  /// Cells of a row: two more than there are columns at least, and a multiple of four.
  private(set) var stride = 0
  private(set) var wordsPerRow = 0
  private var cellCapacity = 1 << 12
  private var wordCapacity = 1 << 8

  init() {
    // SAFETY: `prepare` makes room for whatever a band of so many rows and columns can touch.
    cells = Self.zeros(cellCapacity)
    touched = Self.zeros(wordCapacity)
    conflicts = Self.zeros(wordCapacity)
    lasts = Self.zeros(cellCapacity)
  }

  deinit {
    cells.deallocate()
    touched.deallocate()
    conflicts.deallocate()
    lasts.deallocate()
  }

  func prepare(columns: Int, rows: Int) {
    stride = (columns + 5) & ~3
    wordsPerRow = (stride + 63) / 64
    if rows * stride > cellCapacity {
      cells.deallocate()
      cellCapacity = rows * stride
      cells = Self.zeros(cellCapacity)
      lasts.deallocate()
      lasts = Self.zeros(cellCapacity)
    }
    if rows * wordsPerRow > wordCapacity {
      touched.deallocate()
      conflicts.deallocate()
      wordCapacity = rows * wordsPerRow
      touched = Self.zeros(wordCapacity)
      conflicts = Self.zeros(wordCapacity)
    }
  }

  private static func zeros<Value: FixedWidthInteger>(
    _ count: Int
  ) -> UnsafeMutablePointer<Value> {
    let memory = UnsafeMutablePointer<Value>.allocate(capacity: count)
    memory.initialize(repeating: 0, count: count)
    return memory
  }
}
