import Testing

@testable import Translator

@Suite struct SelectorTests {
  @Test(arguments: [
    ("tapped", [], "tapped"), ("tapped", ["_"], "tapped:"),
    ("tapped", ["_", "for"], "tapped:for:"),
    ("reload", ["animated"], "reloadWithAnimated:"), ("move", ["to"], "moveTo:"),
    ("move", ["toView", "_"], "moveToView::"), ("show", ["with", "then"], "showWith:then:"),
  ])
  func `names are Objective-C's`(_ base: String, _ labels: [String], _ name: String) {
    #expect(ObjectiveCName.selector(base: base, labels: labels) == name)
  }

  private let card = """
    class Card: UIView {
      func setUp() { add(#selector(tapped(_:)), #selector(Card.moved), #selector(setter: size)) }
      @objc func tapped(_ sender: UIButton) {}
      @objc(slid) private func moved() {}
      @objc var size: CGFloat = 1
    }
    """

  @Test func `a selector of a method that is in a table is its name`() {
    let text = translation(of: card)
    #expect(
      text.contains(#"add(Selector("tapped:"), Selector("slid"), Selector("setSize:"))"#), "\(text)"
    )
  }

  @Test func `a method of UIKit's is named with the method itself`() {
    let text = translation(
      of: "let a = #selector(UIView.endEditing(_:)), b = #selector(UIView.layoutIfNeeded)")
    #expect(text.contains(#"Selector("endEditing:", UIView.endEditing(_:))"#))
    #expect(text.contains(#"Selector(_base: "layoutIfNeeded", UIView.layoutIfNeeded)"#))
  }

  @Test func `a method that is overloaded is told by the type it is cast to`() {
    let text = translation(
      of: """
        class Card<Value>: UIView {
          let a = #selector(Card.put as (Card) -> (Int) -> Void)
        }
        """)
    #expect(text.contains(#"Card.put as (Card) -> (Int) -> Void)"#))
  }

  @Test func `a value's method is found by its name`() {
    let text = translation(of: card + "\nlet a = #selector(other.tapped)")
    #expect(text.contains(#"let a = Selector("tapped:")"#))
  }

  @Test func `a key path is a string of its members`() {
    #expect(
      translation(of: "let a = #keyPath(Card.title.text), b = #keyPath(layer?.bounds)")
        == #"let a = "title.text", b = "layer.bounds""#)
  }

  @Test func `a class's table has what is exposed, and no more`() {
    let text = translation(
      of: """
        @objcMembers class Card: NSObject {
          var title: String?
          private(set) var count = 0
          private var secret = 1
          @nonobjc var swift = 2
          func tapped(_ sender: UIButton!, for event: UIEvent) -> Bool { true }
          func make<Value>(_ value: Value) {}
          func load() async {}
          static func shared() {}
        }
        """)
    #expect(
      text.contains(
        #".property("title", get: { ($0 as! Card).title }, set: { ($0 as! Card).title = "#
      ))
    #expect(text.contains(#".property("count", get: { ($0 as! Card).count })"#))
    #expect(
      text.contains(
        #"try ($0 as! Card).tapped($1.value(0) as UIButton?, for: $1.value(1) as UIEvent) }"#
      ))
    #expect(text.contains(#".classAction("shared")"#))
    for name in ["secret", "swift", "make", "load"] {
      #expect(!text.contains("(\"\(name)"), "\(name)")
    }
    #expect(text.contains("ObjectiveCTable.register { Card.__messages0 }"))
    #expect(!text.hasSyntaxErrors)
  }

  @Test func `a private class in another is registered through it`() {
    let text = translation(
      of: """
        class Card: UIView {
          private class Knob: UIView { @objc func turn() {} }
        }
        """)
    #expect(text.contains("{ Knob.__messages0 }"))
    #expect(text.contains("register { Card.__messages1 }"))
  }

  @Test func `a class that no file can name says its members itself`() {
    let text = translation(
      of: """
        public class Box<Value>: UIView { @objc func open() {} }
        final class Case<Value>: Box<Value> { @objc var lid: Int { 1 } }
        func make() { class Local: NSObject { @objc func go() {} } }
        class Outer<Value> { final class Inner { @objc func turn() {} } }
        class Plain<Value>: UIView { func quiet() {} }
        """)
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines[0].contains("class Box<Value>: UIView, _ObjectiveCMemberSource {"))
    #expect(
      lines[0].contains(
        "; @MainActor public class var _objectiveCMembers: [ObjectiveCTable.Member] { "
          + "[.action(\"open\") { _ = $1; return ($0 as! Box).open() }] } }"), "\(lines[0])")
    #expect(lines[1].contains("class Case<Value>: Box<Value> {"))
    #expect(lines[1].contains("@MainActor override class var _objectiveCMembers"))
    #expect(lines[2].contains("class Local: NSObject, _ObjectiveCMemberSource {"))
    #expect(lines[3].contains("final class Inner: _ObjectiveCMemberSource {"))
    #expect(lines[4] == "class Plain<Value>: UIView { func quiet() {} }")
    #expect(!text.contains("register"))
    #expect(!text.hasSyntaxErrors)
  }

  @Test func `a class's own methods and properties are in its table`() {
    let text = translation(
      of: """
        class Card: UIView {
          @objc class func make(with title: String) -> Card { Card() }
          @objc static func reset() {}
          @objc class var standard: Card { Card() }
          let selectors = [#selector(Card.make(with:)), #selector(Card.reset)]
        }
        """)
    #expect(
      text.contains(
        #".classMethod("makeWith:") { try ($0 as! Card.Type).make(with: $1.value(0) as String) }"#),
      "\(text)")
    #expect(
      text.contains(#".classAction("reset") { _ = $1; return ($0 as! Card.Type).reset() }"#))
    #expect(
      text.contains(#".classMethod("standard") { _ = $1; return ($0 as! Card.Type).standard }"#))
    #expect(text.contains(#"[Selector("makeWith:"), Selector("reset")]"#))
  }

  @Test func `a property that can be observed says when it was set`() {
    let text = translation(
      of: """
        class Card: NSObject {
          @objc dynamic var a = 1
          @objc dynamic var b = 2 { didSet(before) { print(before) } }
          @objc dynamic var c = 3 { willSet { print(c) } }
          @objc dynamic var d: Int { 4 }
        }
        """)
    #expect(
      text.contains(#"var a = 1 { didSet { _objectiveCDidChange(self, "a", from: oldValue) } }"#))
    #expect(text.contains(#"didSet(before) { _objectiveCDidChange(self, "b", from: before);"#))
    #expect(
      text.contains(
        #"willSet { print(c) }  didSet { _objectiveCDidChange(self, "c", from: oldValue) } }"#))
    #expect(!text.contains(#""d", from"#))
    #expect(!text.hasSyntaxErrors)
  }

  @Test func `an observation is told the property's name`() {
    #expect(
      translation(of: #"let a = view.observe(\.bounds) { _, _ in }"#)
        == #"let a = view.observe(_key: "bounds", \.bounds) { _, _ in }"#)
  }

  @Test func `an initialiser is named by its selector`() {
    #expect(
      translation(of: "let a = #selector(UITextView.init(frame:textContainer:))").words
        == #"let a = Selector("initWithFrame:textContainer:")"#)
  }
}
