import Testing

@testable import SnapshotTool

@Suite struct SourceMaskTests {
  private func masked(_ source: String) -> String {
    String(decoding: SourceMask(Array(source.utf8)).bytes, as: UTF8.self)
  }

  private func words(_ source: String) -> [String] {
    let mask = SourceMask(Array(source.utf8))
    return mask.words(in: 0..<mask.bytes.count).map(\.word)
  }

  /// Sources, and what stands in their places, where a point is a blank.
  @Test(arguments: [
    ("a // b\nc", "a.....\nc"), ("a /* /* b */ c */ d", "a.................d"),
    (#"a "b { \" c" d"#, "a............d"), (##"#"a " b"# c"##, "..........c"),
    ("\"\"\"\na }\n\"\"\" b", "...\n...\n....b"), (#""\(f(")"))" b"#, "............b"),
  ])
  func `comments and strings are blank, byte for byte`(_ source: String, _ expected: String) {
    #expect(masked(source).replacing(" ", with: ".") == expected)
  }

  @Test func `names in backticks stay, and are no words`() {
    #expect(masked("func `a \"b\" // c`() {}") == "func `a \"b\" // c`() {}")
    #expect(words("@Test func `a b`(_ c: Int) // d") == ["@Test", "func", "_", "c", "Int"])
  }

  @Test func `a bracket is closed by its own`() {
    let mask = SourceMask(Array("f(a[1], \")\", `)`) )".utf8))
    #expect(mask.closing(1) == 16)
    #expect(mask.closing(3) == 5)
    #expect(SourceMask(Array("f(a".utf8)).closing(1) == nil)
  }
}
