import Testing

@testable import SnapshotTool

@Suite struct TestDeclarationTests {
  private func declarations(_ source: String) -> [TestDeclaration] {
    let bytes = Array(source.utf8)
    return TestDeclaration.all(in: bytes, SourceMask(bytes))
  }

  @Test func `a method without arguments that begins with test, or one that is marked, is a test`()
  {
    let found = declarations(
      "func testCard() {}\nfunc testOf(_ a: Int) {}\n@Test func card(_ a: Int) {}\nfunc b() {}")
    #expect(found.map(\.isTest) == [true, false, true, false])
  }

  @Test func `names are those that references of it have, with labels and without`() {
    let names = declarations("func card(_ a: [Int: A], of b: (Int, B) = (1, 2)) {}")[0].names
    #expect(names == [TestDeclaration.name("card"), TestDeclaration.name("card(_:of:)")])
    #expect(declarations("@Test func `a card`() {}")[0].names.contains("a-card"))
  }

  @Test(arguments: [
    ("{ a() }", false), ("{ if b { a() } }", true), ("{ guard b else { return } }", true),
    ("throws { throw XCTSkip() }", true), ("{ /* if */ a(\"if\") }", false),
  ])
  func `a condition in the body makes what it asserts uncertain`(_ body: String, _ expected: Bool) {
    #expect(declarations("func testCard() \(body)")[0].isConditional == expected)
  }

  @Test func `what is commented out may come back`() {
    let found = declarations("// func testCard() {}")
    #expect(found.map(\.isTest) == [false])
    #expect(found.first?.names.contains("testCard") == true)
  }
}
