import Testing

@Suite struct RewriterEntriesTests {
  @Test func `an entry becomes a key and a property`() {
    let text = translation(
      of: "extension EnvironmentValues {\n  @Entry public var gap: CGFloat = 8 // wide\n}")
    #expect(
      text.words
        == "extension EnvironmentValues { public enum __Entry_gap: SwiftUI.EnvironmentKey { "
        + "public static var defaultValue: CGFloat { 8 } }; public var gap: CGFloat "
        + "{ get { self[__Entry_gap.self] } set { self[__Entry_gap.self] = newValue } } // wide }")
    #expect(text.split(separator: "\n").count == 3)
  }

  @Test func `without a type the compiler finds it`() {
    let text = translation(
      of: "public extension SwiftUI.EnvironmentValues {\n  @Entry var look = Look(\n    .wide)\n}")
    #expect(
      text.words
        == "public extension SwiftUI.EnvironmentValues { "
        + "public enum __Entry_look: SwiftUI.EnvironmentKey { "
        + "nonisolated(unsafe) public static let defaultValue = Look( .wide) }; "
        + "var look: __Entry_look.Value "
        + "{ get { self[__Entry_look.self] } set { self[__Entry_look.self] = newValue } } }")
    #expect(!text.hasSyntaxErrors)
    #expect(text.split(separator: "\n").count == 4)
  }

  @Test func `without a value it is nil`() {
    let text = translation(of: "extension ContainerValues { @Entry var title: String? }")
    #expect(
      text.words.contains(
        "enum __Entry_title: SwiftUI.ContainerValueKey { static var defaultValue: String? { nil }"))
  }

  @Test func `an author's own attribute of this name is left alone`() {
    let source = "struct Page { @Entry var title: String = \"\" }"
    #expect(translation(of: source) == source)
  }

  @Test func `what can be inlined has a key and a value that can be`() {
    let text = translation(
      of: "extension EnvironmentValues { @usableFromInline @Entry var gap: Int = 8 }")
    #expect(
      text.words.contains(
        "@usableFromInline enum __Entry_gap: SwiftUI.EnvironmentKey { @usableFromInline "
          + "static var defaultValue: Int { 8 } }; @usableFromInline var gap: Int"), "\(text)")
  }
}
