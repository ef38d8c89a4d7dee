import Testing

@testable import Translator

/// Properties that extensions add to classes of the system.
@Suite struct RewriterForeignPropertiesTests {
  @Test func `a subclass overrides what an extension adds to a class of UIKit`() {
    let (texts, notes, _) = translated(
      """
      extension UIViewController { @objc open var note: String { "base" } }
      class Card: UIViewController { override var note: String { "card" + super.note } }
      class Ace: Card { override var note: String { super.note } }
      """)
    #expect(notes == [])
    let text = texts[0].words
    #expect(
      text.contains("extension UIViewController { public var __base_note: String { \"base\" } ;"))
    #expect(
      text.contains(
        "class Card: UIViewController, __Overridable_note { var note: String "
          + "{ \"card\" + super.__base_note } }"), "\(text)")
    #expect(text.contains("class Ace: Card { override var note: String { super.note } }"))
    #expect(
      text.contains(
        "extension __Extended_note where Self: UIViewController { @preconcurrency @MainActor "
          + "public var note: String { get { if let __object = self as? any __Overridable_note "
          + "{ return __object.note }; return __base_note } } }"), "\(text)")
  }

  @Test func `an extension of a subclass overrides for it`() {
    let (texts, notes, _) = translated(
      "extension UIResponder { @objc public var note: Int { 1 } }",
      "extension UIViewController { override public var note: Int { super.note + 1 } }")
    #expect(notes == [])
    #expect(
      texts[1].words
        == "extension UIViewController { public var __base_UIViewController_note: Int "
        + "{ super.__base_note + 1 } }")
    #expect(
      texts[0].words.contains(
        "if let __object = self as? UIViewController "
          + "{ return __object.__base_UIViewController_note }"))
  }

  @Test func `a property can be set through the override`() {
    let text = translation(
      of: """
        extension UIView { @objc var mark: Int { get { 1 } set { f(newValue) } } }
        class Card: UIView { override var mark: Int { get { 2 } set { g(newValue) } } }
        """
    ).words
    #expect(text.contains("{ var mark: Int { get set } }"))
    #expect(text.contains("{ __object.mark = newValue; return }; __base_mark = newValue }"))
  }

  @Test func `what nothing overrides stays`() {
    let source = "extension UIView { var mark: Int { 1 } }"
    #expect(translation(of: source) == source)
  }
}
