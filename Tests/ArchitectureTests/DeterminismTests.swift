import Testing

/// Same sources, same fonts: same bytes. What could break that is not to be found in the sources
/// that pixels and frames come from.
@Suite struct DeterminismTests {
  private let pixelSources = SourceTree.sources.filter {
    ["CoreGraphics", "CoreText", "ConstraintSolver", "QuartzCore", "UIKit"].contains($0.module)
  }

  @Test func `no transcendental function of the C library is called`() {
    let names: Set<String> = [
      "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "exp", "exp2", "log", "log2",
      "log10", "pow", "cbrt", "sinh", "cosh", "tanh",
    ]
    for file in pixelSources where !file.path.hasPrefix("Sources/CoreGraphics/Math/") {
      #expect(
        file.places { names.contains($0.text) && $0.isCalled && !$0.followsDot } == [])
    }
  }

  @Test func `no product is fused with a sum`() {
    for file in pixelSources {
      #expect(file.places { ["addingProduct", "addProduct", "fma"].contains($0.text) } == [])
    }
  }

  @Test func `no clock, locale, random number or environment is read`() {
    for file in pixelSources {
      #expect(
        file.places {
          ($0.text == "Date" && $0.isCalled) || ["random", "getenv"].contains($0.text)
            || ($0.followsDot && ["environment", "autoupdatingCurrent"].contains($0.text))
        } == [])
      let words = file.words
      for (word, next) in zip(words, words.dropFirst())
      where ["Locale", "TimeZone", "Calendar"].contains(word.text) && next.text == "current" {
        Issue.record("\(file.path):\(word.line) \(word.text).current")
      }
    }
  }

  @Test func `one file reads the environment`() {
    let readers = SourceTree.sources.filter {
      !$0.places { ["getenv", "processInfo"].contains($0.text) }.isEmpty
    }
    #expect(readers.map(\.path) == ["Sources/SnapshotCore/Settings/SnapshotEnvironment.swift"])
  }
}
