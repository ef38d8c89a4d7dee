import Foundation
import SnapshotCore
import UIKit

/// Settings of the assertions in a part of the tests.
///
/// Set it with `withSnapshotTesting(record:diffTool:failOn:operation:)`, or with the `.snapshots`
/// trait under Swift Testing. A property that is nil keeps the setting around it.
public struct SnapshotTestingConfiguration: Sendable {
  /// The settings of the current task.
  @TaskLocal public static var current: SnapshotTestingConfiguration?

  /// When references are written.
  ///
  /// `SNAPSHOT_RECORD` wins over it, and where `CI` is set, no reference is written without that
  /// variable.
  public var record: Record?

  /// Adds a command to the messages of failures.
  public var diffTool: DiffTool?

  /// What a view or controller may not have wrong; nil for the setting around it, and `.standard`
  /// where there is none. The test is warned of the rest.
  public var failOn: ViewDiagnostics?

  /// What `Locale.current` is, and with it all that formats numbers and dates; nil for the locale
  /// of `language`, and `en_US` where there is neither.
  public var locale: Locale?

  /// What `TimeZone.current` is; nil for Greenwich's, or the zone of `calendar`.
  public var timeZone: TimeZone?

  /// What `Calendar.current` is; nil for the locale's. It gets the locale and, where one is set,
  /// the time zone.
  public var calendar: Calendar?

  /// The language of texts, such as `de` or `pt-BR`, whatever the machine's is. Nil for that of
  /// `locale`; where there is neither, each bundle's development localization.
  ///
  /// Decides which `.strings`, `.stringsdict` and `.xcstrings` iOS packages read. Without a
  /// `locale` it also decides that: `de` stands for `de_DE`. Differs: it does not change the
  /// direction of layout; traits say that.
  public var language: String?

  /// The sink for what the harness finds; the running assertion sets it.
  var sink: DiagnosticSink?

  /// Makes settings; those that are nil keep what is set around them.
  public init(
    record: Record? = nil, diffTool: DiffTool? = nil, failOn: ViewDiagnostics? = nil,
    locale: Locale? = nil, timeZone: TimeZone? = nil, calendar: Calendar? = nil,
    language: String? = nil
  ) {
    self.record = record
    self.diffTool = diffTool
    self.failOn = failOn
    self.locale = locale
    self.timeZone = timeZone
    self.calendar = calendar
    self.language = language
  }

  /// These settings, with those around them in place of the ones that are nil.
  func merged(over outer: SnapshotTestingConfiguration?) -> SnapshotTestingConfiguration {
    var merged = SnapshotTestingConfiguration(
      record: record ?? outer?.record, diffTool: diffTool ?? outer?.diffTool,
      failOn: failOn ?? outer?.failOn, locale: locale ?? outer?.locale,
      timeZone: timeZone ?? outer?.timeZone, calendar: calendar ?? outer?.calendar,
      language: language ?? outer?.language)
    merged.sink = sink ?? outer?.sink
    return merged
  }

  private var formats: FormatSettings {
    FormatSettings(locale: locale, timeZone: timeZone, calendar: calendar)
  }

  private var textLanguage: String? {
    language ?? locale.map { FormatSettings.language(of: $0) }
  }

  /// Runs an operation in which these settings are the current ones, and Foundation's current
  /// locale, calendar and time zone are theirs.
  func apply<R>(to operation: () throws -> R) rethrows -> R {
    try Self.$current.withValue(self) {
      try FormatSettings.$chosen.withValue(formats) {
        try TextLanguage.$current.withValue(textLanguage, operation: operation)
      }
    }
  }

  /// Runs an asynchronous operation as the other `apply(to:)` does.
  func apply<R>(
    isolation: isolated (any Actor)? = #isolation, to operation: () async throws -> R
  ) async rethrows -> R {
    try await Self.$current.withValue(self) {
      try await FormatSettings.$chosen.withValue(formats) {
        try await TextLanguage.$current.withValue(textLanguage, operation: operation)
      }
    }
  }

