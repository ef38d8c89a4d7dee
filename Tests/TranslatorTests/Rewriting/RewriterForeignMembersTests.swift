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
        "class Card: UIButton, __Overridable_UIView_reload_animated { func reload(animated: Bool) -> Int "
          + "{ super.__base_reload(animated: true) } }"), "\(text)")
    #expect(
      text.contains(
        "class Ace: Card { override func reload(animated: Bool) -> Int "
          + "{ super.reload(animated: false) } }"))
    #expect(
      text.contains(
        "public protocol __Overridable_UIView_reload_animated: AnyObject "
          + "{ func reload(animated: Bool) -> Int }"))
    #expect(text.contains("extension UIView: __Extended_UIView_reload_animated {}"))
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
        "class Two: UIView, __Overridable_UIView_reload_animated "
          + "{ func reload(animated: Bool) -> Int { __extension_Two_reload(animated: animated) };}"),
      "\(other.texts[0])")
    #expect(
      translation(of: "extension UIView { @objc func quiet() {} }").words.hasPrefix(
        "extension UIView { func quiet() {}"))
  }

  @Test func `an extension of a subclass overrides for it, and calls the one above`() {
    let (texts, notes, _) = translated(
      """
      extension UIView { @objc func style() { a() } }
      extension UIControl { override func style() { super.style() } }
      extension UIButton { override func style() { super.style() } }
      class Card: UIButton { override func style() { super.style() } }
      """)
    #expect(notes == [])
    let text = texts[0].words
    #expect(
      text.contains(
        "extension UIControl { func __base_UIControl_style() "
          + "{ super.__base_style() }"), "\(text)")
    #expect(
      text.contains(
        "extension UIButton { func __base_UIButton_style() "
          + "{ super.__base_UIControl_style() }"))
    #expect(text.contains("{ func style() { super.__base_UIButton_style() } }"))
    // The class furthest from UIView is asked first.
    #expect(
      text.contains(
        "if let __object = self as? UIButton { return __object.__base_UIButton_style() }; "
          + "if let __object = self as? UIControl { return __object.__base_UIControl_style() }; "
          + "return __base_style()"))
  }

  @Test func `two classes each have the method that an extension adds to them`() {
    let text = translation(
      of: """
        extension UITableView { @objc func refresh() {} }
        extension UICollectionView { @objc func refresh() {} }
        class Rows: UITableView { override func refresh() { super.refresh() } }
        class Tiles: UICollectionView { override func refresh() { super.refresh() } }
        class Other: UILabel { func refresh() {} }
        """
    ).words
    #expect(
      text.contains("class Rows: UITableView, __Overridable_UITableView_refresh {"), "\(text)")
    #expect(
      text.contains("class Tiles: UICollectionView, __Overridable_UICollectionView_refresh {"))
    #expect(text.contains("class Other: UILabel { func refresh() {} }"))
  }

  @Test func `a class's own method is overridden as an object's is`() {
    let text = translation(
      of: """
        extension UIView { @objc class func nib() -> String { "view" } }
        class Card: UIView { override class func nib() -> String { super.nib() } }
        """
    ).words
    #expect(text.contains("extension UIView { class func __base_nib() -> String"), "\(text)")
    #expect(text.contains("{ class func nib() -> String { super.__base_nib() } }"))
    #expect(
      text.contains(
        "static func nib() -> String { if let __object = self as? any __Overridable_UIView_nib.Type "
          + "{ return __object.nib() }; return __base_nib() }"))
  }
}
