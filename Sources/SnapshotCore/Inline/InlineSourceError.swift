/// Why an expectation could not be written into a test's source. The source is as it was.
package enum InlineSourceError: Error, Equatable {
  case file(FileError)
  /// No call has its `(` or `{` there.
  case notACall(line: Int, column: Int)
  /// A bracket or a literal has no end.
  case unbalanced
  /// The source was changed after the tests were built.
  case changed(String)
  /// One call has two values: it stands in a loop, or its test has arguments.
  case ambiguous(line: Int)
  /// The call lacks the closures that stand in front of this one.
  case noClosure(before: Int)
}

extension InlineSourceError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .file(let error): "\(error)"
    case .notACall(let line, let column):
      "found no call at \(line):\(column), where this test was built with one. "
        + "Build the tests again."
    case .unbalanced:
      "the end of the call was not found: a bracket or literal in its arguments is not closed."
    case .changed(let path):
      "\(path.singleLine) was changed after the tests were built. Build them again."
    case .ambiguous(let line):
      "the call in line \(line) was made with two values, but can hold only one. "
        + "Use one call per value, or assertSnapshot(of:as:named:)."
    case .noClosure(let offset):
      "the call has no closure for `trailingClosureOffset: \(offset)` to count from."
    }
  }
}
