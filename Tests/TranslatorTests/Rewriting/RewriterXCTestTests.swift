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
}
