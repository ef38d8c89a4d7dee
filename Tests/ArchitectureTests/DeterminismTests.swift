import Testing

/// Same sources, same fonts: same bytes. What could break that is not to be found in the sources
/// that pixels and frames come from.
@Suite struct DeterminismTests {
  private let pixelSources = SourceTree.sources.filter {
    [
      "CoreGraphics", "CoreText", "ConstraintSolver", "ImageIO", "QuartzCore", "SymbolDesigns",
      "UIKit",
    ].contains($0.module)
  }

  /// Those that numbers on the way to a frame are calculated in: SwiftUI's, too.
  private var calculatingSources: [SourceFile] {
    pixelSources + SourceTree.sources.filter { $0.module == "SwiftUI" }
  }

  @Test func `there are sources to look at`() {
    #expect(pixelSources.count > 400)
    #expect(SourceTree.sources.count > pixelSources.count)
    #expect(pixelSources.allSatisfy { !$0.words.isEmpty })
  }

  @Test func `no transcendental function of the C library is called`() {
    for file in calculatingSources where !file.path.hasPrefix("Sources/CoreGraphics/Math/") {
      #expect(Self.transcendentalCalls(in: file) == [])
    }
  }

  /// Calls by a plain name, and by that of the library's module.
  private static func transcendentalCalls(in file: SourceFile) -> [String] {
    let names: Set<String> = [
      "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "exp", "exp2", "exp10", "expm1",
      "log", "log2", "log10", "log1p", "pow", "cbrt", "hypot", "sinh", "cosh", "tanh", "asinh",
      "acosh", "atanh", "erf", "erfc", "tgamma", "lgamma",
    ]
    let modules: Set<String> = ["Foundation", "Glibc", "Darwin", "Musl"]
    var before = ""
    return file.places { word in
      defer { before = word.text }
      return word.isCalled && names.contains(word.text)
        && (!word.followsDot || modules.contains(before))
    }
  }

  @Test func `a call by the module's name is found, a member's is not`() {
    let file = SourceFile(
      path: "a.swift",
      lines: ["let a = sin(x)", "Foundation.pow(2, x)", "DeterministicMath.cos(x)", "x.log()"])
    #expect(Self.transcendentalCalls(in: file) == ["a.swift:1 sin", "a.swift:2 pow"])
  }

