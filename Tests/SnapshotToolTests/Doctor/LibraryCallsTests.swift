import SnapshotCore
import TestSupport
import Testing

@testable import SnapshotTool

@Suite struct LibraryCallsTests {
  private func names(_ source: String) -> [String] {
    LibraryCalls.places(in: Array(source.utf8)).map { "\($0.line) \($0.name)" }
  }

  @Test func `calls of the C library's own functions are found with their lines`() {
    #expect(names("let a = erf(x)\n\nlet b = y + Foundation.j0(1)") == ["1 erf", "3 j0"])
    #expect(names("let t = AffineTransform(scale: 2)") == ["1 AffineTransform"])
  }

  @Test(arguments: [
    "sin(x)", "let erf = 1", "model.erf(x)", "func erf(_ x: Double) {}", "// erf(x)",
    "/* /* erf(x) */ erf(x) */", "\"erf(x)\"", "\"\\\" erf(x)\"", "perf(x)",
  ])
  func `what only looks like one is no call`(_ source: String) {
    #expect(names(source) == [])
  }

  @Test func `sources are read, tests and hidden folders are not`() throws {
    let folder = try TemporaryFolder()
    for path in ["Sources/A", "Tests/ATests", ".build/x", "__Snapshots__"] {
      try FileAccess.makeFolder(folder.path + "/" + path)
      try FileAccess.write(Array("_ = erf(1)".utf8), to: folder.path + "/" + path + "/B.swift")
    }
    try FileAccess.write(Array("_ = erf(1)".utf8), to: folder.path + "/Sources/A/notes.txt")
    let calls = LibraryCalls(root: folder.path)
    #expect(calls.fileCount == 1)
    #expect(calls.places.map(\.description) == ["Sources/A/B.swift:1 erf"])
  }
}
