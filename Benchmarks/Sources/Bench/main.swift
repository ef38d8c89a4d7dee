import Foundation

// `swift run -c release --package-path Benchmarks bench raster --scenes FILE [--json]`
// `swift run -c release --package-path Benchmarks bench small [--json]`
// `swift run -c release --package-path Benchmarks bench layers [--scenes FILE] [--json]`
// `swift run -c release --package-path Benchmarks bench compare [--tool PATH] [--json]`
// `swift run -c release --package-path Benchmarks bench assert [--json]`, and without -c release
// `swift run -c release --package-path Benchmarks bench layout [--scene FILE] [--json]`
// `swift run -c release --package-path Benchmarks bench text [--scene FONT] [--json]`
// `swift run -c release --package-path Benchmarks bench tables [--json]`
// `swift run -c release --package-path Benchmarks bench collections [--json]`, and in debug
// `swift run -c release --package-path Benchmarks bench swiftui [--json]`

do {
  let arguments = try Arguments(Array(CommandLine.arguments.dropFirst()))
  switch arguments.benchmark {
  case .raster: try RasterBench(arguments).run()
  case .small: try SmallDrawings(arguments).run()
  case .layers: try LayersBenchmark(arguments).run()
  case .compare: try CompareBenchmark(arguments).run()
  case .assert: AssertBench(arguments).run()
  case .text: try TextBenchmark(arguments).run()
  case .tables: TablesBenchmark(arguments).run()
  case .layout: try LayoutBenchmark(arguments).run()
  case .collections: CollectionsBenchmark(arguments).run()
  case .swiftui: SwiftUIBenchmark(arguments).run()
  }
} catch {
  FileHandle.standardError.write(Data("bench: \(error)\n".utf8))
  exit(2)
}
