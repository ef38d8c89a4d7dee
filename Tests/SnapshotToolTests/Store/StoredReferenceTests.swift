import SnapshotCore
import SnapshotTool
import TestSupport
import Testing

@Suite struct StoredReferenceTests {
  private let package: ReviewedPackage

  init() throws { package = try ReviewedPackage() }

  private func all() -> [StoredReference] {
    StoredReference.all(in: package.root + "/__Snapshots__")
  }

  @Test func `plain files are found by path; hidden ones and pinned fonts are not`() throws {
    for path in [
      "B/b.1.txt", "A/a.1.png", "A/.hidden.png", ".tmp/c.1.png", "Fonts/Inter.ttf", "A/Fonts/x.ttf",
    ] {
      try package.write("__Snapshots__/" + path, [1, 2])
    }
    #expect(all().map(\.path) == ["A/Fonts/x.ttf", "A/a.1.png", "B/b.1.txt"])
    #expect(all().allSatisfy { $0.byteCount == 2 })
    #expect(all()[1].absolutePath == package.root + "/__Snapshots__/A/a.1.png")
  }

  @Test func `a file that is no snapshot's has no identifier`() throws {
    try package.write("__Snapshots__/A/a.1.png", [])
    try package.write("__Snapshots__/A/In/b.1.png", [])
    try package.write("__Snapshots__/A/readme.md", [])
    #expect(all().compactMap(\.id).map(\.relativePath) == ["A/a.1.png"])
  }

  @Test func `what a file holds is told by its bytes, and its name where those say nothing`() throws
  {
    let digest = String(repeating: "0a", count: 32)
    let pointer =
      "version https://git-lfs.github.com/spec/v1\noid sha256:\(digest)\nsize 12\n"
    try package.write("__Snapshots__/A/a.png", ReviewedPackage.png(plain(2, 2)))
    try package.write("__Snapshots__/A/b.png", Array("no picture".utf8))
    try package.write("__Snapshots__/A/c.png", Array(pointer.utf8))
    try package.write("__Snapshots__/A/d.txt", Array("text".utf8))
    let kinds = all().map { file in
      switch file.content() {
      case .picture: "picture"
      case .data: "data"
      case .pointer: "pointer"
      case .unreadable: "unreadable"
      }
    }
    #expect(kinds == ["picture", "unreadable", "pointer", "data"])
  }
}