  @Test func `no product is fused with a sum`() {
    for file in calculatingSources {
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
    // How many processors there are is no variable of the environment.
    let readers = SourceTree.sources.filter { file in
      zip(file.words, file.words.dropFirst()).contains { word, next in
        word.text == "getenv"
          || (word.text == "processInfo" && next.text != "activeProcessorCount")
      }
    }
    #expect(readers.map(\.path) == ["Sources/SnapshotCore/Settings/SnapshotEnvironment.swift"])
  }

  // MARK: Dictionaries and sets

  /// Lines that go through a dictionary or a set, and why the order does not matter there. The
  /// line is named by a part of it.
  private static let unordered: [(path: String, text: String, reason: String)] = [
    (
      "Sources/Snapshot/Strategies/SnapshotMatrix.swift", "for (_, cells) in files",
      "each makes an entry of another dictionary"
    ),
    (
      "Sources/SnapshotCLI/Watching/FolderWatcher.swift", "for (watch, folder) in folders",
      "each watch is removed by itself"
    ),
    (
      "Sources/SnapshotCLI/Watching/WatchSession.swift", "var effects = paths.map",
      "`paths` is an array here"
    ),
    (
      "Sources/SnapshotTool/Report/HTML/HTMLReport+Page.swift", "for entry in shown",
      "`shown` is an array here"
    ),
    (
      "Sources/SnapshotTool/Report/HTML/HTMLReport+Page.swift", "Set(shown.map(",
      "`shown` is an array here"
    ),
    (
      "Sources/SnapshotTool/Report/HTML/HTMLReport.swift", "for picture in images.kept",
      "`images.kept` is an array"
    ),
    (
      "Sources/SnapshotTool/Decisions/PendingRun.swift", "Set(tests.keys)", "a set is made of it"
    ),
    (
      "Sources/SnapshotTool/Review/ReferenceList.swift", "var blocks = groups.map",
      "`groups` is the sorted array of duplicates here"
    ),
    (
      "Sources/SnapshotTool/Review/ReferenceList.swift", "groups.reduce(0)",
      "`groups` is the sorted array of duplicates here"
    ),
    (
      "Sources/SnapshotCLI/Running/ProcessTree.swift", "for entry in entries.values",
      "they are gathered in sets"
    ),
    (
      "Sources/SnapshotTool/Review/ReferenceAccount.swift", "Set(used.compactMap",
      "they are gathered in a set"
    ),
    (
      "Sources/SnapshotCore/Tree/TreeIndex.swift", "for group in alike.values",
      "each numbers its own nodes"
    ),
    (
      "Sources/UIKit/AutoLayout/LayoutEngine+Solve.swift", "solver.brokenConstraints",
      "the solver's is an array"
    ),
    (
      "Sources/UIKit/CollectionViews/UICollectionView+Updates.swift", "for element in shown",
      "`shown` is the array of the order of display"
    ),
    (
      "Sources/UIKit/Events/UIEvent.swift", "touches.map(\\.timestamp).max()", "a maximum"
    ),
    (
      "Sources/UIKit/Lists/NSDiffableDataSourceSnapshot.swift", "for item in doomed",
      "each is removed by itself"
    ),
    (
      "Sources/UIKit/Bars/_UINavigationBarContentView.swift", "for (key, view) in views",
      "each is taken out by itself"
    ),
    (
      "Sources/UIKit/Lists/Engine/DiffableList.swift", "reloadedSections.compactMap",
      "only asked whether it contains a section"
    ),
    (
      "Sources/UIKit/Lists/Engine/ListMapping.swift", "for section in gathered.reloadedSections",
      "each place is set by itself"
    ),
    (
      "Sources/Translator/Index/ModuleIndex.swift", "for name in types.keys where",
      "each is set by itself"
    ),
    (
      "Sources/UIKit/Lists/NSDiffableDataSourceSectionSnapshot.swift", "for gone in doomed",
      "each is removed by itself"
    ),
  ]

  @Test func `no dictionary or set is gone through into what is drawn or written`() {
    var used: Set<Int> = []
    var declared = 0
    for group in SourceTree.types {
      let names = Set(group.flatMap(UnorderedCollections.names))
      declared += names.count
      for file in group {
        for (line, text) in UnorderedCollections.passes(in: file, over: names) {
          let allowed = Self.unordered.indices.filter {
            Self.unordered[$0].path == file.path && text.contains(Self.unordered[$0].text)
          }
          used.formUnion(allowed)
          if allowed.isEmpty {
            Issue.record(
              """
              \(file.path):\(line) goes through a dictionary or a set, whose order changes from \
              run to run: \(text)
              Sort it, or say in DeterminismTests.unordered why the order does not matter.
              """)
          }
        }
      }
    }
    #expect(declared > 100, "the search finds no declarations")
    for (index, entry) in Self.unordered.enumerated() where !used.contains(index) {
      Issue.record("\(entry.path) has no line with “\(entry.text)” any more: remove the entry.")
    }
  }

  @Test func `passes over a dictionary are found, sorted ones are not`() {
    let file = SourceFile(
      path: "a.swift",
      lines: [
        "var names: [String: Int] = [:]", "let seen = Set<Int>()", "var list: [Int] = []",
        "for (name, value) in names {}", "for name in names.keys.sorted() {}",
        "let texts = names.map { $0.key }", "  .sorted()", "", "", "print(seen.first)",
        "for item in list {}", "for name in self.names {}", "if names.contains(a) {}",
      ])
    let names = Set(UnorderedCollections.names(in: file))
    #expect(names == ["names", "seen"])
    #expect(UnorderedCollections.passes(in: file, over: names).map(\.line) == [4, 10, 12])
  }
}
