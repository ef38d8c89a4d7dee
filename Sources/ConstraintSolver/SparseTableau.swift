/// Rows of coefficients by column, of which only those cells are stored that may differ from 0.
///
/// A row lists its cells by column, a column the rows that have a cell there: a step looks at what
/// it changes and at nothing else. Both lists only grow, within room that doubles.
struct SparseTableau: Sendable {
  /// A cell of the column that is looked at.
  struct Crossing {
    var row: Int
    /// Where the cell is stored, until the row changes.
    var cell: Int
    var coefficient: Double
  }

  /// Lists of items in one array, each with room at its end.
  struct Lists<Item: Sendable>: Sendable {
    struct Span: Sendable {
      var start: Int
      var length: Int
      var room: Int
      /// How many items are in order; those behind came later.
      var sorted = 0
    }

    fileprivate(set) var spans: [Span] = []
    fileprivate(set) var items: [Item] = []

    @inline(__always)
    func range(_ list: Int) -> Range<Int> {
      let span = spans[list]
      return span.start..<(span.start + span.length)
    }

    mutating func removeAll() {
      spans.removeAll(keepingCapacity: true)
      items.removeAll(keepingCapacity: true)
    }

    /// Makes a list longer; what the new items are is not said.
    mutating func grow(_ list: Int, by count: Int, filler: Item) {
      let wanted = spans[list].length + count
      if wanted > spans[list].room {
        let range = range(list)
        let fresh = max(4, 2 * wanted)
        spans[list].start = items.count
        spans[list].room = fresh
        for index in range { items.append(items[index]) }
        for _ in range.count..<fresh { items.append(filler) }
      }
      spans[list].length = wanted
    }
  }

  struct Cell: Sendable {
    var column: Int32
    var coefficient: Double
  }

  private(set) var columnCount = 0
  private(set) var cells = Lists<Cell>()
  private var columns = Lists<Int32>()
  /// The cells of a column, by row, after `cross`.
  private(set) var crossings: [Crossing] = []
  /// The row of the last pivot.
  private(set) var pivotRow: [Cell] = []
  /// Whether every coefficient is a whole number of 64ths, up to 32: sums of products of such
  /// numbers are exact, in whatever order they are added.
  private(set) var isPlain = true
  private var late: [Int32] = []

  var rowCount: Int { cells.spans.count }

  /// How much is stored.
  var size: Int { cells.items.count }

  /// Whether a number is a whole number of 64ths, up to 32.
  @inline(__always)
  static func isPlain(_ number: Double) -> Bool {
    let scaled = number * 64
    return abs(scaled) <= 2048 && Double(Int(scaled)) == scaled
  }

  // MARK: Loading

  /// Begins anew. Rows follow, by `appendRow` and `append`, and `finishLoading`.
  mutating func reset(columnCount count: Int) {
    columnCount = count
    isPlain = true
    cells.removeAll()
    columns.removeAll()
    columns.spans.append(
      contentsOf: repeatElement(.init(start: 0, length: 0, room: 0), count: count))
  }

  mutating func appendRow() {
    cells.spans.append(.init(start: cells.items.count, length: 0, room: 0))
  }

  /// Appends a cell to the last row, whose cells come by ascending columns.
  mutating func append(_ column: Int32, _ coefficient: Double) {
    cells.items.append(Cell(column: column, coefficient: coefficient))
    cells.spans[cells.spans.count - 1].length += 1
    columns.spans[Int(column)].room += 1
    if !Self.isPlain(coefficient) { isPlain = false }
  }

  mutating func finishLoading() {
    var total = 0
    for column in 0..<columnCount {
      columns.spans[column].start = total
      total += columns.spans[column].room
    }
    columns.items.append(contentsOf: repeatElement(0, count: total))
    for row in cells.spans.indices {
      let range = cells.range(row)
      cells.spans[row].room = range.count
      for index in range {
        let column = Int(cells.items[index].column)
        let count = columns.spans[column].length
        columns.items[columns.spans[column].start + count] = Int32(row)
        columns.spans[column].length = count + 1
        columns.spans[column].sorted = count + 1
      }
    }
  }

  // MARK: Looking

  @inline(__always)
  func range(_ row: Int) -> Range<Int> { cells.range(row) }

  @inline(__always)
  subscript(cell: Int) -> Cell { cells.items[cell] }

  /// Lists in `crossings` where a column's coefficients are not 0.
  mutating func cross(_ column: Int) {
    sortRows(of: column)
    crossings.removeAll(keepingCapacity: true)
    for index in columns.range(column) {
      let row = Int(columns.items[index])
      let cell = self.cell(row, column)
      let coefficient = cells.items[cell].coefficient
      if coefficient != 0 {
        crossings.append(Crossing(row: row, cell: cell, coefficient: coefficient))
      }
    }
  }

