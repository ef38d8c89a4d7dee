import Testing

/// Same sources, same fonts: same bytes. What could break that is not to be found in the sources
/// that pixels and frames come from.
@Suite struct DeterminismTests {
  private let pixelModules: Set<String> = [
    "CoreGraphics", "CoreText", "ConstraintSolver", "QuartzCore", "UIKit",
  ]

  private var pixelSources: [SourceFile] {
    SourceTree.sources.filter { pixelModules.contains($0.module) }
  }

  @Test func `no transcendental function of the C library is called`() {
    let calls = SourceTree.places(
      of: /(?:^|[^.\w])(?:sin|cos|tan|asin|acos|atan|atan2|exp|exp2|log|log2|log10|pow|cbrt)\(/,
      in: pixelSources.filter { !$0.path.hasPrefix("Sources/CoreGraphics/Math/") })
    #expect(calls == [])
  }

  @Test func `no product is fused with a sum`() {
    #expect(
      SourceTree.places(of: /\.(?:addingProduct|addProduct|fma)\(/, in: pixelSources) == [])
  }

  @Test func `no clock, locale, random number or environment is read`() {
    let reads = SourceTree.places(
      of: /\bDate\(\)|Locale\.current|TimeZone\.current|\.random\(|getenv|processInfo\.environment/,
      in: pixelSources)
    #expect(reads == [])
  }

  @Test func `one file reads the environment`() {
    let places = SourceTree.places(
      of: /getenv|processInfo\.environment/, in: SourceTree.sources)
    #expect(Set(places.map { $0.prefix { $0 != ":" } }).count <= 1, "\(places)")
  }
}
