import Testing

@testable import Translator

@Suite struct ModuleIndexTests {
  private func program(_ source: String) -> ProgramIndex {
    ProgramIndex([translated(source).index])
  }

  @Test func `what one file declares and another extends is one type`() throws {
    let index = translated("class Card: UIView {}", "extension Card: Deck { func a() {} }").index
    let card = try #require(index.types["Card"])
    #expect(card.kind == .classType)
    #expect(card.inherited == ["UIView", "Deck"])
    #expect(card.methods.map(\.fullName) == ["a()"])
    #expect(card.methods.map(\.isInExtension) == [true])
  }

  @Test func `XCTest brings UIKit to the tests of what uses it`() {
    let cards = translated("import UIKit").index
    #expect(cards.usesUIKit)
    #expect(translated("import XCTest", dependencies: [cards]).index.usesUIKit)
    #expect(!translated("import XCTest").index.usesUIKit)
  }

  @Test func `a class's superclasses and subclasses are followed as far as they are known`() {
    let program = program("class A: UIView {}\nclass B: A {}\nclass C: B {}")
    #expect(program.superclassChain("C").map(\.name) == ["C", "B", "A"])
    #expect(program.subclasses(of: "A") == ["B", "C"])
    #expect(program.subclasses(of: "C") == [])
  }

  @Test func `a name means the innermost type of that name`() {
    let program = program("class A { class B {} }\nclass C {}\nclass D { class C {} }")
    #expect(program.qualifiedName("B", in: "A") == "A.B")
    #expect(program.qualifiedName("B", in: nil) == "A.B")
    #expect(program.qualifiedName("C", in: "A") == "C")
    #expect(program.qualifiedName("C<Int>", in: "D") == "D.C")
    #expect(program.qualifiedName("UIView", in: nil) == nil)
  }

  @Test func `protocols are found with those that they refine`() {
    let program = program("protocol P {}\nprotocol Q: P {}\nclass A: UIView, Q {}")
    #expect(program.protocols(of: "A") == ["P", "Q"])
  }
}
