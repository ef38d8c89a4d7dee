import SwiftUI
import Testing

/// Where iOS recorded grids.
@MainActor @Suite struct GridOracleTests {
  private func heights(_ cells: [[String]], width: CGFloat) throws -> [CGFloat] {
    let grid = Grid(horizontalSpacing: 1, verticalSpacing: 1) {
      ForEach(cells.indices, id: \.self) { row in
        GridRow {
          ForEach(cells[row].indices, id: \.self) { column in
            Text(verbatim: cells[row][column]).padding(.horizontal, 13)
          }
        }
      }
    }
    return try Hosted(grid, width: width, height: 600).frames("Text").map(\.height)
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
}
