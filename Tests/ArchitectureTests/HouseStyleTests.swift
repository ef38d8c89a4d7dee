import Testing

@Suite struct HouseStyleTests {
  private let files = SourceTree.sources + SourceTree.tests

  /// Every other test here goes through files, and would pass if there were none.
  @Test func `there are files of every kind to look at`() {
    #expect(SourceTree.sources.count > 1000)
    #expect(SourceTree.tests.count > 400)
    #expect(SourceTree.assets.count >= 8)
    #expect(files.allSatisfy { $0.lines.count > 1 })
    #expect(UnsafeFiles.paths.count > 100)
  }

  @Test func `no file is longer than 500 lines`() {
    for file in files + SourceTree.assets where file.lines.count > 501 {
      Issue.record("\(file.path) has \(file.lines.count - 1) lines")
    }
  }

  /// What the solver refuses is a wrong frame: it is told, never dropped.
  @Test func `Auto Layout drops no error`() {
    let layout = files.filter { $0.path.contains("Sources/UIKit/AutoLayout/") }
    #expect(layout.count > 20)
    for file in layout {
      for (index, line) in file.lines.enumerated() where line.contains("try?") {
        Issue.record("\(file.path):\(index + 1) drops an error")
      }
    }
  }

  @Test func `no line is wider than 100 columns`() {
    for file in files + SourceTree.assets {
      for (index, line) in file.lines.enumerated()
      where line.utf8.count > 100 && line.count > 100 {
        Issue.record("\(file.path):\(index + 1) has \(line.count) columns")
      }
    }
  }

  /// A function runs from the line with its `func` or `init` to the brace that closes at the
  /// same indent.
  @Test func `no function is longer than 70 lines`() {
    for file in files {
      let starts = file.words.filter { ["func", "init"].contains($0.text) && !$0.followsDot }
      for start in Set(starts.map(\.line)) {
        let line = file.lines[start - 1]
        let indent = line.utf8.prefix { $0 == 32 }.count
        guard line.hasSuffix("{") || line.hasSuffix("(") else { continue }
        // A requirement of a protocol has a signature of several lines and no body.
        if line.hasSuffix("(") {
          let end = file.lines[start...].first {
            $0.utf8.prefix { $0 == 32 }.count == indent && $0.dropFirst(indent).hasPrefix(")")
          }
          guard end?.hasSuffix("{") == true else { continue }
        }
        let closing = String(repeating: " ", count: indent) + "}"
        guard let end = file.lines[start...].firstIndex(of: closing) else { continue }
        if end - start > 70 {
          Issue.record("\(file.path):\(start) has \(end - start) lines")
        }
      }
    }
  }

  /// The compiler asks for the word wherever memory can be left: see `strict` in Package.swift.
  @Test func `unsafe code is in the files that are listed for it`() {
    let files = SourceTree.sources.filter { $0.words.contains { $0.text == "unsafe" } }
    #expect(files.count > 100)
    let paths = Set(files.map(\.path))
    #expect(paths.subtracting(UnsafeFiles.paths).sorted() == [], "not in the list")
    #expect(UnsafeFiles.paths.subtracting(paths).sorted() == [], "safe by now: leave the list")
  }

  @Test func `nothing is left for later without a word to the user`() {
    let marks: Set<String> = ["TODO", "FIXME", "XXX", "HACK"]
    for file in SourceTree.sources {
      for (index, line) in file.lines.enumerated()
      where marks.contains(where: { line.contains("// \($0)") }) {
        Issue.record("\(file.path):\(index + 1)")
      }
    }
  }
}
