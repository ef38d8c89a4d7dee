import Foundation
import SnapshotCore

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

  /// The language of texts, such as `de` or `pt-BR`, whatever the machine's is. Nil for the one
  /// that each bundle was written in, its development localization.
  ///
  /// Decides which `.strings`, `.stringsdict` and `.xcstrings` iOS packages read, and how numbers
  /// in them look. Differs: it changes neither `Locale.current` nor the direction of layout; traits
  /// say that.
  public var language: String?

  /// The sink for what the harness finds; the running assertion sets it.
  var sink: DiagnosticSink?

  /// Makes settings; those that are nil keep what is set around them.
  public init(
    record: Record? = nil, diffTool: DiffTool? = nil, failOn: ViewDiagnostics? = nil,
    language: String? = nil
  ) {
    self.record = record
    self.diffTool = diffTool
    self.failOn = failOn
    self.language = language
  }

  /// These settings, with those around them in place of the ones that are nil.
  func merged(over outer: SnapshotTestingConfiguration?) -> SnapshotTestingConfiguration {
    var merged = SnapshotTestingConfiguration(
      record: record ?? outer?.record, diffTool: diffTool ?? outer?.diffTool,
      failOn: failOn ?? outer?.failOn, language: language ?? outer?.language)
    merged.sink = sink ?? outer?.sink
    return merged
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
/// Detached tasks and threads that the operation starts do not see the settings.
///
/// - Parameters:
///   - record: When references are written; nil keeps what is set around the operation.
///   - diffTool: Adds a command to the messages of failures; nil keeps what is set.
///   - failOn: What a view or controller may not have wrong; nil keeps what is set.
///   - language: The language of texts, such as `de`; nil keeps what is set.
///   - operation: What runs with the settings; its result and its error are passed on.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  failOn: ViewDiagnostics? = nil,
  language: String? = nil,
  operation: () throws -> R
) rethrows -> R {
  let configuration = SnapshotTestingConfiguration(
    record: record, diffTool: diffTool, failOn: failOn, language: language
  ).merged(over: .current)
  return try SnapshotTestingConfiguration.$current.withValue(configuration) {
    try TextLanguage.$current.withValue(configuration.language, operation: operation)
  }
}

/// Runs an asynchronous operation in which assertions use other settings.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  failOn: ViewDiagnostics? = nil,
  language: String? = nil,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> R
) async rethrows -> R {
  let configuration = SnapshotTestingConfiguration(
    record: record, diffTool: diffTool, failOn: failOn, language: language
  ).merged(over: .current)
  return try await SnapshotTestingConfiguration.$current.withValue(configuration) {
    try await TextLanguage.$current.withValue(configuration.language, operation: operation)
  }
}
