import Foundation
import ObjectiveCRuntime
import Testing

@Suite struct MarkdownBlocksTests {
  /// A line for each paragraph: what it is inside of, from the outside in, and its text.
  private func outline(_ markdown: String) throws -> [String] {
    let text = try AttributedString(markdown: markdown)
    return text.runs[AttributeScopes.MarkdownAttributes.PresentationIntentAttribute.self].map {
      intent, range in
      let kinds = (intent?.components ?? []).reversed().map { name($0.kind) }
      return kinds.joined(separator: "/") + ": " + String(text[range].characters)
    }
  }

  private func name(_ kind: PresentationIntent.Kind) -> String {
    switch kind {
    case .paragraph: "p"
    case .header(let level): "h\(level)"
    case .orderedList: "ol"
    case .unorderedList: "ul"
    case .listItem(let ordinal): "li\(ordinal)"
    case .codeBlock(let hint): "code(\(hint ?? ""))"
    case .blockQuote: "quote"
    case .thematicBreak: "hr"
    case .table(let columns): "table\(columns.map(\.alignment.rawValue))"
    case .tableHeaderRow: "th"
    case .tableRow(let row): "tr\(row)"
    case .tableCell(let column): "td\(column)"
    }
  }

  @Test func `headers and paragraphs are told apart`() throws {
    #expect(
      try outline("# One #\ntext\nmore\n\nTwo\n---\n####### seven")
        == ["h1: One", "p: text more", "h2: Two", "p: ####### seven"])
  }

  @Test func `lists hold paragraphs and lists`() throws {
    #expect(
      try outline("- one\n- two\n  more\n\n  next\n  1. x\n  2. y\n- three\n\n3) z")
        == [
          "ul/li1/p: one", "ul/li2/p: two more", "ul/li2/p: next", "ul/li2/ol/li1/p: x",
          "ul/li2/ol/li2/p: y", "ul/li3/p: three", "ol/li3/p: z",
        ])
  }

  @Test func `quotes and code keep what is in them`() throws {
    #expect(
      try outline("> quote\n> > deep\nlazy\n\n```swift\nlet *a* = 1\n\nb\n```\n\n    in\n\n***")
        == [
          "quote/p: quote", "quote/quote/p: deep lazy", "code(swift): let *a* = 1\n\nb\n",
          "code(): in\n", "hr: ⸻",
        ])
  }

  @Test func `a table has cells`() throws {
    #expect(
      try outline("| a | b |\n|---|:-:|\n| 1 | 2 |\nend")
        == [
          "table[0, 1]/th/td0: a", "table[0, 1]/th/td1: b", "table[0, 1]/tr1/td0: 1",
          "table[0, 1]/tr1/td1: 2", "p: end",
        ])
  }

  @Test func `an intent knows how deep it is`() throws {
    let text = try AttributedString(markdown: "- a\n  - b")
    let intents = text.runs.compactMap(\.presentationIntent)
    #expect(intents.map(\.indentationLevel) == [1, 2])
    #expect(intents.last?.components.first?.kind == .paragraph)
  }

  @Test func `the deepest nesting ends`() throws {
    let text = try AttributedString(markdown: String(repeating: "> ", count: 5000) + "a")
    #expect(text.characters.last == "a")
  }
}
