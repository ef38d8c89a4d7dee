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
            Text(verbatim: cells[row][column]).fixedSize(horizontal: false, vertical: true)
              .padding(.horizontal, 13)
          }
        }
      }
    }
    // The library's own themes give tables a fixed vertical size, so that no height is offered.
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
  // testTableBackground.1.png: each of two columns is offered half of the width, though the first
  // one takes no more than 102 points. testTable.1.png has the same cells without a height, and two
  // lines where these have four.
  @Test func `texts of a fixed vertical size get an even share where a height is offered`() throws {
    let cells = [
      ["Command", "Description"], ["git status", "List all new or modified files"],
      ["git diff", "Show file differences that haven't been staged"],
    ]
    func lines(isOfferedHeight: Bool) throws -> [CGFloat] {
      try heights(cells, width: 339, isOfferedHeight: isOfferedHeight)
        .map { ($0 / 20.5).rounded() }
    }
    #expect(try lines(isOfferedHeight: true) == [1, 1, 1, 2, 1, 4])
    #expect(try lines(isOfferedHeight: false).last == 2)
  }

  // gonzalezreal/swift-markdown-ui, MarkdownTableTests/testTableAlignment.1.png: the picture stayed
  // the same when the tables got a fixed vertical size.
  @Test func `columns of the same flexibility are offered the same with a height as well`() throws {
    let titles = ["Default", "Leading", "Center", "Trailing"]
    let cells = [titles, Array(repeating: "git status", count: 4)]
    #expect(
      try heights(cells, width: 363, isOfferedHeight: true)
        == heights(cells, width: 363, isOfferedHeight: false))
  }

  /// The library's layout of a picture: its own size, or smaller in proportion.
  private struct ReducedToFit: Layout {
    let size: CGSize

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      let width = min(proposal.width ?? size.width, size.width)
      return CGSize(width: width, height: size.height * width / size.width)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) { subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }

  // gonzalezreal/swift-markdown-ui, MarkdownTableTests/testTableWithImages.1.png: in 340 points, a
  // picture of 500 points is 167 points wide beside one of 125, with a height and without.
  @Test(arguments: [false, true])
  func `a picture gets what a narrower column leaves`(isOfferedHeight: Bool) throws {
    func picture(_ width: CGFloat, _ height: CGFloat) -> some View {
      ReducedToFit(size: CGSize(width: width, height: height)) { Color.red }
        .padding(.horizontal, 12)
    }
    let grid = Grid(horizontalSpacing: 0) {
      GridRow {
        picture(500, 300)
        picture(125, 75)
      }
    }
    let table = grid.fixedSize(horizontal: false, vertical: !isOfferedHeight)
    let widths = try Hosted(table, width: 340, height: 600).frames("Color").map(\.width)
    #expect(widths == [167, 125])
  }

  @Test func `a word is not broken where another column leaves room for it`() throws {
    let word = try answer(Text(verbatim: "Luzern"), width: nil, height: nil)
    let grid = Grid(horizontalSpacing: 0) {
      GridRow {
        Text(verbatim: "Luzern")
        Text(verbatim: "8")
      }
    }
    let hosted = try Hosted(grid, width: word.width.rounded(.up) + 20, height: 200)
    #expect(hosted.frames("Text").map(\.height) == [word.height, word.height])
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
