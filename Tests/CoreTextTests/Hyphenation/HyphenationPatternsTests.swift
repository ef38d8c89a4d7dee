import Foundation
import Testing

@testable import CoreText

@Suite struct HyphenationPatternsTests {
  /// The word with its hyphens.
  private func divided(_ word: String, _ patterns: HyphenationPatterns) -> String {
    let letters = Array(word.unicodeScalars)
    var result = ""
    let places = patterns.places(in: letters)
    for (index, letter) in letters.enumerated() {
      if places.contains(index) { result += "-" }
      result.unicodeScalars.append(letter)
    }
    return result
  }

  /// The patterns that Liang's thesis shows for its own title.
  private let liang = HyphenationPatterns(
    "LEFTHYPHENMIN 2\nRIGHTHYPHENMIN 2\nhy3ph\nhe2n\nhena4\nhen5at\n1na\nn2at\n1tio\n2io\no2n\n")

  @Test func `a word is divided where the highest digits are odd`() {
    #expect(divided("hyphenation", liang) == "hy-phen-ation")
    #expect(divided("HYPHENATION", liang) == "HY-PHEN-ATION")
    #expect(divided("cat", liang) == "cat")
  }

  @Test func `parts have as many letters as the file says`() {
    let rules = "a1b\nb1c\nc1d\nd1e\n"
    #expect(divided("abcde", HyphenationPatterns(rules[...])) == "ab-c-de")
    let wide = "LEFTHYPHENMIN 1\nRIGHTHYPHENMIN 3\n" + rules
    #expect(divided("abcde", HyphenationPatterns(wide[...])) == "a-b-cde")
  }

  @Test func `a full stop is a word's end`() {
    let rules = "LEFTHYPHENMIN 1\nRIGHTHYPHENMIN 1\na1a\n"
    #expect(divided("aaaa", HyphenationPatterns(rules[...])) == "a-a-a-a")
    #expect(divided("aaaa", HyphenationPatterns((rules + "a2a.\n")[...])) == "a-a-aa")
    #expect(divided("aaaa", HyphenationPatterns((rules + ".a2a\n")[...])) == "aa-a-a")
  }

  @Test func `patterns that change the spelling are left out`() {
    #expect(divided("zucker", HyphenationPatterns("c1k/k=,1,1\nu1c\n")) == "zu-cker")
  }

  @Test func `a file in another encoding is read, one in an unknown encoding is not`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("hyphenation-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func read(_ bytes: [UInt8]) throws -> HyphenationPatterns? {
      let file = folder.appendingPathComponent("hyph_xx.dic")
      try Data(bytes).write(to: file)
      return HyphenationPatterns(contentsOf: file)
    }
    let latin = try #require(try read(Array("ISO8859-1\n".utf8) + [0xE4, 0x31, 0xF6, 0x0A]))
    #expect(divided("aäöa", latin) == "aä-öa")
    #expect(try read(Array("EBCDIC\na1b\n".utf8)) == nil)
    #expect(try read(Array("UTF-8\n".utf8) + [0xFF, 0x0A]) == nil)
    #expect(HyphenationPatterns(contentsOf: folder.appendingPathComponent("none")) == nil)
  }

  @Test(.enabled(if: HyphenationLanguage.isInstalled("en"), "hyphen-en-us is not installed"))
  func `English words are divided`() throws {
    let english = try #require(HyphenationLanguage.patterns(of: "en-US"))
    #expect(divided("international", english) == "in-ter-na-tional")
    #expect(divided("hyphenation", english) == "hy-phen-ation")
  }
}
