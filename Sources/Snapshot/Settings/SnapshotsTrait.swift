public import Foundation
public import Testing

extension Trait where Self == SnapshotsTrait {
  /// Numbers of unnamed snapshots that begin at 1 for each run of a test, and no other settings.
  public static var snapshots: Self { snapshots() }

  /// Settings of the assertions in a suite or a test.
  ///
  /// - Parameters:
  ///   - record: When references are written; nil keeps what the suite around it says.
  ///   - diffTool: Adds a command to the messages of failures; nil keeps what is set.
  ///   - failOn: What a view or controller may not have wrong; nil keeps what is set.
  ///   - locale: What `Locale.current` is; nil keeps what is set, and so for the next two.
  ///   - timeZone: What `TimeZone.current` is.
  ///   - calendar: What `Calendar.current` is.
  ///   - language: The language of texts, such as `de`; nil keeps what is set.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    failOn: ViewDiagnostics? = nil,
    locale: Locale? = nil,
    timeZone: TimeZone? = nil,
    calendar: Calendar? = nil,
    language: String? = nil
  ) -> Self {
    .snapshots(
      SnapshotTestingConfiguration(
        record: record, diffTool: diffTool, failOn: failOn, locale: locale, timeZone: timeZone,
        calendar: calendar, language: language))
  }

  /// Settings of the assertions in a suite or a test.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    SnapshotsTrait(configuration: configuration)
  }
}

/// Settings of the assertions in a suite or a test, all that it holds included.
///
/// It also starts the numbers of unnamed snapshots at 1 for each run of a test, which otherwise
/// go on when a test is repeated in one process.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  let configuration: SnapshotTestingConfiguration

  /// True: the settings hold for all that a suite contains.
  public var isRecursive: Bool { true }

  /// Runs a test with the settings, and with the numbers of unnamed snapshots from 1.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await configuration.merged(over: .current).apply {
      try await SnapshotCounters.$scope.withValue(SnapshotCounters(), operation: function)
    }
  }
}
