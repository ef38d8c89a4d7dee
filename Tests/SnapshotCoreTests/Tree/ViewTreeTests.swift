import CoreGraphics
import SnapshotCore
import Testing

@Suite struct ViewTreeTests: TreeReferences {
  let image = PixelImage(width: 1, height: 1, bytes: [1, 2, 3, 255])

  private func made(_ nodes: ViewTree.Node...) -> ViewTree? { ViewTree(nodes) }

  @Test func `a tree is read from a reference as it was written`() throws {
    let views = made(
      node(0, "View<Int, \\n>", "tab\tname", ("text", "“Zeile\n=\u{1}\u{7f}äöü 👩‍👧\\”")),
      node(1, "A"), node(2, "B", "b", ("k", "")), node(1, "C"))
    let tree = try #require(views)
    let record = try #require(TreeRecord(tree))
    let reference = try Reference(
      Reference.encode(image, metadata: ReferenceMetadata(scale: 2), tree: record), path: "")
    #expect(reference.treeDigest == record.digest)
    #expect(try reference.tree() == tree)
    #expect(reference.statedPixelDigest != nil)
    #expect(try reference.image() == image)
  }

  @Test func `a reference without a tree has none`() throws {
    let bytes = try Reference.encode(image, metadata: ReferenceMetadata(scale: 2))
    let reference = try Reference(bytes, path: "")
    #expect(reference.treeDigest == nil)
    #expect(try reference.tree() == nil)
  }

  @Test func `nodes that are no tree make none`() {
    #expect(ViewTree([]) == nil)
    #expect(made(node(1, "A")) == nil)
    #expect(made(node(0, "A"), node(0, "B")) == nil)
    #expect(made(node(0, "A"), node(2, "B")) == nil)
    #expect(made(node(0, "A"), node(-1, "B")) == nil)
  }

  @Test func `no number is a frame, and no size overflows one`() {
    let frame = ViewFrame(x: .nan, y: .infinity, width: -.infinity, height: 1e300)
    #expect(frame.x == 0)
    #expect(frame.y == frame.height && frame.y == -frame.width && frame.y > 0)
  }

  @Test func `a tree that is not the one of its digest is not read`() {
    let tree = "1\nA\t\t0 0 1 1\n"
    #expect(error(tree) == nil)
    #expect(error(tree, digest: "0")?.contains("its digest differs") == true)
  }

  @Test func `what is no zlib stream is not read`() throws {
    let bytes = try PNGCodec.inserting(
      [("Snapshot:TreeDigest", "0")], into: PNGCodec.encode(image.png))
    #expect(throws: TreeError.damaged(reason: "it does not exist")) {
      try Reference(bytes, path: "").tree()
    }
  }
}
