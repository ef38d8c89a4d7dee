/// What one call's closure is to return from now on.
package struct InlineEdit: Sendable, Codable, Equatable {
  /// The line of the call's `(` or first `{` when the tests were built, as `#line` and `#column`
  /// say.
  package var line: Int
  package var column: Int
  package var label: String
  /// Labels that are replaced by `label`.
  package var oldLabels: [String]
  /// Which closure is meant, counted from the call's first.
  package var offset: Int
  /// Whether the call had an expectation when the tests were built.
  package var hadExpectation: Bool
  /// The new text; nil removes the closure.
  package var text: String?

  package init(
    line: Int, column: Int, label: String = "matches", oldLabels: [String] = [],
    offset: Int = 0, hadExpectation: Bool, text: String?
  ) {
    self.line = line
    self.column = column
    self.label = label
    self.oldLabels = oldLabels
    self.offset = offset
    self.hadExpectation = hadExpectation
    self.text = text
  }

  func isSamePlace(as other: InlineEdit) -> Bool {
    (line, column, offset) == (other.line, other.column, other.offset)
  }
}

/// A test's source as the tests were built from it.
package struct InlineSource {
  private let bytes: [UInt8]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The source with all these expectations.
  package func applying(_ edits: [InlineEdit]) throws(InlineSourceError) -> [UInt8] {
    var changes: [Change] = []
    for edit in edits { changes.append(try change(edit)) }
    // Two closures that are added at one place stay in their order: the sort is stable.
    changes.sort { $0.range.lowerBound < $1.range.lowerBound }
    var result: [UInt8] = []
    var index = 0
    for change in changes {
      guard change.range.lowerBound >= index else { throw .unbalanced }
      result += bytes[index..<change.range.lowerBound] + change.bytes
      index = change.range.upperBound
    }
    return result + bytes[index...]
  }

  /// The line of a call's closure; nil where it has none, or there is no such call.
  package func closureLine(_ edit: InlineEdit) -> Int? {
    guard let call = try? InlineCall(bytes, line: edit.line, column: edit.column) else {
      return nil
    }
    let start: Int
    switch try? call.place(offset: edit.offset, isLabelled: edit.isLabelled) {
    case .argument(let argument): start = argument.range.lowerBound
    case .trailing(let closure): start = closure.range.lowerBound
    case .absent, nil: return nil
    }
    return bytes[..<start].count { $0 == UInt8(ascii: "\n") } + 1
  }

  private struct Change {
    var range: Range<Int>
    var bytes: [UInt8]
  }

  private func change(_ edit: InlineEdit) throws(InlineSourceError) -> Change {
    let call = try InlineCall(bytes, line: edit.line, column: edit.column)
    switch try call.place(offset: edit.offset, isLabelled: edit.isLabelled) {
    case .argument(let argument):
      try check(edit, hasClosure: true)
      guard let text = edit.text else { return Change(range: removal(argument, call), bytes: []) }
      return Change(
        range: argument.expression, bytes: closure(text, indentedAs: argument.expression.lowerBound)
      )
    case .trailing(let found):
      try check(edit, hasClosure: true)
      guard let text = edit.text else { return try removal(found, call) }
      let closure = closure(text, indentedAs: found.range.lowerBound)
      if found.label == nil { return Change(range: found.closure, bytes: closure) }
      return Change(range: found.range, bytes: Array("\(edit.label): ".utf8) + closure)
    case .absent(let next, let isFirst):
      try check(edit, hasClosure: false)
      let place = next?.range.lowerBound ?? call.end
      guard let text = edit.text else { return Change(range: place..<place, bytes: []) }
      let label = isFirst ? "" : "\(edit.label): "
      let closure = Array(label.utf8) + closure(text, indentedAs: lineOfEnd(call))
      return Change(
        range: place..<place,
        bytes: next == nil ? [UInt8(ascii: " ")] + closure : closure + [UInt8(ascii: " ")])
    }
  }

  /// What was built and what stands there are two things where only one has an expectation.
  private func check(_ edit: InlineEdit, hasClosure: Bool) throws(InlineSourceError) {
    if edit.hadExpectation != hasClosure {
      throw .notACall(line: edit.line, column: edit.column)
    }
  }

  // MARK: - Removing

  /// The range to remove for an argument, with the comma in front of it.
  private func removal(_ argument: InlineCall.Argument, _ call: InlineCall) -> Range<Int> {
    let before = call.arguments.last { $0.range.upperBound <= argument.range.lowerBound }
    return (before?.range.upperBound ?? argument.range.lowerBound)..<argument.range.upperBound
  }

  /// The range to remove for a closure, with the space in front of it. The first of several
  /// closures cannot be removed, since the next one would need to lose its label.
  private func removal(
    _ found: InlineCall.TrailingClosure, _ call: InlineCall
  ) throws(InlineSourceError) -> Change {
    if found.label == nil, call.trailing.count > 1 || call.listEnd == call.start {
      throw .noClosure(before: 0)
    }
    let before = bytes[..<found.range.lowerBound].lastIndex { !SwiftSourceWalk.isSpace($0) }
    return Change(range: ((before ?? -1) + 1)..<found.range.upperBound, bytes: [])
  }

  // MARK: - Writing

  /// The start of the line whose indentation a closure behind the call takes: the `)`'s where that
  /// is the first on its line, otherwise the call's.
  private func lineOfEnd(_ call: InlineCall) -> Int {
    let last = max(call.end - 1, call.start)
    let first = bytes[lineStart(last)...].first { !SwiftSourceWalk.isSpace($0) }
    let isFirst = first == bytes[last] && indentation(last).endIndex == last
    return isFirst ? last : call.start
  }

  private func lineStart(_ index: Int) -> Int {
    bytes[..<index].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  }

  /// Spaces and tabs at the start of the line.
  private func indentation(_ index: Int) -> ArraySlice<UInt8> {
    bytes[lineStart(index)...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }

  /// One step of indentation: the first that the file has.
  private var step: [UInt8] {
    var start = 0
    while start < bytes.count {
      let indentation = indentation(start)
      let next = indentation.endIndex < bytes.count ? bytes[indentation.endIndex] : nil
      if !indentation.isEmpty, let next, !SwiftSourceWalk.isSpace(next),
        next != UInt8(ascii: "*")
      {
        return Array(indentation)
      }
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { break }
      start = end + 1
    }
    return Array("  ".utf8)
  }

  private var newline: String {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")), end > 0 else { return "\n" }
    return bytes[end - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }

  private func closure(_ text: String, indentedAs index: Int) -> [UInt8] {
    let outer = String(decoding: indentation(index), as: UTF8.self)
    let inner = outer + String(decoding: step, as: UTF8.self)
    let literal = InlineLiteral.lines(text).map { $0.isEmpty ? "" : inner + $0 }
    return Array((["{"] + literal + [outer + "}"]).joined(separator: newline).utf8)
  }
}

extension InlineEdit {
  func isLabelled(_ text: String) -> Bool { text == label || oldLabels.contains(text) }
}
