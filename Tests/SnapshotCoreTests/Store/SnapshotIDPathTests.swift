import SnapshotCore
import Testing

@Suite struct SnapshotIDPathTests {
  @Test(arguments: [
    "CardTests/testCard.1@2x.png", "CardTests/testCard.1.txt", "A/t.a@b@1.5x.png",
  ])
  func `the snapshot of a path has that path`(_ path: String) {
    #expect(SnapshotID(relativePath: path)?.relativePath == path)
  }

  @Test(arguments: [
    "", "a.png", "a/b/c.png", "../a.png", "A/.a.png", ".A/a.png", "A/a", "A/a.", "A/.png",
    "/a.png", "A/@2x.png", "A/a\u{0}.png", "A/\u{301}/b.png",
  ])
  func `a path that no snapshot has is none`(_ path: String) {
    #expect(SnapshotID(relativePath: path) == nil)
  }

  @Test func `this engine's file stands beside another program's, at its scale`() {
    #expect(
      SnapshotID(relativePath: "A/card.1@3x.png")?.besideForeign.relativePath
        == "A/card.1.linux@3x.png")
    #expect(
      SnapshotID(relativePath: "A/card.1.png")?.besideForeign.relativePath
        == "A/card.1.linux.png")
  }
}
