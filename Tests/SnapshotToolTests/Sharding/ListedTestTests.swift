import SnapshotCore
import SnapshotTool
import Testing

@Suite struct ListedTestTests {
  @Test(arguments: [
    ("Cards.ShadowTests/testSoft", "Cards", ["ShadowTests", "testSoft"]),
    ("Cards.ShadowTests/soft()", "Cards", ["ShadowTests", "soft()"]),
    ("Cards.ShadowTests/sized(_:as:)", "Cards", ["ShadowTests", "sized(_:as:)"]),
    ("Cards.Outer/Inner/soft()", "Cards", ["Outer", "Inner", "soft()"]),
    ("Cards.free()", "Cards", ["free()"]),
    ("Cards.`reads as a claim`()", "Cards", ["`reads as a claim`()"]),
    ("Cards.A/`a/b . (c)`()", "Cards", ["A", "`a/b . (c)`()"]),
    ("Cards.Outer.Inner/testSoft", "Cards", ["Outer.Inner", "testSoft"]),
  ])
  func `names of both frameworks are understood`(
    _ name: String, _ module: String, _ components: [String]
  ) throws {
    let test = try #require(ListedTest(name))
    #expect(test.module == module)
    #expect(test.components == components)
    #expect(test.suite == (components.count > 1 ? components[0] : nil))
  }

  @Test(arguments: [
    "", "Building for debugging...", "[3/9] Compiling Card Card.swift", "Build complete! (0.2s)",
    "/p/Card.swift:3:7: warning: variable 'x' was never used", " 2 | card.show()",
    "error: no such module", "Cards.", "Cards./a()", "3.a()", "Cards.ShadowTests",
    "warning: 'cards': found 1 file(s) which are unhandled",
  ])
  func `what the build prints is no test`(_ line: String) {
    #expect(ListedTest(line) == nil)
  }

  @Test func `functions of one name are one test`() {
    let tests = ListedTest.all(
      in: "B.b()\nBuild complete!\nA.S/a(_:)/T.swift:18:4\nA.S/a(_:)/T.swift:19:4\n")
    #expect(tests.map(\.name) == ["A.S/a(_:)", "B.b()"])
  }
}
