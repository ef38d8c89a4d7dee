/// The lines in which two texts differ, with some of the lines around them. ␍ stands for a carriage
/// return at a line's end.
package enum LineDifference {
  private static let contextLines = 3
  /// The number of lines of each text above which only the first differing one is shown: the search
  /// for the shortest difference takes time that grows with the square of it.
  private static let maximumLines = 5_000

  /// The lines that differ; nil where the texts are the same to the byte.
  ///
  /// Lines that only the old text has begin with `-`, lines that only the new one has with `+`.
  package static func text(_ old: String, _ new: String) -> String? {
    if old.utf8.elementsEqual(new.utf8) { return nil }
    let before = lines(of: old)
    let after = lines(of: new)
    let shared = zip(before, after).prefix { same($0, $1) }.count
    let rest = (before.count - shared, after.count - shared)
    if rest.0 > maximumLines || rest.1 > maximumLines {
      return """
        The texts have \(NumberText.grouped(before.count)) and \(NumberText.grouped(after.count)) \
        lines: too many to show all that differ. The first is line \
        \(NumberText.grouped(shared + 1)):
        - \(shared < before.count ? shown(before[shared]) : "(no such line)")
        + \(shared < after.count ? shown(after[shared]) : "(no such line)")
        """
    }
    return hunks(edits(before, after))
  }

  private enum Kind: Character { case kept = " ", removed = "-", added = "+" }

  private struct Edit {
    let kind: Kind
    let line: Substring
    /// The index in the old text, or the place where the line would be.
    let oldIndex: Int
    let newIndex: Int
  }

  private static func lines(of text: String) -> [Substring] {
    // A carriage return and the line feed after it are one Character, but two scalars.
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { Substring($0) }
  }

  /// The line as it is shown: a carriage return at its end could not be seen.
  private static func shown(_ line: Substring) -> String {
    let scalars = line.unicodeScalars
    guard scalars.last == "\r" else { return String(line) }
    return String(String.UnicodeScalarView(scalars.dropLast())) + "␍"
  }

  private static func same(_ one: Substring, _ other: Substring) -> Bool {
    one.utf8.elementsEqual(other.utf8)
  }

  private static func edits(_ before: [Substring], _ after: [Substring]) -> [Edit] {
    let difference = after.difference(from: before, by: same)
    var removed = Set<Int>()
    var added = Set<Int>()
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var edits: [Edit] = []
    var old = 0
    var new = 0
    while old < before.count || new < after.count {
      if old < before.count, removed.contains(old) {
        edits.append(Edit(kind: .removed, line: before[old], oldIndex: old, newIndex: new))
        old += 1
      } else if new < after.count, added.contains(new) {
        edits.append(Edit(kind: .added, line: after[new], oldIndex: old, newIndex: new))
        new += 1
      } else {
        edits.append(Edit(kind: .kept, line: before[old], oldIndex: old, newIndex: new))
        old += 1
        new += 1
      }
    }
    return edits
  }

  private static func hunks(_ edits: [Edit]) -> String {
    let changed = edits.indices.filter { edits[$0].kind != .kept }
    var ranges: [Range<Int>] = []
    for index in changed {
      let low = max(0, index - contextLines)
      let high = min(edits.count, index + contextLines + 1)
      if let last = ranges.last, low <= last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<high
      } else {
        ranges.append(low..<high)
      }
    }
    return ranges.map { range in
      let first = edits[range.lowerBound]
      let old = range.count { edits[$0].kind != .added }
      let new = range.count { edits[$0].kind != .removed }
      let head = "@@ -\(first.oldIndex + 1),\(old) +\(first.newIndex + 1),\(new) @@"
      return ([head] + range.map { "\(edits[$0].kind.rawValue) \(shown(edits[$0].line))" })
        .joined(separator: "\n")
    }.joined(separator: "\n")
  }
}
