import SnapshotCore
import Testing

@Suite struct ViewTreeTextTests: TreeReferences {
  let image = PixelImage(width: 1, height: 1, bytes: [1, 2, 3, 255])

  private func made(_ nodes: ViewTree.Node...) -> ViewTree? { ViewTree(nodes) }

  @Test func `the text has a line for each view`() throws {
    let views = made(
      node(0, "CardView", "", ("alpha", "0.5")), node(1, "UILabel", "titleLabel"))
    let tree = try #require(views)
    #expect(
      tree.text == """
        1
        CardView\t\t16 -0.5 84.333 20\talpha=0.5
         UILabel\ttitleLabel\t16 -0.5 84.333 20

        """)
  }
}
