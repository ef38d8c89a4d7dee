import Testing

@testable import Translator

@Suite struct RewriterForeignMembersTests {
  @Test func `a subclass overrides what an extension adds to a class of UIKit`() {
    let (texts, notes, index) = translated(
      """
      extension UIView { @objc open func reload(animated: Bool) -> Int { 1 } }
      class Card: UIButton {
        override func reload(animated: Bool) -> Int { super.reload(animated: true) }
      }
      class Ace: Card {
        override func reload(animated: Bool) -> Int { super.reload(animated: false) }
      }
      """)
    #expect(notes == [])
    let text = texts[0].words
    #expect(
      text.contains(
        "extension UIView { public func __base_reload(animated: Bool) -> Int { 1 } "), "\(text)")
    #expect(
      text.contains(
        "class Card: UIButton, __Overridable_reload_animated { func reload(animated: Bool) -> Int "
          + "{ super.__base_reload(animated: true) } }"), "\(text)")
    #expect(
      text.contains(
        "class Ace: Card { override func reload(animated: Bool) -> Int "
          + "{ super.reload(animated: false) } }"))
    #expect(
      text.contains(
        "public protocol __Overridable_reload_animated: AnyObject "
          + "{ func reload(animated: Bool) -> Int }"))
    #expect(text.contains("extension UIView: __Extended_reload_animated {}"))
    #expect(!texts[0].hasSyntaxErrors)
    let other = translated(
      """
      import UIKit
      class Two: UIView {}
      extension Two { override func reload(animated: Bool) -> Int { 2 } }
      """,
      dependencies: [index])
    #expect(
      other.texts[0].words.contains(
        "class Two: UIView, __Overridable_reload_animated "
          + "{ func reload(animated: Bool) -> Int { __extension_reload(animated: animated) };}"),
      "\(other.texts[0])")
    #expect(
      translation(of: "extension UIView { @objc func quiet() {} }").words.hasPrefix(
        "extension UIView { func quiet() {}"))
  }
}
