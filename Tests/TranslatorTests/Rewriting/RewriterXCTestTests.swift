import Testing

@testable import Translator

@Suite struct RewriterXCTestTests {
  @Test func `a test case of the main actor can be listed`() {
    #expect(
      translation(of: "@MainActor final class T: XCTestCase {}")
        .contains("@preconcurrency @MainActor final class T"))
    let text = translation(
      of: """
        class T: XCTestCase {
          @MainActor func testCard() {}
        }
        """)
    #expect(text.contains("@preconcurrency @MainActor class T: XCTestCase {"))
    #expect(text.words.contains("{ func testCard() {}"))
  }

  @Test func `a test case that is a delegate is the main actor's`() {
    #expect(
      translation(of: "final class T: XCTestCase, UITableViewDataSource {}")
        .contains("@preconcurrency @MainActor final class T"))
    let text = translation(
      of: """
        protocol Source: UITableViewDataSource {}
        class T: XCTestCase, Source {}
        class S: XCTestCase, Codable {}
        """)
    #expect(text.contains("@preconcurrency @MainActor class T"))
    #expect(text.contains("\nclass S"))
  }

  @Test func `a test case asks whether a failure is expected, where a test expects one`() {
    let (texts, _, _) = translated(
      "class Base: XCTestCase {}\nclass T: Base {}", "func f() { XCTExpectFailure() }")
    #expect(texts[0].contains("override func recordFailure("))
    #expect(texts[0].contains("class T: Base {}"))
    #expect(!translation(of: "class T: XCTestCase {}").contains("recordFailure"))
  }

  @Test func `XCTest's own set-up, which does nothing, is not sent for in Swift 6`() {
    let source =
      "class T: XCTestCase { override func setUp() async throws { try await super.setUp() } }"
    #expect(translation(of: source).words.contains("async throws { () }"))
    #expect(translation(of: source, languageMode: "5") == source)
    let base = "class Base: XCTestCase {}\n"
    let other = source.replacing("XCTestCase", with: "Base")
    #expect(translation(of: base + other).contains("try await super.setUp()"))
  }

  @Test func `a test case has the methods of every object`() {
    let text = translation(
      of: """
        class T: XCTestCase {
          override func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
          ) {}
        }
        """)
    #expect(text.contains("class T: XCTestCase {\n           func observeValue"), "\(text)")
    #expect(text.contains(#".action("observeValueForKeyPath:of:change:context:")"#))
  }
}
