import Testing
import TranslatorInterface

@testable import Translator

@Suite struct LocalizationTests {
  @Test func `texts are looked up in the test's language`() {
    #expect(
      translation(of: "let a = NSLocalizedString(\"key\", comment: \"\")")
        .contains("let a = _NSLocalizedString(\"key\", comment: \"\")"))
    #expect(
      translation(of: "let a = bundle.localizedString(forKey: \"k\", value: nil, table: nil)")
        .contains("bundle._localizedString(forKey: \"k\", value: nil, table: nil)"))
  }

  @Test func `an author's own functions of these names are left alone`() {
    let own = "func localizedString(forKey: String) {}\nlet a = localizedString(forKey: \"k\")"
    #expect(translation(of: own).contains("let a = localizedString(forKey: \"k\")"))
  }
}
