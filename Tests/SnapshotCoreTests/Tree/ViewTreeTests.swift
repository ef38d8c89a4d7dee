import CoreGraphics
import SnapshotCore
import Testing

@Suite struct ViewTreeTests {
  private let image = PixelImage(width: 1, height: 1, bytes: [1, 2, 3, 255])

  private func made(_ nodes: ViewTree.Node...) -> ViewTree? { ViewTree(nodes) }

  private func node(
    _ depth: Int, _ type: String, _ name: String = "", _ properties: (String, String)...
  ) -> ViewTree.Node {
    ViewTree.Node(
      depth: depth, type: type, name: name,
      frame: ViewFrame(x: 16, y: -0.5, width: 84.333_333, height: 20),
      properties: properties.map { ViewTree.Property($0.0, $0.1) })
  }

  /// A reference that says it has `text` as its tree.
  private func reference(_ text: String, digest: String? = nil) throws -> Reference {
    let bytes = try PNGCodec.encode(image.png)
    let stated = digest ?? String(SHA256.digest(of: Array(text.utf8)).description.prefix(32))
    let texts = [("Snapshot:Renderer", "Snapshot"), ("Snapshot:TreeDigest", stated)]
    return try Reference(
      PNGCodec.inserting(
        compressed: text, keyword: "Snapshot:Tree",
        into: PNGCodec.inserting(texts, into: bytes)), path: "a.png")
  }

  private func error(_ text: String, digest: String? = nil) -> String? {
    do {
      _ = try reference(text, digest: digest).tree()
      return nil
    } catch {
      return error is TreeError ? "\(error)" : nil
    }
  }

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

  @Test(arguments: [
    "", "1", "1\n", "1\nA", "1\nA\t\t0 0 1 1", "1\n\t\t0 0 1 1\n", "1\nA\tn\n", "1\nA\t\t0 0 1\n",
    "1\nA\t\t0 0 1 1 1\n", "1\nA\t\t0 0 1 x\n", "1\nA\t\t0 0 1 1.2345\n", "1\nA\t\t0 0 1 1..2\n",
    "1\nA\t\t0 0 1 99999999999999999999\n", "1\nA\t\t0 0 1 -\n", "1\nA\t\t0 0 1 1\tkey\n",
    "1\nA\t\t0 0 1 1\t=x\n", "1\nA\t\t0 0 1 1\tk=\\x\n", "1\nA\t\t0 0 1 1\tk=\\",
    "1\nA\t\t0 0 1 1\tk=\\u{ff}\n", "1\nA\t\t0 0 1 1\tk=\\u}\n", "1\nA\t\t0 0 1 1\tk=\\u",
    "1\n A\t\t0 0 1 1\n", "1\nA\t\t0 0 1 1\nB\t\t0 0 1 1\n", "1\nA\t\t0 0 1 1\n  B\t\t0 0 1 1\n",
  ])
  func `a text that is no tree is an error that says so`(_ text: String) {
    #expect(error(text)?.contains("is damaged") == true)
  }

  @Test func `the limits hold`() {
    let node = "A\t\t0 0 1 1\n"
    let deep = (0...600).map { String(repeating: " ", count: $0) + node }.joined()
    #expect(error("1\n" + deep)?.contains("no tree") == true)
    let wide = node + String(repeating: " " + node, count: 20_000)
    #expect(error("1\n" + wide)?.contains("more than 20,000 views") == true)
    let long = "A\t\t0 0 1 1\tk=" + String(repeating: "x", count: 1 << 20) + "\n"
    #expect(error("1\n" + long)?.contains("cannot be inflated") == true)
  }

  @Test func `a tree of another version is not read`() {
    #expect(error("2\nwhatever comes then")?.contains("of version 2, not 1") == true)
  }

  @Test func `a tree that is not the one of its digest is not read`() {
    let tree = "1\nA\t\t0 0 1 1\n"
    #expect(error(tree) == nil)
    #expect(error(tree, digest: "0")?.contains("its digest is another") == true)
  }

  @Test func `what is no zlib stream is not read`() throws {
    let bytes = try PNGCodec.inserting(
      [("Snapshot:TreeDigest", "0")], into: PNGCodec.encode(image.png))
    #expect(throws: TreeError.damaged(reason: "it is not there")) {
      try Reference(bytes, path: "").tree()
    }
  }
}
