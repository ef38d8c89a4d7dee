import SnapshotCore
import Testing

@Suite struct ViewTreeFramesTests {
  private func tree(_ alpha: String) throws -> ViewTree {
    let frame = ViewFrame(x: 0, y: 0, width: 10, height: 10)
    return try #require(
      ViewTree([
        .init(depth: 0, type: "Card", frame: frame),
        .init(
          depth: 1, type: "Dot", name: "dot", frame: frame,
          properties: [.init("alpha", alpha)]),
      ]))
  }

  @Test func `the trees of frames are one tree, and can be had one by one`() throws {
    let frames = [try tree("0.1"), try tree("0.5"), try tree("0.9")]
    let strip = try #require(ViewTree(frames: frames, times: [0, 0.1, 0.25]))
    #expect(strip.nodes.map(\.depth) == [0, 1, 2, 3, 1, 2, 3, 1, 2, 3])
    #expect(strip.nodes.filter { $0.depth == 1 }.map(\.name) == ["0 s", "0.1 s", "0.25 s"])
    for index in frames.indices { #expect(strip.frame(index) == frames[index]) }
    #expect(strip.frame(3) == nil)
    #expect(strip.frame(-1) == nil)
  }

  @Test func `a picture’s tree is its first frame`() throws {
    let tree = try tree("1")
    #expect(tree.frame(0) == tree)
    #expect(tree.frame(1) == nil)
  }

  @Test func `frames that are too many to keep have no tree`() throws {
    let tree = try tree("1")
    let count = ViewTree.maximumNodeCount / 2
    #expect(
      ViewTree(
        frames: Array(repeating: tree, count: count), times: (0..<count).map(Double.init)) == nil)
    #expect(ViewTree(frames: [tree], times: []) == nil)
    #expect(ViewTree(frames: [], times: []) == nil)
  }
}
