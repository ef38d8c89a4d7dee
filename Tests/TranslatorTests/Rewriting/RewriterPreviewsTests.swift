import Testing
import Translator
import TranslatorInterface

@Suite struct RewriterPreviewsTests {
  private func translate(
    _ source: String, path: String = "/package/Card+Dark.swift", makesPreviews: Bool = true
  ) -> Translation {
    Translator(module: "Cards", makesPreviews: makesPreviews).translate([
      Translator.Input(path: path, bytes: Array(source.utf8))
    ])
  }

  private static let source = """
    import UIKit

    @available(iOS 17.0, *)
    #Preview("Dark card", traits: .landscapeLeft, .sizeThatFitsLayout) {
      let card = Card()
      card.action = #selector(Card.tap)
      return card
    }
    #Preview { Card() }

    #if os(macOS)
      #Preview("Mac") { Card() }
    #endif
    #if DEBUG
    #Preview("\\(1)", body: { Card() })
    #endif
    class Card: UIView { @objc func tap() {} }
    """

  @Test func `without previews nothing is left of them, and lines stay`() {
    let translation = translate(Self.source, makesPreviews: false)
    let text = translation.files[0].text
    #expect(translation.previews.isEmpty)
    #expect(!text.replacing("#Preview(\"Mac\")", with: "").contains("#Preview"))
    #expect(!text.contains("@available"))
    #expect(!text.contains("card.action"))
    #expect(!text.hasSyntaxErrors)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[18].hasPrefix("class Card"))
  }

  @Test func `a preview becomes a type that makes it, with name and place`() throws {
    let translation = translate(Self.source)
    #expect(translation.previews.map(\.name) == ["Dark card", nil, nil])
    #expect(translation.previews.map(\.line) == [4, 9, 15])
    #expect(translation.previews.map(\.column) == [1, 1, 1])
    #expect(
      translation.previews.map(\.symbol) == [
        "__Preview_Cards_Card_2bDark_1", "__Preview_Cards_Card_2bDark_2",
        "__Preview_Cards_Card_2bDark_3",
      ])
    #expect(translation.previews.allSatisfy { $0.module == "Cards" })
    let text = translation.files[0].text
    #expect(!text.hasSyntaxErrors)
    let first = try #require(translation.previews.first)
    #expect(text.contains("public enum \(first.symbol): UIKit.PreviewRegistry {"))
    #expect(
      text.contains("UIKit.Preview(\"Dark card\", traits: .landscapeLeft, .sizeThatFitsLayout) {"))
    // What the body needs translated is.
    #expect(text.contains("card.action = Selector("))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[18].hasPrefix("class Card"))
  }

  @Test func `columns behind a preview's name are the author's`() throws {
    let translation = translate("import UIKit\n#Preview(\"A\") { missing }")
    let line = try #require(
      translation.files[0].text.split(separator: "\n").first { $0.contains("missing") })
    let column = line.distance(
      from: line.startIndex, to: try #require(line.range(of: "missing")).lowerBound)
    #expect(translation.files[0].columns.original(line: 2, column: column + 1) == 17)
  }

  @Test func `a preview inside another declaration is left out, with a warning`() {
    let source = "import UIKit\nenum A {\n  #Preview { UIView() }\n}"
    let translation = translate(source)
    #expect(translation.previews.isEmpty)
    #expect(translation.notes.map(\.line) == [3])
    #expect(translation.notes.map(\.severity) == [.warning])
    #expect(translate(source, makesPreviews: false).notes.isEmpty)
  }

  @Test func `views' previews keep their state as they begin with it`() {
    let source = """
      import SwiftUI
      #Preview("Switch") {
        @Previewable @State var isOn = true
        Toggle("On", isOn: $isOn)
      }
      """
    let translation = translate(source)
    let text = translation.files[0].text
    #expect(translation.notes.isEmpty)
    #expect(translation.previews.map(\.name) == ["Switch"])
    #expect(text.contains("@State var isOn = true"))
    #expect(!text.contains("@Previewable"))
    #expect(text.contains("return SwiftUI._makeViewPreview(\"Switch\") {"))
    #expect(!text.hasSyntaxErrors)
  }

  @Test func `a provider of previews is one preview`() throws {
    let source = """
      import SwiftUI
      struct Card_Previews: PreviewProvider {
        static var previews: some View { Text("Card") }
      }
      struct Card {}
      """
    let translation = translate(source)
    let text = translation.files[0].text
    #expect(translation.previews.map(\.name) == ["Card"])
    #expect(translation.previews.map(\.line) == [2])
    let symbol = try #require(translation.previews.first?.symbol)
    #expect(text.contains("public enum \(symbol): UIKit.PreviewRegistry {"))
    #expect(text.contains("return Card_Previews._makePreview()"))
    #expect(!text.hasSyntaxErrors)
    #expect(translate(source, makesPreviews: false).previews.isEmpty)
  }

  @Test func `views and publishers are imported as they are`() {
    let source = "import Combine\nimport SwiftUI\n#if canImport(SwiftUI)\nlet isThere = 1\n#endif"
    let translation = translate(source)
    #expect(translation.notes.isEmpty)
    #expect(translation.files[0].text.contains("import Combine\nimport SwiftUI"))
    #expect(translation.files[0].text.contains("#if true"))
  }
}
