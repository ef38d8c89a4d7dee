import Foundation

/// Looks for loops over dictionaries and sets, by the names of variables that are declared as such.
enum UnorderedCollections {
  /// Names that a file declares as a dictionary or a set.
  static func names(in file: SourceFile) -> [String] {
    let declaration =
      #/
        \b(?:let|var)\s+(\w+)\s*
        (?:
          :\s*(?:Set<|Dictionary<|\[[\w.?]+\s*:)
          | =\s*(?:Set[\(<]|Dictionary[\(<]|\[[\w.]+\s*:\s*\[?[\w.]+[\]?]*\]\(\)|\[:\])
        )
      /#
    // A search for a word is much faster than one by an expression.
    return file.lines.filter { $0.contains("let ") || $0.contains("var ") }.flatMap { line in
      code(of: line).matches(of: declaration).map { String($0.1) }
    }
  }

  /// Lines that go through one of them, without a `sorted` there or, where they make something of
  /// it, in the next two.
  static func passes(
    in file: SourceFile, over names: Set<String>
  ) -> [(line: Int, text: String)] {
    guard !names.isEmpty else { return [] }
    let loop = #/\bin\s+(?:\w+\.)*(\w+)\b/#
    let member =
      #/
        \b(\w+)\.
        (?:map|flatMap|compactMap|keys|values|forEach|reduce|first|joined|popFirst|removeFirst)\b
      /#
    let harmless = #/^(?:\[|\(|\.(?:sorted|count|isEmpty|contains|index)\b)/#
    return file.lines.enumerated().compactMap { index, line in
      guard names.contains(where: { line.contains($0) }) else { return nil }
      let code = code(of: line)
      let isLoop = code.matches(of: loop).contains { match in
        names.contains(String(match.1))
          && code[match.range.upperBound...].prefixMatch(of: harmless) == nil
          && code[match.range.upperBound...].first != "."
      }
      let isPass = code.matches(of: member).contains { names.contains(String($0.1)) }
      guard isLoop || isPass else { return nil }
      let end = min(index + (isLoop ? 1 : 3), file.lines.count)
      let expression = file.lines[index..<end].joined(separator: " ")
      if expression.contains("sorted") { return nil }
      return (index + 1, line.trimmingCharacters(in: .whitespaces))
    }
  }

  /// The line without what follows `//`.
  private static func code(of line: String) -> Substring {
    line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line[...]
  }
}
