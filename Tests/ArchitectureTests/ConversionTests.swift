import Testing

/// A conversion of a floating-point number to an integer stops the process at NaN, at infinity and
/// beyond the integer's range. Numbers come from users: `clamped(to:)` and `Int(clamping:)` in
/// `CoreGraphics/Math/Clamping.swift` have a result for all of them.
@Suite struct ConversionTests {
  private static let integers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]

  private static func isConversion(_ word: Word) -> Bool {
    integers.contains(word.text) && word.isCalled
  }

  /// Of what the words of a line tell: a rounded number is a floating-point number.
  @Test func `a rounded number becomes an integer only within a range`() {
    #expect(!SourceTree.sources.isEmpty)
    for file in SourceTree.sources {
      for (line, words) in Dictionary(grouping: file.words, by: \.line) {
        guard words.contains(where: Self.isConversion),
          words.contains(where: { $0.text == "rounded" && $0.followsDot }),
          !words.contains(where: { ["clamped", "clamping", "exactly"].contains($0.text) })
        else { continue }
        // A reason stands at most four lines above.
        let before = file.lines[max(line - 5, 0)..<line]
        if before.contains(where: { $0.contains("// In range: ") }) { continue }
        Issue.record(
          """
          \(file.path):\(line) converts a number that can be NaN or infinite: use clamped(to:), \
          Int(clamping:), or say why it cannot in a comment `// In range: …`
          """)
      }
    }
  }

  @Test func `no conversion trusts min and max, which keep NaN`() {
    for file in SourceTree.sources {
      let words = file.words
      for index in words.indices.dropLast(2) where Self.isConversion(words[index]) {
        let next = Set(words[index + 1...index + 2].map(\.text))
        guard next == ["min", "max"], words[index + 2].line == words[index].line else { continue }
        Issue.record("\(file.path):\(words[index].line) \(words[index].text)(min(max(")
      }
    }
  }
}
