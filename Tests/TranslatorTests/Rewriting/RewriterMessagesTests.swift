import Testing

@testable import Translator

@Suite struct RewriterMessagesTests {
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

  @Test func `a class is found by the name that its author gives it`() {
    let text = translation(of: "@objc(KDCard) final class Card: UIView {}")
    #expect(text.contains(#"[ObjectiveCTable(Card.self, [], name: "KDCard")]"#), "\(text)")
    #expect(text.contains("ObjectiveCTable.register"))
  }
}
