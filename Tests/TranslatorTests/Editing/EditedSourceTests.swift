import Testing
import TranslatorInterface

@testable import Translator

@Suite struct EditedSourceTests {
  private func edited(_ source: String, _ edits: [SourceEdit]) -> EditedSource {
    EditedSource(Array(source.utf8), edits)
  }

  @Test func `edits are carried out in the order of their places`() {
    let result = edited(
      "one two three",
      [
        SourceEdit(8..<13, replacing: "three", with: "3"),
        SourceEdit(insert: "<", at: 4), SourceEdit(insert: ">", at: 7),
        SourceEdit(blank: 0..<3, of: "one"),
      ])
    #expect(result.text == "    <two> 3")
  }

  @Test func `of two edits that overlap, the outer one counts`() {
    let result = edited(
      "(one)",
      [
        SourceEdit(1..<4, replacing: "one", with: "1"),
        SourceEdit(0..<5, replacing: "(one)", with: "two"),
      ])
    #expect(result.text == "two")
  }

  @Test func `a replacement keeps the lines`() {
    let result = edited(
      "a(\n  b,\n  c)\nd", [SourceEdit(0..<12, replacing: "a(\n  b,\n  c)", with: "x")])
    #expect(result.text == "x\n\n\nd")
  }

  @Test func `blanks are as wide as the text in bytes`() {
    let result = edited("«é» x", [SourceEdit(blank: 0..<6, of: "«é»")])
    #expect(result.text == "       x")
  }

  @Test func `columns lead back past what became longer or shorter`() {
    let result = edited(
      "let a = short + b\nlet c = 1",
      [SourceEdit(8..<13, replacing: "short", with: "muchLonger"), SourceEdit(insert: "!", at: 17)])
    #expect(result.text == "let a = muchLonger + b!\nlet c = 1")
    let columns = result.columns
    #expect(columns.original(line: 1, column: 5) == 5)
    #expect(columns.original(line: 1, column: 12) == 9)
    #expect(columns.original(line: 1, column: 20) == 15)
    #expect(columns.original(line: 1, column: 22) == 17)
    #expect(columns.original(line: 2, column: 7) == 7)
  }

  @Test func `inserted code names the author's for which it stands`() {
    let origin = ColumnMap.Origin(path: "/b.swift", line: 7, column: 3)
    let edited = EditedSource(
      Array("class A {}".utf8), [SourceEdit(insert: " var b = 1;", at: 9, for: origin)])
    #expect(edited.text == "class A { var b = 1;}")
    #expect(edited.columns.origin(line: 1, column: 15) == origin)
    #expect(edited.columns.origin(line: 1, column: 5) == nil)
    #expect(edited.columns.origin(line: 1, column: 21) == nil)
  }
}
