import Foundation
import Testing

@testable import ObjectiveCRuntime

@Suite struct TextLookupTests {
  private let folder: TextFolder
  private var bundle: Bundle { folder.bundle }

  init() throws {
    folder = try TextFolder()
  }

  @Test func `strings of a language's folder are read, also by keys of old functions`() throws {
    try folder.write("\"greeting\" = \"Hello %@\";\n", to: "en.lproj/Localizable.strings")
    try folder.write("\"greeting\" = \"Hallo %@\";\n", to: "de.lproj/Localizable.strings")
    #expect(_NSLocalizedString("greeting", bundle: bundle, comment: "") == "Hello %@")
    folder.inLanguage("de-AT") {
      #expect(_NSLocalizedString("greeting", bundle: bundle, comment: "") == "Hallo %@")
      let name = "Ada"
      #expect(
        String(localized: "greeting", defaultValue: "Hi \(name)", bundle: bundle) == "Hallo Ada")
    }
  }

  @Test func `the language of the only folder is that of the bundle, else English`() throws {
    #expect(TextLookup.sourceLanguage(of: bundle) == "en")
    try folder.write("", to: "fr.lproj/A.strings")
    try folder.write("", to: "Base.lproj/A.strings")
    #expect(TextLookup.sourceLanguage(of: folder.bundle) == "fr")
    try folder.write("", to: "de.lproj/A.strings")
    #expect(TextLookup.sourceLanguage(of: folder.bundle) == "en")
  }

  @Test func `languages are the test's, what it falls back on, and the bundle's`() throws {
    try folder.write("", to: "fr.lproj/A.strings")
    #expect(TextLookup.languages(of: bundle) == ["fr"])
    let languages = folder.inLanguage("de-AT") { TextLookup.languages(of: bundle) }
    #expect(languages == ["de-AT", "de", "fr"])
    #expect(folder.inLanguage("fr-CA") { TextLookup.languages(of: bundle) } == ["fr-CA", "fr"])
  }

  @Test func `a key that the language lacks is looked up in the bundle's own`() throws {
    try folder.write(#""a" = "A"; "b" = "B";"#, to: "en.lproj/Localizable.strings")
    try folder.write(#""a" = "Ä";"#, to: "de.lproj/Localizable.strings")
    let found = folder.inLanguage("de") {
      ["a", "b", "c"].map { TextLookup.text($0, table: nil, bundle: bundle)?.language }
    }
    #expect(found == ["de", "en", nil])
  }

  @Test func `a value stands for a key that is not there, unless it is empty`() throws {
    try folder.write(#""a" = "A";"#, to: "en.lproj/Other.strings")
    #expect(bundle._localizedString(forKey: "a", value: "v", table: "Other") == "A")
    #expect(bundle._localizedString(forKey: "x", value: "v", table: "Other") == "v")
    #expect(bundle._localizedString(forKey: "x", value: "", table: "Other") == "x")
    #expect(bundle._localizedString(forKey: "x", value: nil, table: "") == "x")
    #expect(
      _NSLocalizedString("a", tableName: "Other", bundle: bundle, value: "v", comment: "") == "A")
  }
}
