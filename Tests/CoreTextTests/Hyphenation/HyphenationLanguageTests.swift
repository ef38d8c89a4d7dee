import Foundation
import Testing

@testable import CoreText

@Suite struct HyphenationLanguageTests {
  @Test(arguments: [
    ("de", "hyphen-de"), ("de-AT", "hyphen-de"), ("de_CH", "hyphen-de"), ("DE", "hyphen-de"),
    ("en", "hyphen-en-us"), ("en-GB", "hyphen-en-us"), ("pt-BR", "hyphen-pt"),
    // A script is no region.
    ("sr-Latn-RS", "hyphen-sr"), ("zh-Hant", "hyphen-zh"), ("", "hyphen-en-us"),
    ("-", "hyphen-en-us"),
  ])
  func `every language has a package`(_ language: String, _ package: String) {
    #expect(HyphenationLanguage.package(of: language) == package)
  }

  @Test(arguments: ["tlh", "xx-YY", "q", "../../etc/passwd", "e*"])
  func `a language of which there is no file has no patterns`(_ language: String) {
    #expect(!HyphenationLanguage.isInstalled(language))
    #expect(HyphenationLanguage.patterns(of: language) == nil)
    // The second time, too, when the answer is known.
    #expect(HyphenationLanguage.patterns(of: language) == nil)
  }

  @Suite(.enabled(if: HyphenationLanguage.isInstalled("en"), "hyphen-en-us is not installed"))
  struct English {
    private func places(_ language: String?) throws -> [Int] {
      try #require(HyphenationLanguage.patterns(of: language))
        .places(in: Array("hyphenation".unicodeScalars))
    }

    @Test(arguments: ["en", "EN", "en-US", "en_US", "en-Latn-US", "en-us", "en-AU", "en-ZZ"])
    func `a region without a file has that of the language`(_ language: String) throws {
      #expect(HyphenationLanguage.isInstalled(language))
      // hy-phen-ation, in American English.
      #expect(try places(language) == [2, 6])
    }
  }
}
