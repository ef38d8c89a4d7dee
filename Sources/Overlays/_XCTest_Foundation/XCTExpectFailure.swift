import Synchronization
import XCTest

/// A failure of a test.
public struct XCTIssue: Sendable, Equatable, CustomStringConvertible {
  /// What kind of failure it is.
  public enum IssueType: Int, Sendable {
    case assertionFailure = 0
    case thrownError = 1
    case uncaughtException = 2
    case performanceRegression = 3
    case system = 4
    case unmatchedExpectedFailure = 5
  }

  /// The kind of the failure.
  public var type: IssueType
  /// The failure in one sentence.
  public var compactDescription: String
  /// More about the failure; nil where there is no more.
  public var detailedDescription: String?

  /// Describes a failure.
  public init(type: IssueType, compactDescription: String, detailedDescription: String? = nil) {
    self.type = type
    self.compactDescription = compactDescription
    self.detailedDescription = detailedDescription
  }

  /// The failure in one sentence.
  public var description: String { compactDescription }
}

/// What is said of a failure that a test expects.
public enum XCTExpectedFailure {
  /// Which failures are expected, and whether there has to be one.
  public class Options {
    /// Whether a failure is expected; by default all are.
    public var issueMatcher: (XCTIssue) -> Bool = { _ in true }
    /// Whether failures are expected at all; true by default.
    public var isEnabled = true
    /// Whether the test fails where there is no failure; true by default.
    public var isStrict = true

    /// Options of a failure that has to be there.
    public init() {}

    /// Options of a failure that need not be there.
    public class func nonStrict() -> Options {
      let options = Options()
      options.isStrict = false
      return options
    }
  }
}

/// Expects a failure in the rest of the test: it fails unless there is one, and not for it.
///
/// - Parameters:
///   - failureReason: Why the test fails.
///   - options: Which failures are expected, and whether there has to be one.
public func XCTExpectFailure(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options = .init(),
  file: StaticString = #filePath, line: UInt = #line
) {
  guard options.isEnabled, let test = ExpectedFailures.currentTest else { return }
  let failure = ExpectedFailures.begin(failureReason, options)
  // SAFETY: Teardown blocks run on the test's own thread.
  @safe nonisolated(unsafe) let expected = failure
  test.addTeardownBlock { ExpectedFailures.end(expected, file: file, line: line) }
}

/// Expects a failure in the rest of the test.
public func XCTExpectFailure(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool?,
  issueMatcher: ((XCTIssue) -> Bool)? = nil, file: StaticString = #filePath, line: UInt = #line
) {
  XCTExpectFailure(
    failureReason, options: ExpectedFailures.options(enabled, strict, issueMatcher), file: file,
    line: line)
}

/// Expects a failure in a closure: the test fails unless there is one, and not for it.
@discardableResult
public func XCTExpectFailure<Result>(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options,
  file: StaticString = #filePath, line: UInt = #line, failingBlock: () throws -> Result
) rethrows -> Result {
  guard options.isEnabled else { return try failingBlock() }
  let failure = ExpectedFailures.begin(failureReason, options)
  defer { ExpectedFailures.end(failure, file: file, line: line) }
  return try failingBlock()
}

/// Expects a failure in a closure: the test fails unless there is one, and not for it.
@discardableResult
public func XCTExpectFailure<Result>(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
  file: StaticString = #filePath, line: UInt = #line, failingBlock: () throws -> Result,
  issueMatcher: ((XCTIssue) -> Bool)? = nil
) rethrows -> Result {
  try XCTExpectFailure(
    failureReason, options: ExpectedFailures.options(enabled, strict, issueMatcher), file: file,
    line: line, failingBlock: failingBlock)
}

/// The failures that the running test expects.
private enum ExpectedFailures {
  final class Expectation {
    let reason: String?
    let options: XCTExpectedFailure.Options
    var count = 0

    init(_ reason: String?, _ options: XCTExpectedFailure.Options) {
      self.reason = reason
      self.options = options
    }
  }

  private struct State: @unchecked Sendable {
    weak var test: XCTestCase?
    var expected: [Expectation] = []
  }

  private static let state = Mutex(State())

  static var currentTest: XCTestCase? { state.withLock { $0.test } }

  static func testBegins(_ test: XCTestCase) { state.withLock { $0.test = test } }

  static func options(
    _ enabled: Bool?, _ strict: Bool?, _ matcher: ((XCTIssue) -> Bool)?
  ) -> XCTExpectedFailure.Options {
    let options = XCTExpectedFailure.Options()
    if let enabled { options.isEnabled = enabled }
    if let strict { options.isStrict = strict }
    if let matcher { options.issueMatcher = matcher }
    return options
  }

  static func begin(_ reason: String?, _ options: XCTExpectedFailure.Options) -> Expectation {
    let expectation = Expectation(reason, options)
    // SAFETY: The expectation is the test's, which runs on one thread.
    @safe nonisolated(unsafe) let new = expectation
    state.withLock { $0.expected.append(new) }
    return expectation
  }

  static func end(_ expectation: Expectation, file: StaticString, line: UInt) {
    // SAFETY: The expectation is the test's, which runs on one thread.
    @safe nonisolated(unsafe) let ended = expectation
    state.withLock { $0.expected.removeAll { $0 === ended } }
    guard expectation.count == 0, expectation.options.isStrict else { return }
    let reason = expectation.reason.map { " (\($0))" } ?? ""
    XCTFail("There is no failure, and one is expected\(reason).", file: file, line: line)
  }

  static func take(_ issue: XCTIssue) -> Bool {
    let expected = state.withLock { state in
      // SAFETY: The expectations are the test's, which runs on one thread.
      @safe nonisolated(unsafe) let expected = state.expected
      return expected
    }
    guard let first = expected.last(where: { $0.options.issueMatcher(issue) }) else { return false }
    first.count += 1
    return true
  }
}

/// Whether a failure of a test is expected, so that it does not count. The translator of iOS sources
/// lets test cases ask.
public func _isExpectedFailure(_ description: String, isAssertion: Bool) -> Bool {
  ExpectedFailures.take(
    XCTIssue(
      type: isAssertion ? .assertionFailure : .thrownError, compactDescription: description))
}

#if os(Linux)
  private final class RunningTest: XCTestObservation {
    func testCaseWillStart(_ testCase: XCTestCase) { ExpectedFailures.testBegins(testCase) }
  }

  /// Runs when the program is loaded: the first test may expect a failure.
  @used @section(".init_array")
  private let installation: @convention(c) () -> Void = {
    XCTestObservationCenter.shared.addTestObserver(RunningTest())
  }
#endif
