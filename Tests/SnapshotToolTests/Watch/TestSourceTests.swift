import SnapshotCore
import SnapshotTool
import Testing

@Suite struct TestSourceTests {
  private let source = TestSource(
    #"""
    import Testing
    // struct Comment { @Test func no() {} }
    /* struct Nested { /* { */ @Test func no() {} } */
    @Suite struct CardTests {
      let text = "struct Text { @Test func no() {} \" }"
      let raw = #"{ " { "#
      let long = """
        class Long { " @Test func no() }
        """
      class func helper() -> Int { [1, 2].map { $0 + 1 }[0] }
      @Test(arguments: [1, 2]) func sized(_ size: Int) { if size > 1 { helper() } }
      @Suite("With a name") struct `deep ones` {
        @Test("claim") @MainActor func `reads as a claim`() {}
      }
    }
    struct Helper { func show() {} }
    extension Outer.Inner { @Test func extended() {} }
    final class LegacyTests: XCTestCase {
      func testShadow() async throws {}
    }
    @Test func free() {}
    @Test
    func `free raw`() {}
    func testLikeFunction() {}
    """#)

  @Test func `types with tests and free tests are found, others are not`() {
    #expect(
      source.types == [
        ["CardTests"], ["CardTests", "`deep ones`"], ["Outer", "Inner"], ["LegacyTests"],
      ])
    #expect(source.functions == ["free", "`free raw`"])
    #expect(source.isWhole)
  }

  @Test func `their filters find them in the list`() throws {
    let patterns = try #require(source.patterns(module: "Cards"))
    func isFound(_ name: String) throws -> Bool {
      try patterns.contains { try name.contains(Regex($0)) }
    }
    for name in [
      "Cards.CardTests/sized(_:)", "Cards.CardTests/`deep ones`/`reads as a claim`()",
      "Cards.Outer/Inner/extended()", "Cards.LegacyTests/testShadow", "Cards.free()",
      "Cards.`free raw`()",
    ] {
      #expect(try isFound(name), "\(name)")
    }
    for name in ["Cards.Other/a()", "Decks.CardTests/sized(_:)", "Cards.CardTests2/a()"] {
      #expect(try !isFound(name), "\(name)")
    }
  }

  @Test func `a file without tests, or not understood, has no filters`() {
    #expect(TestSource("struct Helper { func show() {} }").patterns(module: "M") == nil)
    #expect(TestSource("struct T { @Test func a() {").patterns(module: "M") == nil)
    #expect(TestSource("} struct T { @Test func a() {} }").patterns(module: "M") == nil)
    #expect(TestSource("").patterns(module: "M") == nil)
  }
}
