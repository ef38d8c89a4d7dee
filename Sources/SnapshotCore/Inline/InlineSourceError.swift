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
      "no call begins its arguments at \(line):\(column), where this test was built to have one. "
        + "Build the tests again."
    case .unbalanced:
      "the call’s end was not found: a bracket or a literal in its arguments does not end."
    case .changed(let path):
      "\(path.singleLine) was changed after the tests were built. Build them again."
    case .ambiguous(let line):
      "the call in line \(line) was made with two values, and has room for one. "
        + "Give each value a call, or use assertSnapshot(of:as:named:)."
    case .noClosure(let offset):
      "the call has no closure that `trailingClosureOffset: \(offset)` could count from."
    }
  }
}
