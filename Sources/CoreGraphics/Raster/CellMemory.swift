/// Cells and bits of a band of rows. All are zero between bands.
final class CellMemory {
  private(set) var cells: UnsafeMutablePointer<Int32>
  /// One bit a cell: whether a line passes through its pixel.
  private(set) var touched: UnsafeMutablePointer<UInt64>
  /// One bit a cell: whether its sum may be wrong.
  private(set) var conflicts: UnsafeMutablePointer<UInt64>
  /// 1 for rows with conflicts.
  private(set) var markedRows: UnsafeMutablePointer<UInt8>
  /// Cells of a row: two more than there are columns at least, and a multiple of four.
  private(set) var stride = 0
  private(set) var wordsPerRow = 0
  private var cellCapacity = 1 << 12
  private var wordCapacity = 1 << 8
  private var rowCapacity = 1 << 6

  init() {
    // SAFETY: `prepare` makes room for whatever a band of so many rows and columns can touch.
    cells = Self.zeros(cellCapacity)
    touched = Self.zeros(wordCapacity)
    conflicts = Self.zeros(wordCapacity)
    markedRows = Self.zeros(rowCapacity)
  }

  deinit {
    cells.deallocate()
    touched.deallocate()
    conflicts.deallocate()
    markedRows.deallocate()
  }

  func prepare(columns: Int, rows: Int) {
    stride = (columns + 5) & ~3
    wordsPerRow = (stride + 63) / 64
    if rows * stride > cellCapacity {
      cells.deallocate()
      cellCapacity = rows * stride
      cells = Self.zeros(cellCapacity)
    }
    if rows * wordsPerRow > wordCapacity {
      touched.deallocate()
      conflicts.deallocate()
      wordCapacity = rows * wordsPerRow
      touched = Self.zeros(wordCapacity)
      conflicts = Self.zeros(wordCapacity)
    }
    if rows > rowCapacity {
      markedRows.deallocate()
      rowCapacity = rows
      markedRows = Self.zeros(rowCapacity)
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
