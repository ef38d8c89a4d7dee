import SwiftUI
import Testing

/// Where iOS recorded grids.
@MainActor @Suite struct GridOracleTests {
  private func heights(
    _ cells: [[String]], width: CGFloat, isOfferedHeight: Bool = false
  ) throws -> [CGFloat] {
    let grid = Grid(horizontalSpacing: 1, verticalSpacing: 1) {
      ForEach(cells.indices, id: \.self) { row in
        GridRow {
          ForEach(cells[row].indices, id: \.self) { column in
            Text(verbatim: cells[row][column]).padding(.horizontal, 13)
          }
        }
      }
    }
    // The library's tables have a fixed height in these pictures, which is none that is offered.
    let table = grid.fixedSize(horizontal: false, vertical: !isOfferedHeight)
    return try Hosted(table, width: width, height: 600).frames("Text").map(\.height)
  }

  // gonzalezreal/swift-markdown-ui, MarkdownTableTests/testTableAlignment.1.png: "git status" has
  // two lines in each of four columns, though three of them leave room for one in the fourth.
  @Test func `columns of the same flexibility are offered the same`() throws {
    let titles = ["Default", "Leading", "Center", "Trailing"]
    let heights = try heights([titles, Array(repeating: "git status", count: 4)], width: 363)
    #expect(heights[..<4].allSatisfy { $0 == 20.5 })
    #expect(Set(heights[4...]).count == 1)
    #expect(heights[4] > 40)
  }

  // gonzalezreal/swift-markdown-ui, MarkdownTableTests/testTable.1.png: the second column gets
  // what the first leaves.
  @Test func `a more flexible column gets what the others leave`() throws {
    let heights = try heights([["git status", "Show file differences"]], width: 320)
    #expect(heights == [20.5, 20.5])
  }

  // gonzalezreal/swift-markdown-ui, MarkdownTableTests/testTableBorder.1.png and
  // testTableBackground.1.png: two columns in 337 points are both offered half of them, though the
  // first one takes no more than 102.
  @Test func `columns of texts are offered the same where there is a height for them`() throws {
    let cells = [
      ["Command", "Description"], ["git status", "List all new or modified files"],
      ["git diff", "Show file differences that haven't been staged"],
    ]
    let lines = try heights(cells, width: 339, isOfferedHeight: true).map { ($0 / 20.5).rounded() }
    #expect(lines == [1, 1, 1, 2, 1, 4])
  }

  @Test func `an endless column gets what columns of texts leave, with a height as well`() throws {
    let grid = Grid(horizontalSpacing: 0) {
      GridRow {
        Text(verbatim: "Name").frame(minWidth: 60, maxWidth: 80)
        Color.red
      }
    }
    #expect(try Hosted(grid, width: 200, height: 60).frames("Color").map(\.width) == [120])
  }
}
