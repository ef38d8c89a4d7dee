import Testing

@testable import Translator

@Suite struct ModuleIndexerTests {
  private func entry(_ source: String, _ type: String) throws -> ModuleIndex.TypeEntry {
    try #require(translated(source).index.types[type])
  }

  @Test func `a method is kept with labels, types, effects and its selector`() throws {
    let card = try entry(
      """
      class Card: UIView & Deck {
        @objc func tapped(_ sender: UIButton, for event: UIEvent!) throws -> Int { 1 }
        static func make(_ ranks: Int...) {}
      }
      """, "Card")
    #expect(card.inherited == ["UIView", "Deck"])
    let (tapped, make) = (card.methods[0], card.methods[1])
    #expect(tapped.labels == ["_", "for"])
    #expect(tapped.parameterTypes == ["UIButton", "UIEvent?"])
    #expect(tapped.result == "Int")
    #expect(tapped.effects == "throws")
    #expect(tapped.objectiveCName == "tapped:for:")
    #expect(tapped.isObjC && !tapped.isStatic)
    #expect(make.parameterTypes == ["[Int]"])
    #expect(make.isStatic && !make.isObjC)
  }

  @Test func `a property can be set where all who see it may set it`() throws {
    let card = try entry(
      """
      class Card {
        let rank = 1
        var size: CGFloat { 1 }
        private(set) var count = 0
        lazy var title: String = ""
        var both: Int { get { 1 } set {} }
      }
      """, "Card")
    #expect(card.properties.map(\.name) == ["rank", "size", "count", "title", "both"])
    #expect(card.properties.map(\.isSettable) == [false, false, false, true, true])
  }

  @Test func `an optional requirement is a property with a closure`() throws {
    let method = try entry(
      "@objc protocol D { @objc optional func f(_ a: Int, b: String) async -> Bool }", "D"
    ).methods[0]
    #expect(method.isOptional)
    #expect(method.optionalName == "__optional_f___b")
    #expect(method.closureType == "(Int, String) async -> Bool")
  }

  @Test func `what a function declares in its body is no member`() throws {
    let card = try entry("class Card { func a() { func b() {}; var c = 1 } }", "Card")
    #expect(card.methods.map(\.base) == ["a"])
    #expect(card.properties.isEmpty)
  }
}
