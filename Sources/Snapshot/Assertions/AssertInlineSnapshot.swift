import Foundation
import SnapshotCore

/// Asserts that a value's snapshot is the text that the trailing closure returns.
///
///     assertInlineSnapshot(of: card, as: .recursiveDescription) {
///       """
///       <CardView; frame = (0 0; 343 120); layer = <CALayer>>
///       """
///     }
///
/// Without the closure the snapshot is written into the test's source, as the closure, and the
/// assertion fails to say so. What decides whether and when is what decides about references in
/// files, see `SnapshotTestingConfiguration.Record`; the source is not changed where `CI` is set.
///
/// - Parameters:
///   - value: What to snapshot; nil is a snapshot without a closure.
///   - snapshotting: How: `.dump`, `.lines`, `.recursiveDescription`, …
///   - message: Stands at the head of the failure.
///   - record: When the closure is written, instead of what is set around the assertion.
///   - timeout: Seconds to wait for a snapshot that takes time.
///   - failOn: What a view or controller may not have wrong.
///   - syntaxDescriptor: Which closure of the call is meant: for assertions of your own that call
///     this one.
///   - expected: The snapshot.
///   - fileID: The test file as `Module/File.swift`; leave the default.
///   - filePath: The path of the test file, from which the references' folder is found; leave the
///     default.
///   - function: The test, for the report; leave the default.
///   - line: The line at which a failure is reported; leave the default.
///   - column: The column at which a failure is reported; leave the default.
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value?,
  as snapshotting: Snapshotting<Value, String>,
  message: @autoclosure () -> String = "",
  record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  failOn: ViewDiagnostics? = nil,
  syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
  matches expected: (() -> String)? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let site = AssertionSite(
    fileID: fileID, filePath: filePath, testName: "\(function)", line: line, column: column)
  let assertion = Assertion(
    site: site, name: syntaxDescriptor.name(line: line), record: record,
    timeoutSeconds: timeout, failOn: failOn,
    inline: InlineExpectation(
      expected: expected?(), descriptor: syntaxDescriptor, message: message(),
      diff: snapshotting.diffing.diff))
  assertion.conclude(assertion.verify(try value(), as: snapshotting.ofOptional))
}

/// Which closure of a call holds an inline snapshot.
public struct InlineSnapshotSyntaxDescriptor: Hashable, Sendable {
  /// The label of the closure in `assertInlineSnapshot`.
  public static let defaultTrailingClosureLabel = "matches"

  /// Labels that the closure had before: they are replaced.
  public var deprecatedTrailingClosureLabels: [String]
  /// The label of the closure that holds the snapshot.
  public var trailingClosureLabel: String
  /// The index of the closure, counted from the call's first: 1 where another one stands in front.
  public var trailingClosureOffset: Int

  public init(
    deprecatedTrailingClosureLabels: [String] = [],
    trailingClosureLabel: String = Self.defaultTrailingClosureLabel,
    trailingClosureOffset: Int = 0
  ) {
    self.deprecatedTrailingClosureLabels = deprecatedTrailingClosureLabels
    self.trailingClosureLabel = trailingClosureLabel
    self.trailingClosureOffset = trailingClosureOffset
  }

  /// Fails the test at the closure's line, or at the call's where it is not found.
  public func fail(
    _ message: @autoclosure () -> String = "",
    fileID: StaticString,
    file filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let edit = edit(line: line, column: column, hadExpectation: true, text: nil)
    let source = (try? FileAccess.read("\(filePath)")).map(InlineSource.init)
    let site = AssertionSite(
      fileID: fileID, filePath: filePath, testName: "",
      line: source?.closureLine(edit).map(UInt.init) ?? line, column: column)
    FailureReporting.fail(message(), at: site)
  }

  func edit(line: UInt, column: UInt, hadExpectation: Bool, text: String?) -> InlineEdit {
    InlineEdit(
      line: Int(clamping: line), column: Int(clamping: column), label: trailingClosureLabel,
      oldLabels: deprecatedTrailingClosureLabels, offset: trailingClosureOffset,
      hadExpectation: hadExpectation, text: text)
  }

  /// What tells the call's closures apart in a run's records.
  fileprivate func name(line: UInt) -> String {
    let isPlain = trailingClosureLabel == Self.defaultTrailingClosureLabel
    return "inline-\(line)" + (isPlain ? "" : "-" + trailingClosureLabel)
  }
}

extension Snapshotting where Format == String {
  /// This strategy for values that may be absent.
  fileprivate var ofOptional: Snapshotting<Value?, String?> {
    let (diffing, snapshot) = (diffing, snapshot)
    var strategy = Snapshotting<Value?, String?>(
      pathExtension: pathExtension,
      diffing: Diffing(
        toData: { diffing.toData($0 ?? "") }, fromData: { diffing.fromData($0) },
        diff: { diffing.diff($0 ?? "", $1 ?? "") }),
      asyncSnapshot: { value in
        guard let value else { return Async(value: nil) }
        return snapshot(value).map(Optional.some)
      })
    strategy.delaySeconds = delaySeconds
    strategy.makesViews = makesViews || Self.takesViews
    return strategy
  }
}