  /// When an assertion writes its reference. One that writes fails, so that nobody takes it for
  /// one that has compared.
  public enum Record: String, Sendable, Hashable, CaseIterable {
    /// Every reference whose pixels or text changed, and every missing one.
    case all
    /// References that are missing. The default.
    case missing
    /// References that are missing or do not match.
    case failed
    /// References are never written.
    case never

    var mode: RecordMode {
      switch self {
      case .all: .all
      case .missing: .missing
      case .failed: .failed
      case .never: .never
      }
    }
  }

  /// A command that shows the two files of a failure, printed in the message for pasting.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let command: @Sendable (String, String) -> String

    /// A command made of the paths of the reference and of the new file.
    public init(
      _ tool:
        @escaping @Sendable (
          _ currentFilePath: String, _ failedFilePath: String
        ) -> String
    ) {
      command = tool
    }

    /// A program that takes both paths: `"compare"` prints `compare reference actual`, quoted as
    /// a shell needs them.
    public init(stringLiteral value: StringLiteralType) {
      self.init { "\(value) \(ShellText.quoted($0)) \(ShellText.quoted($1))" }
    }

    /// Shows both files as links, for terminals that open them.
    public static let `default` = DiffTool {
      "- \(URL(fileURLWithPath: $0).absoluteString)\n+ \(URL(fileURLWithPath: $1).absoluteString)"
    }

    /// Opens both files in Kaleidoscope.
    public static let ksdiff: DiffTool = "ksdiff"

    /// The command for two files, for the messages of failures.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      command(currentFilePath, failedFilePath)
    }
  }
}

extension SnapshotTestingConfiguration.Record: ExpressibleByBooleanLiteral {
  /// `true` is `all`, `false` is `missing`.
  public init(booleanLiteral value: BooleanLiteralType) {
    self = value ? .all : .missing
  }
}

/// Runs an operation in which assertions use other settings.
///
/// Under XCTest, for a whole class:
///
///     override func invokeTest() {
///       withSnapshotTesting(record: .all) { super.invokeTest() }
///     }
///
/// A locale, a calendar and a time zone hold for everything that asks Foundation for the current
/// one, in the operation's own code and in the views that its assertions draw:
///
///     withSnapshotTesting(locale: Locale(identifier: "de_DE")) {
///       assertSnapshot(of: PriceTag(amount: 1234.5), as: .image)  // 1.234,50 €
///     }
///
/// Detached tasks, dispatch queues and threads that the operation starts do not see the settings.
///
/// - Parameters:
///   - record: When references are written; nil keeps what is set around the operation.
///   - diffTool: Adds a command to the messages of failures; nil keeps what is set.
///   - failOn: What a view or controller may not have wrong; nil keeps what is set.
///   - locale: What `Locale.current` is; nil keeps what is set.
///   - timeZone: What `TimeZone.current` is; nil keeps what is set.
///   - calendar: What `Calendar.current` is; nil keeps what is set.
///   - language: The language of texts, such as `de`; nil keeps what is set.
///   - operation: What runs with the settings; its result and its error are passed on.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  failOn: ViewDiagnostics? = nil,
  locale: Locale? = nil,
  timeZone: TimeZone? = nil,
  calendar: Calendar? = nil,
  language: String? = nil,
  operation: () throws -> R
) rethrows -> R {
  try SnapshotTestingConfiguration(
    record: record, diffTool: diffTool, failOn: failOn, locale: locale, timeZone: timeZone,
    calendar: calendar, language: language
  ).merged(over: .current).apply(to: operation)
}

/// Runs an asynchronous operation in which assertions use other settings.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  failOn: ViewDiagnostics? = nil,
  locale: Locale? = nil,
  timeZone: TimeZone? = nil,
  calendar: Calendar? = nil,
  language: String? = nil,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> R
) async rethrows -> R {
  try await SnapshotTestingConfiguration(
    record: record, diffTool: diffTool, failOn: failOn, locale: locale, timeZone: timeZone,
    calendar: calendar, language: language
  ).merged(over: .current).apply(to: operation)
}
