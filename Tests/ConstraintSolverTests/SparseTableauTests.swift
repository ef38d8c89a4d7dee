import Testing

@testable import ConstraintSolver

/// The tableau of a group, against one that stores every coefficient.
@Suite struct SparseTableauTests {
  /// Rows of columns, all of them stored.
  private struct Dense {
    var cells: [[Double]]

    /// Exchanges what a row and a column stand for.
    mutating func pivot(_ row: Int, _ column: Int) {
      let inverse = 1 / cells[row][column]
      for index in cells[row].indices { cells[row][index] *= -inverse }
      cells[row][column] = inverse
      for other in cells.indices where other != row && cells[other][column] != 0 {
        let factor = cells[other][column]
        cells[other][column] = 0
        for index in cells[row].indices { cells[other][index] += factor * cells[row][index] }
        // What is left of a sum that cancels out.
        if abs(cells[other][column]) < 1e-13 { cells[other][column] = 0 }
      }
    }
  }

  private static func load(_ cells: [[Double]]) -> SparseTableau {
    var tableau = SparseTableau()
    tableau.reset(columnCount: cells[0].count)
    for row in cells {
      tableau.appendRow()
      for (column, cell) in row.enumerated() where cell != 0 { tableau.append(Int32(column), cell) }
    }
    tableau.finishLoading()
    return tableau
  }

  private static func cells(_ tableau: SparseTableau) -> [[Double]] {
    (0..<tableau.rowCount).map { row in
      var cells = Array(repeating: 0.0, count: tableau.columnCount)
      for index in tableau.range(row) {
        cells[Int(tableau[index].column)] = tableau[index].coefficient
      }
      return cells
    }
  }

  @Test(arguments: 0..<40) func `pivots give what they give where everything is stored`(
    seed: UInt64
  ) {
    var random = SplitMix(state: seed)
    let (rows, columns) = (2 + random.below(30), 2 + random.below(30))
    var dense = Dense(cells: [])
    for _ in 0..<rows {
      dense.cells.append(
        (0..<columns).map { _ in random.below(4) == 0 ? [1.0, -1, 2, -0.5][random.below(4)] : 0 })
    }
    var tableau = Self.load(dense.cells)
    for _ in 0..<30 {
      let column = random.below(columns)
      tableau.cross(column)
      #expect(
        tableau.crossings.map(\.row) == (0..<rows).filter { dense.cells[$0][column] != 0 })
      let large = tableau.crossings.indices.filter { abs(tableau.crossings[$0].coefficient) > 0.1 }
      guard !large.isEmpty else { continue }
      let position = large[random.below(large.count)]
      dense.pivot(tableau.crossings[position].row, column)
      tableau.pivot(at: position)
      #expect(Self.cells(tableau) == dense.cells)
    }
  }

  @Test func `rows that are far apart stay as they were`() {
    var tableau = Self.load([[1, 1, 0, 0], [1, -1, 0, 0], [0, 0, 1, 2], [0, 0, 3, 1]])
    tableau.cross(0)
    tableau.pivot(at: 0)
    #expect(Self.cells(tableau) == [[1, -1, 0, 0], [1, -2, 0, 0], [0, 0, 1, 2], [0, 0, 3, 1]])
    #expect(tableau.size == 8)
  }

  @Test func `numbers are plain if sums of them are exact`() {
    for number in [0, 1, -1, 0.5, -0.25, 1.0 / 64, 32, -31.984375] {
      #expect(SparseTableau.isPlain(number))
    }
    for number in [1.0 / 3, 0.1, 1.0 / 128, 33, -1e9, .infinity, .nan] {
      #expect(!SparseTableau.isPlain(number))
    }
  }

  @Test func `a tableau knows when it is no longer plain`() {
    var tableau = Self.load([[3, 1], [1, 1]])
    #expect(tableau.isPlain)
    tableau.cross(0)
    tableau.pivot(at: 0)
    #expect(!tableau.isPlain)
  }
}
