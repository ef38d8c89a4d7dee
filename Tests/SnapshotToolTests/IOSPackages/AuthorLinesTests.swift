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
    var lines = AuthorLines([
      TranslationResponse.File(
        path: path, translatedPath: "/mirror/Card.linux.swift", columns: columns, text: nil)
    ])
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

  @Test func `a message about inserted code names and quotes the author's construct`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/Sheet.swift"
    try "extension Sheet {\n  override func size() {}\n}\n".write(
      toFile: path, atomically: true, encoding: .utf8)
    var columns = ColumnMap()
    columns.add(
      line: 1, start: 13, end: 60, old: 13, next: 13,
      origin: ColumnMap.Origin(path: path, line: 2, column: 17))
    let other = folder.path + "/Class.swift"
    var lines = AuthorLines([
      TranslationResponse.File(
        path: other, translatedPath: "/mirror/Class.linux.swift", columns: columns, text: nil)
    ])
    let output = [
      "\(other):1:40: error: method does not override any method from its superclass",
      " 2 | #sourceLocation(file: \"\(other)\", line: 1)",
      " 3 | class Sheet { override func size() { __extension_Sheet_size() };}",
      "   |                             `- error: method does not override any method",
      "[3/4] Compiling Class.swift",
    ].flatMap { lines.originals($0) }
    #expect(
      output == [
        "\(path):2:17: error: method does not override any method from its superclass",
        "2 |   override func size() {}",
        "  |                 `- error: method does not override any method from its superclass",
        "[3/4] Compiling Class.swift",
      ])
  }

  @Test func `what is about other files stays as it is`() {
    var lines = AuthorLines([])
    let line = "/package/Card.swift:2:28: error: cannot find 'd' in scope"
    #expect(lines.original(line) == line)
    #expect(lines.original(" 4 | let a = b") == " 4 | let a = b")
  }

  @Test func `places that macros know become the author's, with and without a folder`() {
    var columns = ColumnMap()
    columns.add(line: 5, start: 0, end: 4, old: 0, next: 2)
    var lines = AuthorLines([
      TranslationResponse.File(
        path: "/package/Tests/A B/Card.swift",
        translatedPath: "/package/.build/snapshot-package/Sources/A B/Card.linux.swift",
        columns: columns, text: nil)
    ])
    let name = "✘ Test card() recorded an issue at Card.linux.swift:7:9: Caught error: .lost"
    #expect(
      lines.original(name)
        == "✘ Test card() recorded an issue at Card.swift:5:7: Caught error: .lost")
    let path = "/package/.build/snapshot-package/Sources/A B/Card.linux.swift:7: error: A.b : no"
    #expect(lines.original(path) == "/package/Tests/A B/Card.swift:5: error: A.b : no")
    let other = "✘ Test card() recorded an issue at Other.linux.swift:7:9: Caught error: .lost"
    #expect(lines.original(other) == other)
    let place = lines.author(
      file: "/package/.build/snapshot-package/Sources/A B/Card.linux.swift", line: 7)
    #expect(place == ("/package/Tests/A B/Card.swift", 5))
    #expect(lines.author(file: "/else.swift", line: 7) == ("/else.swift", 7))
  }
}
