import Testing

@testable import Translator

@Suite struct RewriterIsolationTests {
  @Test func `what makes a view of SwiftUI's types is the main actor's in Swift 6`() {
    #expect(
      translation(of: "extension Text { func short() -> some View { padding() } }")
        == "extension Text { @MainActor func short() -> some View { padding() } }")
    #expect(
      translation(of: "extension View { nonisolated func card() -> some View { padding() } }").words
        == "extension View { @MainActor func card() -> some View { padding() } }")
    let open = translation(
      of: "extension View { nonisolated public func card() -> some View { self } }")
    #expect(open.words == "extension View { @MainActor public func card() -> some View { self } }")
    #expect(
      translation(of: "extension Text { public static func a() -> some View { Text(b) } }")
        == "extension Text { @MainActor public static func a() -> some View { Text(b) } }")
    #expect(
      translation(of: "var card: some View { Text(title) }")
        == "@MainActor var card: some View { Text(title) }")
  }

  @Test func `a view's own members, and those in Swift 5, stay`() {
    let source =
      "struct Page: View { var body: some View { part }; var part: some View { Text(a) } }"
    #expect(translation(of: source) == source)
    let other = "extension Text { func short() -> some View { padding() } }"
    #expect(translation(of: other, languageMode: "5") == other)
  }
}
