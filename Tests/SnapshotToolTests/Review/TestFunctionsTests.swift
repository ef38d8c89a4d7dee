import Foundation
import SnapshotCore
import SnapshotTool
import Testing

/// A reference that a whole run did not use, and what the package's sources say of its test.
struct PruneCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  /// By path below the package.
  var sources: [String: String]
  /// `#function` of the reference's test, or what is given as `testName:`.
  var function: String
  var name = "1"
  /// Names of snapshots of that test that the run used.
  var used: [String] = []

  static func file(
    _ description: String, _ source: String, _ function: String, name: String = "1",
    used: [String] = [], others: [String: String] = [:]
  ) -> PruneCase {
    var sources = others
    sources["Tests/CardTests/CardTests.swift"] = source
    return PruneCase(
      testDescription: description, sources: sources, function: function, name: name, used: used)
  }
}

@Suite struct TestFunctionsTests {
  private let package: ReviewedPackage

  init() throws {
    package = try ReviewedPackage()
  }

  private func plan(_ one: PruneCase) throws -> (plan: PrunePlan, path: String) {
    func id(_ name: String) -> SnapshotID {
      SnapshotID(
        testFile: "CardTests.swift", testName: one.function, name: name, pathExtension: "txt")
    }
    for (path, text) in one.sources { try package.write(path, Array(text.utf8)) }
    let recorder = RunRecorder(directory: package.run)
    for name in one.used + ["other"] {
      let path = name == "other" ? "Other/other.1.txt" : id(name).relativePath
      try package.write("__Snapshots__/" + path, [1])
      try recorder.append(record(path, snapshot: path).ended(.matched))
    }
    try package.write("__Snapshots__/" + id(one.name).relativePath, [2])
    let plan = PrunePlan(
      [package.pending()], packageRoot: package.root, endedNanoseconds: .max)
    return (plan, id(one.name).relativePath)
  }

  private static let disabled = "@Test(.disabled()) "

  private static let kept: [PruneCase] = [
    .file(
      "XCTest", "class T: XCTestCase { func testCard() throws { throw XCTSkip() } }",
      "testCard()"),
    .file("Swift Testing", "\(disabled)func card() {}", "card()"),
    .file("parameterised, without a label", "\(disabled)func card(_: Suit) {}", "card(_:)"),
    .file(
      "parameterised, with labels and generics",
      "@Test(.enabled(if: x), arguments: [1: \"a\"]) func card<T: A>("
        + "suit: [T: Int], _ b: (Int, Int) = (1, 2)) async throws {}",
      "card(suit:_:)", name: "hearts, 2-1"),
    .file(
      "parameters on lines of their own",
      "\(disabled)func card(\n  suit: Suit,\n  rank: Int\n) {}", "card(suit:rank:)"),
    .file(
      "a long name, which is cut",
      "\(disabled)func \(String(repeating: "long", count: 40))(suit: Suit) {}",
      "\(String(repeating: "long", count: 40))(suit:)"),
    .file(
      "a raw identifier", "\(disabled)func `a card's \"shadow\"`() {}", "a card's \"shadow\"()"),
    .file(
      "a raw identifier with labels", "\(disabled)func `the suit`(_ suit: Suit) {}",
      "the suit(_:)"),
    .file("a raw identifier of signs", "\(disabled)func `♠♥`() {}", "♠♥()"),
    .file("behind #if", "#if os(macOS)\nfunc testCard() {}\n#endif", "testCard()"),
    .file(
      "in an extension", "extension CardTests {\n  \(disabled)func card() {}\n}", "card()"),
    .file(
      "in a nested suite",
      "@Suite struct A { @Suite(.disabled()) struct B { @Test func card() {} } }", "card()"),
    .file(
      "in a nested suite, while another suite's ran",
      "@Suite struct A { @Test func card() {} }\n"
        + "@Suite(.disabled()) struct B { @Test func card() {} }",
      "card()", name: "b", used: ["a"]),
    .file(
      "in a generic type that two tests share, one disabled",
      "struct Check<T> { func check() {} }\n@Test func a() {}\n\(disabled)func b() {}",
      "check()", name: "Int", used: ["String"]),
    .file(
      "of an inherited method, whose other class rests",
      "class Base: XCTestCase { func testCard() {} }", "testCard()", name: "Dark", used: ["Light"],
      others: [
        "Tests/Dark.swift": "class Dark: Base { override func setUp() { XCTSkip() } }"
      ]),
    .file("commented out", "// func testCard() {}", "testCard()"),
    .file("a macro of the package's", "@CardTests struct Cards {}", "testAce()"),
    .file("a freestanding macro", "struct S { #cardTests(\"ace\") }", "testAce()"),
    .file(
      "a macro's test that used another one", "@CardTests struct Cards {}", "testAce()",
      name: "b", used: ["a"]),
    .file(
      "a literal as testName:",
      "\(disabled)func a() { assertSnapshot(of: x, as: .image, testName: \"the card\") }",
      "the card"),
    .file(
      "testName: made up in a helper of another file", "\(disabled)func a() {}", "a()-dark",
      others: [
        "Tests/Checks.swift": """
        import Snapshot
        func check(testName: String = #function) {
          assertSnapshot(of: x, as: .image, testName: testName + "-dark")
        }
        """
      ]),
    .file(
      "file: made up", "// moved", "card()",
      others: [
        "Tests/Checks.swift": """
        import Snapshot
        \(disabled)func card() { assertSnapshot(of: x, as: .image, file: files[0]) }
        """
      ]),
    .file(
      "behind a condition, in a test that ran",
      "@Test func card() { if isLarge { assertSnapshot(named: \"large\") } }", "card()",
      name: "large", used: ["1"]),
    .file(
      "behind #if, in a test that ran",
      "func testCard() {\n#if DEBUG\n  a()\n#endif\n}", "testCard()", name: "2", used: ["1"]),
    .file(
      "in a helper that several tests call, one disabled",
      "func check(_ name: String) { }\n@Test func a() {}\n\(disabled)func b() {}", "check(_:)",
      name: "b", used: ["a"]),
    .file("in init", "@Suite(.disabled()) struct S { init(x: Int = 1) {} }", "init(x:)"),
    .file("in a property", "\(disabled)func a() {}\nvar picture: Int { 1 }", "picture"),
    .file(
      "made by a plugin", "struct S {}", "testCard()",
      others: [
        ".build/plugins/outputs/p/T/CardTests.swift":
          "final class C: XCTestCase { func testCard() {} }"
      ]),
  ]

