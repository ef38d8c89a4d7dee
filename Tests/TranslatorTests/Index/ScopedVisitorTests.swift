import Testing
import TranslatorInterface

@testable import Translator

@Suite struct ScopedVisitorTests {
  @Test func `classes in an extension of a generic type are asked for their members`() {
    let (texts, _, index) = translated(
      "class Deck<Card>: UIView {}",
      "extension Deck { class Row: UIView { @objc func tapped() {} } }")
    #expect(!texts[1].contains("__messages: @convention"))
    #expect(texts[1].contains("_objectiveCMembers"))
    #expect(index.types["Deck.Row"]?.isReachable == false)
  }
}
