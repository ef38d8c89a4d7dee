import CoreGraphics
import Foundation
import Testing

@testable import CoreText

@Suite struct TypesetParagraphHyphensTests {
  private func layout(
    _ text: String, width: CGFloat = .infinity, factor: CGFloat = 0, language: String? = nil,
    _ change: (inout TextLayout.Options) -> Void = { _ in }
  ) throws -> TextLayout {
    var style = ParagraphStyle()
    style.hyphenationFactor = factor
    let font = try #require(CTFont.system(size: 17))
    var attributes: [NSAttributedString.Key: Any] = [TextAttribute.font: font]
    if let language { attributes[TextAttribute.language] = language }
    var options = TextLayout.Options(width: width)
    change(&options)
    return TextLayout(
      StyledText(text, attributes: attributes, paragraphStyle: style), options: options)
  }

  private func width(_ text: String) throws -> CGFloat { try layout(text).size.width }

  /// Its lines, and a hyphen where one is drawn at the end.
  private func lines(_ layout: TextLayout, _ text: String) -> [String] {
    let units = Array(text.utf16)
    return layout.lines.map { line in
      let part = String(decoding: units[line.line.range], as: UTF16.self)
      let glyphs = line.line.runs.reduce(0) { $0 + $1.glyphs.count }
      return part + (glyphs > part.utf16.count ? "-" : "")
    }
  }

  @Test func `a soft hyphen is drawn where a line ends in it, and nowhere else`() throws {
    let text = "mis\u{AD}under\u{AD}stand"
    // Letters on both sides of a soft hyphen are not kerned.
    #expect(try (layout(text).size.width - width("misunderstand")).magnitude < 0.5)
    let narrow = try layout(text, width: width("misunder-") + 1)
    #expect(lines(narrow, text) == ["mis\u{AD}under\u{AD}-", "stand"])
    #expect(try (narrow.size.width - width("misunder‐")).magnitude < 0.5)
    #expect(!narrow.lines[0].line.isTruncated)
  }

  @Test func `a line ends in a soft hyphen only where the hyphen has room`() throws {
    let text = "mis\u{AD}under\u{AD}stand"
    let tight = try layout(text, width: width("misunder") + 1)
    #expect(lines(tight, text) == ["mis\u{AD}-", "under\u{AD}-", "stand"])
  }

  @Test func `Core Text leaves the hyphen to whoever draws its lines`() throws {
    let text = "mis\u{AD}under\u{AD}stand"
    let plain = try layout(text, width: width("misunder") + 1) { $0.drawsHyphens = false }
    #expect(lines(plain, text) == ["mis\u{AD}under\u{AD}", "stand"])
  }

  @Suite(.enabled(if: HyphenationLanguage.isInstalled("en"), "hyphen-en-us is not installed"))
  struct Words {
    private let base = TypesetParagraphHyphensTests()

    @Test func `a word is divided where the line would be too empty`() throws {
      let text = "an international question"
      let width = try base.width("an interna-") + 1
      let always = try base.layout(text, width: width, factor: 1)
      #expect(base.lines(always, text) == ["an interna-", "tional ", "question"])
      let never = try base.layout(text, width: width)
      #expect(base.lines(never, text) == ["an ", "internation", "al question"])
    }

    @Test func `the factor is the part of the line that text fills without hyphens`() throws {
      let text = "a question international"
      let width = try base.width("a question interna-") + 1
      let filled = try base.width("a question") / width
      let above = try base.layout(text, width: width, factor: filled + 0.01)
      #expect(base.lines(above, text)[0] == "a question interna-")
      let below = try base.layout(text, width: width, factor: filled - 0.01)
      #expect(base.lines(below, text)[0] == "a question ")
    }

    @Test func `a word that is longer than a line is divided`() throws {
      let text = "internationalization"
      let width = try base.width("international") + 4
      let lines = base.lines(try base.layout(text, width: width, factor: 1), text)
      #expect(lines.count == 2 && lines[0].hasSuffix("-"), "\(lines)")
    }
  }

  @Test func `without patterns words stay whole, and the package is named`() throws {
    let text = "an international question"
    let layout = try layout(
      text, width: width("an interna-") + 1, factor: 1, language: "tlh")
    #expect(lines(layout, text)[0] == "an ")
    let note = try #require(layout.lines[0].line.lacks.first)
    #expect(note.feature == .hyphenation && note.subject.contains("hyphen-tlh"), "\(note)")
  }
}