  @Test(arguments: kept)
  func `what a test that rests may use is kept`(_ one: PruneCase) throws {
    let (plan, path) = try plan(one)
    #expect(plan.unused.map(\.path) == [])
    #expect(plan.kept.map(\.path) == [path])
  }

  private static let unused: [PruneCase] = [
    .file("a removed method", "class T: XCTestCase { func testOther() {} }", "testCard()"),
    .file("a removed function", "\(disabled)func other() {}", "card(_:)"),
    .file("a file without tests any more", "struct S {}", "card()"),
    .file(
      "an assertion that a test has no more", "@Test func card() { assertSnapshot(of: x) }",
      "card()", name: "2", used: ["1"]),
    .file(
      "an argument that a parameterised test has no more",
      "@Test(arguments: [1, 2]) func card(_ rank: Int) { assertSnapshot(of: view(rank)) }",
      "card(_:)", name: "3-1", used: ["1-1", "2-1"]),
    .file(
      "where names are passed on by helpers", "\(disabled)func other() {}", "card()",
      others: [
        "Tests/Checks.swift": """
        import Snapshot
        func check(
          file: StaticString = #filePath, name: String = #function
        ) { assertSnapshot(of: x, as: .image, file: file, testName: name, line: 1) }
        """
      ]),
    .file(
      "words in strings and comments are no conditions",
      "@Test func card() { a(\"if { \\(b(\"}\")) guard\") /* if { */ }", "card()",
      name: "2", used: ["1"]),
    .file(
      "of a helper whose callers all ran", "func check() {}\n@Test func a() {}", "check()",
      name: "2", used: ["1"]),
  ]

  @Test(arguments: unused)
  func `what no test can use is unused`(_ one: PruneCase) throws {
    let (plan, path) = try plan(one)
    #expect(plan.kept == [])
    #expect(plan.unused.map(\.path) == [path])
  }

  @Test func `where a source cannot be read, nothing of its tests is unused`() throws {
    let path = try package.write("Tests/CardTests.swift", [])
    #expect(truncate(path, 1 << 25) == 0)
    let (plan, reference) = try plan(
      PruneCase(testDescription: "", sources: [:], function: "card()"))
    #expect(plan.kept.map(\.path) == [reference])
  }

  @Test func `folders that link in a circle end`() throws {
    try FileAccess.makeFolder(package.root + "/Tests/In")
    try FileManager.default.createSymbolicLink(
      atPath: package.root + "/Tests/In/Again", withDestinationPath: package.root + "/Tests")
    let (plan, path) = try plan(.file("", "struct S {}", "card()"))
    #expect(plan.unused.map(\.path) == [path])
  }
}
