import SnapshotTool
import TestSupport
import Testing
import TranslatorInterface

@Suite struct AuthorLinesTests {
  @Test func `messages and what they quote are the author's`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/Card.swift"
    try "import UIKit\nlet a = #selector(b), c = d\n".write(
      toFile: path, atomically: true, encoding: .utf8)
    var columns = ColumnMap()
    // `#selector(b)` became `Selector("b")`, one byte longer.
    columns.add(line: 2, start: 8, end: 21, old: 8, next: 20)
    var lines = AuthorLines([path: columns])
    let output = [
      "\(path):2:28: error: cannot find 'd' in scope",
      " 3 | import UIKit",
      " 4 | let a = Selector(\"b\"), c = d",
      "   |                            `- error: cannot find 'd' in scope",
      "[3/4] Compiling Card.swift",
    ].map { lines.original($0) }
    #expect(
      output == [
        "\(path):2:27: error: cannot find 'd' in scope",
        " 1 | import UIKit",
        " 2 | let a = #selector(b), c = d",
        "   |                           `- error: cannot find 'd' in scope",
        "[3/4] Compiling Card.swift",
      ])
  }

  @Test func `what is about other files stays as it is`() {
    var lines = AuthorLines([:])
    let line = "/package/Card.swift:2:28: error: cannot find 'd' in scope"
    #expect(lines.original(line) == line)
    #expect(lines.original(" 4 | let a = b") == " 4 | let a = b")
  }
}
