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
    for name in ["secret", "swift", "make", "load", "shared"] {
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

  @Test func `generic and local classes have no table`() {
    let text = translation(
      of: """
        class Box<Value>: UIView { @objc func open() {} }
        func make() { class Local: NSObject { @objc func go() {} } }
        """)
    #expect(!text.contains("__messages"))
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
}
