import SnapshotTool
import Testing
import TranslatorInterface

@Suite struct PreviewTestsTests {
  private func preview(
    _ name: String?, line: Int, module: String = "Cards", path: String = "/src/Card.swift"
  ) -> TranslatedPreview {
    TranslatedPreview(
      module: module, path: path, line: line, column: 1, symbol: "__Preview_\(module)_\(line)",
      name: name)
  }

  private func tests(_ previews: [TranslatedPreview]) throws -> PreviewTests {
    try #require(PreviewTests(previews))
  }

  @Test func `without previews there are no tests`() {
    #expect(PreviewTests([]) == nil)
  }

  @Test func `each preview is a test by its name, and knows where it is`() throws {
    let text = try tests([preview("Dark: \"a`b\\c\" (1/2)", line: 4)]).text
    #expect(text.contains("struct `Previews of Card` {"))
    #expect(text.contains("@Test func `Dark a b c 1 2`() {"))
    #expect(text.contains(#"__Preview_Cards_4.self, named: "Dark: \"a`b\\c\" (1/2)","#))
    #expect(text.contains(#"fileID: "Cards/Card.swift", file: "/src/Card.swift","#))
    #expect(text.contains("line: 4, column: 1"))
    #expect(text.contains("import Cards\n"))
  }

  @Test func `previews without a name are numbered among themselves`() throws {
    let text = try tests([
      preview(nil, line: 1), preview("A", line: 2), preview("", line: 3), preview("♠", line: 4),
    ]).text
    #expect(text.contains("__Preview_Cards_1.self, named: \"Preview 1\""))
    #expect(text.contains("__Preview_Cards_3.self, named: \"Preview 2\""))
    #expect(text.contains("__Preview_Cards_4.self, named: \"♠\""))
    #expect(text.contains("namesakeLines: [],"))
    #expect(!text.contains("namesakeLines: [1"))
  }

  @Test func `names that would be one file are told of each other, and differ as tests`() throws {
    let text = try tests([
      preview("Dark", line: 1), preview("dark.", line: 2), preview("Light", line: 3),
      preview("Preview 1", line: 5), preview(nil, line: 6),
    ]).text
    #expect(text.contains("namesakeLines: [2],"))
    #expect(text.contains("namesakeLines: [1],"))
    #expect(text.contains("namesakeLines: [6],"))
    #expect(text.contains("namesakeLines: [5],"))
    let functions = text.split(separator: "\n").filter { $0.contains("@Test func") }
    #expect(Set(functions).count == 5)
  }

  @Test func `files of one name in two modules have suites of their own`() throws {
    let tests = try tests([
      preview("A", line: 1), preview("A", line: 1, module: "Forms", path: "/f/Card.swift"),
    ])
    #expect(tests.text.contains("struct `Previews of Card` {"))
    #expect(tests.text.contains("struct `Previews of Card in Forms` {"))
    #expect(tests.modules == ["Cards", "Forms"])
    #expect(!tests.text.contains("namesakeLines: [1]"))
  }
}