  /// Where a row has the cell of a column that lists the row.
  @inline(__always)
  private func cell(_ row: Int, _ column: Int) -> Int {
    let start = cells.spans[row].start
    var count = cells.spans[row].length
    if count == columnCount { return start + column }
    var low = start
    while count > 1 {
      let half = count / 2
      if cells.items[low + half].column <= column { low += half }
      count -= half
    }
    return low
  }

  private mutating func sortRows(of column: Int) {
    let range = columns.range(column)
    let sorted = columns.spans[column].sorted
    if sorted == range.count { return }
    late.removeAll(keepingCapacity: true)
    for index in range.dropFirst(sorted) { late.append(columns.items[index]) }
    late.sort()
    var target = range.upperBound - 1
    var early = range.lowerBound + sorted - 1
    while let row = late.last {
      if early >= range.lowerBound, columns.items[early] > row {
        columns.items[target] = columns.items[early]
        early -= 1
      } else {
        columns.items[target] = row
        late.removeLast()
      }
      target -= 1
    }
    columns.spans[column].sorted = range.count
  }

  // MARK: Pivoting

  /// Exchanges what a row and the column in `crossings` stand for.
  ///
  /// - Parameter position: Which of `crossings` the row is.
  mutating func pivot(at position: Int) {
    let pivot = crossings[position]
    let inverse = 1 / pivot.coefficient
    pivotRow.removeAll(keepingCapacity: true)
    for index in cells.range(pivot.row) {
      let fresh = index == pivot.cell ? inverse : cells.items[index].coefficient * -inverse
      cells.items[index].coefficient = fresh
      if isPlain, !Self.isPlain(fresh) { isPlain = false }
      pivotRow.append(cells.items[index])
    }
    for index in crossings.indices where index != position { addPivotRow(to: crossings[index]) }
  }

  private mutating func addPivotRow(to crossing: Crossing) {
    let (row, factor) = (crossing.row, crossing.coefficient)
    cells.items[crossing.cell].coefficient = 0
    let range = cells.range(row)
    var missing = 0
    var isStillPlain = true
    if range.count == columnCount {
      for cell in pivotRow {
        let index = range.lowerBound + Int(cell.column)
        let sum = cells.items[index].coefficient + factor * cell.coefficient
        cells.items[index].coefficient = sum
        isStillPlain = isStillPlain && Self.isPlain(sum)
      }
    } else {
      var index = range.lowerBound
      for cell in pivotRow {
        while index < range.upperBound, cells.items[index].column < cell.column { index += 1 }
        guard index < range.upperBound, cells.items[index].column == cell.column else {
          missing += 1
          continue
        }
        let sum = cells.items[index].coefficient + factor * cell.coefficient
        cells.items[index].coefficient = sum
        isStillPlain = isStillPlain && Self.isPlain(sum)
      }
    }
    if abs(cells.items[crossing.cell].coefficient) < 1e-13 {
      cells.items[crossing.cell].coefficient = 0
    }
    if missing > 0 { fillIn(row, factor, missing) }
    if !isStillPlain { isPlain = false }
  }

  /// Inserts the cells of the pivot's row that a row has none for.
  private mutating func fillIn(_ row: Int, _ factor: Double, _ missing: Int) {
    var source = cells.spans[row].length - 1
    cells.grow(row, by: missing, filler: Cell(column: 0, coefficient: 0))
    let start = cells.spans[row].start
    var target = cells.spans[row].length - 1
    var next = pivotRow.count - 1
    while next >= 0, target > source {
      let cell = pivotRow[next]
      if source >= 0, cells.items[start + source].column >= cell.column {
        let old = cells.items[start + source]
        cells.items[start + target] = old
        if old.column == cell.column { next -= 1 }
        source -= 1
      } else {
        let product = factor * cell.coefficient
        if isPlain, !Self.isPlain(product) { isPlain = false }
        cells.items[start + target] = Cell(column: cell.column, coefficient: product)
        note(row, in: Int(cell.column))
        next -= 1
      }
      target -= 1
    }
  }

  private mutating func note(_ row: Int, in column: Int) {
    let span = columns.spans[column]
    let isNext =
      span.sorted == span.length
      && (span.length == 0 || columns.items[span.start + span.length - 1] < Int32(row))
    columns.grow(column, by: 1, filler: 0)
    columns.items[columns.spans[column].start + span.length] = Int32(row)
    if isNext { columns.spans[column].sorted = span.length + 1 }
  }
}
