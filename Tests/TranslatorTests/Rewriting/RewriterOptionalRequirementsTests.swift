import Testing

@testable import Translator

@Suite struct RewriterOptionalRequirementsTests {
  private let delegate = """
    @objc public protocol CardDelegate {
      func card(_ card: Card)
      @objc optional func card(_ card: Card, didTapAt index: Int) -> Bool
      @objc optional var limit: Int { get }
    }
    """

  @Test func `an optional requirement is a property that has the method`() {
    let text = translation(of: delegate)
    #expect(text.contains("protocol CardDelegate: AnyObject {"))
    #expect(text.contains("var __optional_card___didTapAt: ((Card, Int) -> Bool)? { get }"))
    #expect(text.contains("public var __optional_card___didTapAt: ((Card, Int) -> Bool)? { nil }"))
    #expect(text.contains("public var limit: (Int)? { __optional_limit }"))
    #expect(text.contains("func card(_ card: Card)\n"))
    #expect(!text.hasSyntaxErrors)
  }

  @Test func `a call goes to the closure, which has no labels`() {
    let text = translation(of: delegate + "\nlet a = delegate?.card?(self, didTapAt: 3)")
    #expect(text.words.contains("let a = delegate?.__optional_card___didTapAt?(self, 3)"))
  }

  @Test func `a type that has the method gives it`() {
    let text = translation(
      of: delegate + """

        final class Screen: UIViewController, CardDelegate {
          func card(_ card: Card) {}
          func card(_ card: Card, didTapAt index: Int) -> Bool { true }
          var limit: Int { 3 }
        }
        """)
    #expect(
      text.contains(
        "__optional_card___didTapAt: ((Card, Int) -> Bool)? { { self.card($0, didTapAt: $1) } };"
      ))
    #expect(text.contains("var __optional_limit: (Int)? { limit };"))
  }

  @Test func `a subclass that has the method overrides what its superclass has not`() {
    let text = translation(
      of: delegate + """

        class Base: UIViewController, CardDelegate { func card(_ card: Card) {} }
        class Screen: Base { func card(_ card: Card, didTapAt index: Int) -> Bool { true } }
        """)
    #expect(
      text.contains(
        "CardDelegate { var __optional_card___didTapAt: ((Card, Int) -> Bool)? { nil };"
      ))
    #expect(text.contains("class Screen: Base { override var __optional_card___didTapAt"))
  }

  @Test func `a method without a call is its property, unless a property has the name`() {
    let requirement = "@objc protocol D { @objc optional func scrolled(_ card: Card) }\n"
    #expect(
      translation(of: requirement + "if let tell = delegate?.scrolled { tell(self) }")
        .contains("if let tell = delegate?.__optional_scrolled__ {"))
    #expect(
      translation(of: requirement + "class C { var scrolled = 1; func f() { print(c.scrolled) } }")
        .contains("print(c.scrolled)"))
  }

  @Test func `UIKit's requirements are all there, and asked for by name`() {
    #expect(
      translation(of: "delegate?.tableView?(table, didSelectRowAt: path)").words
        == "delegate?._responding(to: \"tableView:didSelectRowAt:\")?"
        + ".tableView (table, didSelectRowAt: path)")
    #expect(
      translation(of: "delegate?.scrollViewDidScroll?(self)").words
        == "delegate?._responding(to: \"scrollViewDidScroll:\")?.scrollViewDidScroll (self)")
    #expect(
      translation(of: "let f = table.delegate?.tableView(_:didSelectRowAt:)").words
        == "let f = table.delegate?._responding(to: \"tableView:didSelectRowAt:\")?"
        + ".tableView(_:didSelectRowAt:)")
    #expect(
      translation(of: "completion?(true); model.onTap?(self)")
        == "completion?(true); model.onTap?(self)")
  }

  @Test func `an exclamation mark calls the requirement`() {
    #expect(
      translation(of: "delegate!.tableView!(table, didSelectRowAt: path)").words
        == "delegate!.tableView (table, didSelectRowAt: path)")
    #expect(
      translation(of: "handler!(1); list.onTap!(self)") == "handler!(1); list.onTap!(self)")
    let text = translation(of: delegate + "\nlet a = delegate!.card!(self, didTapAt: 3)")
    #expect(text.words.contains("let a = delegate!.__optional_card___didTapAt!(self, 3)"))
  }

  @Test func `a class says which requirements it has`() {
    let text = translation(
      of: delegate + """

        final class Screen: UIViewController, CardDelegate, UITableViewDelegate {
          func card(_ card: Card) {}
          func card(_ card: Card, didTapAt index: Int) -> Bool { true }
          func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {}
        }
        extension CardDelegate { func tableView(_ table: UITableView) {} }
        """)
    #expect(
      text.contains(#".implemented("card:didTapAt:", "tableView:didSelectRowAt:")"#), "\(text)")
    #expect(!text.contains("CardDelegate.self"))
  }

  @Test func `a requirement of the class itself may be optional`() {
    let text = translation(
      of: """
        @objc protocol Counted { @objc optional static func count() -> Int }
        final class Cards: NSObject, Counted { static func count() -> Int { 52 } }
        let a = type(of: cards).count?()
        """)
    #expect(text.contains("static var __optional_count: (() -> Int)? { get }"), "\(text)")
    #expect(text.contains("static var __optional_count: (() -> Int)? { nil }"))
    #expect(text.contains("static var __optional_count: (() -> Int)? { { self.count() } };"))
    #expect(text.contains("let a = type(of: cards).__optional_count?()"))
  }

  @Test func `a dependency's requirements are known`() {
    let first = translated(delegate)
    let second = translated(
      "let a = d.card?(self, didTapAt: 3)", dependencies: [first.index])
    #expect(second.texts[0].contains("__optional_card___didTapAt"))
  }

  @Test func `a requirement captures self as an extension's method does`() {
    let text = translation(
      of: """
        protocol P: UIResponder { func run(_: @escaping () -> Void) }
        extension UIResponder { func run(@_implicitSelfCapture _ f: @escaping () -> Void) {} }
        protocol Q { func stay(_: @escaping () -> Void) }
        """)
    #expect(text.contains("func run(@_implicitSelfCapture _: @escaping () -> Void) }"))
    #expect(text.contains("func stay(_: @escaping () -> Void) }"))
  }
}
