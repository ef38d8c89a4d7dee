import Testing

@Suite struct HouseStyleTests {
  private let files = SourceTree.sources + SourceTree.tests

  @Test func `no file is longer than 500 lines`() {
    for file in files {
      #expect(file.lines.count <= 501, "\(file.path) has \(file.lines.count - 1) lines")
    }
  }

  @Test func `no line is wider than 100 columns`() {
    for file in files {
      for (index, line) in file.lines.enumerated() where line.count > 100 {
        Issue.record("\(file.path):\(index + 1) has \(line.count) columns")
      }
    }
  }

  /// A function runs from its `func` or `init` to the brace that closes at the same indent.
  @Test func `no function is longer than 70 lines`() {
    for file in files {
      for (start, line) in file.lines.enumerated() {
        guard line.contains(/^\s*([@\w().]+ )*(func |init[?(<])/) else { continue }
        let indent = line.prefix { $0 == " " }
        guard
          let end = file.lines[start...].firstIndex(where: { $0 == indent + "}" }),
          !file.lines[(start + 1)..<end].contains(where: {
            !$0.isEmpty && $0.prefix { $0 == " " }.count <= indent.count && !$0.hasPrefix(indent + ")")
              && !$0.hasPrefix(indent + "{")
          })
        else { continue }
        #expect(end - start < 72, "\(file.path):\(start + 1) has \(end - start - 1) lines")
      }
    }
  }

  @Test func `nothing is left for later without a word to the user`() {
    let places = SourceTree.places(of: /\b(?:TODO|FIXME|XXX|HACK)\b/, in: SourceTree.sources)
    #expect(places == [])
  }
}
