import Foundation

/// The environment variables that steer a run. No other file reads the environment.
///
/// | variable | meaning |
/// |---|---|
/// | `SNAPSHOT_RECORD` | `all`, `missing`, `failed` or `never`; wins over everything |
/// | `SNAPSHOT_RUN_DIR` | folder for one record per assertion; set by the `snapshot` command |
/// | `SNAPSHOT_ARTIFACTS` | folder for actual and difference images |
/// | `SNAPSHOT_TOOL` | how the tool is called; set by the `snapshot` command |
/// | `SNAPSHOT_FONT_PATH` | folders or files with fonts, separated by `:` |
/// | `SNAPSHOT_FOREIGN_TOLERANCE` | how pictures of other programs count as references; JSON |
/// | `SNAPSHOT_REPLACE_FOREIGN` | `1`: pictures of other programs are overwritten, too |
/// | `SNAPSHOT_PREVIEWS` | devices and appearances of previews; set by the `snapshot` command |
/// | `FB_REFERENCE_IMAGE_DIR` | the folder of references for tests of iOSSnapshotTestCase |
/// | `CI` | set and not `false`, `no` or `0`: references are not written unless asked |
///
/// The command also honours `NO_COLOR`, `TERM` and `COLUMNS`, and tells the CI services by
/// `GITHUB_ACTIONS` (with `GITHUB_STEP_SUMMARY`, `GITHUB_WORKSPACE`) and `GITLAB_CI` (with
/// `CI_PROJECT_DIR`).
package struct SnapshotEnvironment: Sendable, Equatable {
  /// This process's environment, read once.
  package static let current = SnapshotEnvironment(
    followingRunLink(ProcessInfo.processInfo.environment))

  package static let recordName = "SNAPSHOT_RECORD"
  package static let runDirectoryName = "SNAPSHOT_RUN_DIR"
  package static let artifactsName = "SNAPSHOT_ARTIFACTS"
  package static let toolName = "SNAPSHOT_TOOL"
  package static let fontPathName = "SNAPSHOT_FONT_PATH"
  package static let previewsName = "SNAPSHOT_PREVIEWS"
  package static let foreignToleranceName = "SNAPSHOT_FOREIGN_TOLERANCE"
  package static let replaceForeignName = "SNAPSHOT_REPLACE_FOREIGN"

  /// All variables, to hand on to a child process.
  package let variables: [String: String]
  /// The value of `SNAPSHOT_RECORD`; nil where it is absent, empty or not a mode.
  package let recordMode: RecordMode?
  /// What is wrong with a variable, in one line: an assertion fails with it.
  package let problem: String?
  package let runDirectory: String?
  package let artifactsDirectory: String?
  /// The command's name, for `ToolCommand`.
  let toolCommand: String?
  package let fontPaths: [String]
  /// The tolerance within which a picture of another program is a match; nil where only the
  /// assertion's own tolerance counts, and only in the reference's place.
  package let foreignTolerance: Tolerance?
  /// Whether pictures of other programs are overwritten as references of this engine are.
  package let replacesForeign: Bool
  package let isCI: Bool
  /// Whether this process is the body of an exit test of Swift Testing (`processExitsWith:`),
  /// which is there to end before its time. Known only where the environment is read before `main`,
  /// as the library does on Linux.
  package let isExitTest: Bool

  package init(_ variables: [String: String]) {
    self.variables = variables
    func value(_ name: String) -> String? {
      guard let text = variables[name], !text.isEmpty else { return nil }
      return text
    }
    let record = value(Self.recordName)
    recordMode = record.flatMap(RecordMode.init(rawValue:))
    let foreign = value(Self.foreignToleranceName)
    foreignTolerance = foreign.flatMap { Tolerance(json: $0) }
    replacesForeign = value(Self.replaceForeignName) == "1"
    if let record, recordMode == nil {
      problem = "\(Self.recordName) is “\(record)”: use all, missing, failed or never."
    } else if let foreign, foreignTolerance == nil {
      problem =
        "\(Self.foreignToleranceName) is “\(foreign.singleLine)”: use "
        + "--foreign-tolerance of the command `snapshot`, which writes it."
    } else {
      problem = nil
    }
    runDirectory = value(Self.runDirectoryName)
    artifactsDirectory = value(Self.artifactsName)
    toolCommand = value(Self.toolName)
    fontPaths = value(Self.fontPathName)?.split(separator: ":").map(String.init) ?? []
    isExitTest = value("SWT_EXIT_TEST_ID") != nil
    isCI = value("CI").map { !["false", "no", "0"].contains($0.lowercased()) } ?? false
  }

  /// The variables with the folder of the run itself where they name it by a link, which leads to
  /// another run later: records keep paths.
  package static func followingRunLink(_ variables: [String: String]) -> [String: String] {
    guard let link = variables[runDirectoryName], link.hasPrefix("/"),
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: link),
      !target.hasPrefix("/")
    else { return variables }
    let folder = FileAccess.split(link).folder + "/" + target
    var variables = variables
    variables[runDirectoryName] = folder
    if let artifacts = variables[artifactsName], artifacts.hasPrefix(link + "/") {
      variables[artifactsName] = folder + artifacts.dropFirst(link.count)
    }
    return variables
  }

  /// How previews are drawn.
  package var previewMatrix: Result<PreviewMatrix, PreviewMatrixError> {
    guard let json = filled(Self.previewsName) else { return .success(PreviewMatrix()) }
    return Result { () throws(PreviewMatrixError) in try PreviewMatrix(json: json) }
  }

  /// The mode that an assertion obeys.
  ///
  /// In this order: `SNAPSHOT_RECORD`; in CI, no writing; the mode that the code asks for;
  /// `missing`. With a misspelt `SNAPSHOT_RECORD`, references are not written (see `problem`).
  package func recordMode(requested: RecordMode?) -> RecordMode {
    if problem != nil { return .never }
    return recordMode ?? (isCI ? .never : requested ?? .missing)
  }

  /// Whether a written reference fails its assertion.
  ///
  /// It does, so that nobody takes a first run for a verified one; but not below the `snapshot`
  /// command (`SNAPSHOT_RUN_DIR`), which reports what was recorded itself.
  package var recordingFails: Bool { runDirectory == nil }

  /// Whether colour is unwelcome (`NO_COLOR`, or a terminal without it).
  package var refusesColor: Bool {
    variables["NO_COLOR"].map { !$0.isEmpty } ?? false || variables["TERM"] == "dumb"
  }

  /// The terminal's width in columns, as the shell exports it; nil where it does not.
  package var columns: Int? {
    guard let columns = variables["COLUMNS"].flatMap({ Int($0) }), columns > 0 else { return nil }
    return columns
  }

  /// The variables that a GitHub job gives its steps.
  package struct GitHub: Sendable, Equatable {
    /// The file whose Markdown the job's page shows.
    package let summaryPath: String?
    /// The folder of the checkout.
    package let workspace: String?
  }

  package var gitHub: GitHub? {
    guard variables["GITHUB_ACTIONS"] == "true" else { return nil }
    return GitHub(
      summaryPath: filled("GITHUB_STEP_SUMMARY"), workspace: filled("GITHUB_WORKSPACE"))
  }

  /// The folder that GitLab wants the paths of pictures to be relative to; nil outside of GitLab.
  package var gitLabProjectFolder: String? {
    filled("GITLAB_CI") == nil ? nil : filled("CI_PROJECT_DIR")
  }

  /// The folder of references that iOSSnapshotTestCase reads; nil for its default.
  package var referenceImageDirectory: String? { filled("FB_REFERENCE_IMAGE_DIR") }

  private func filled(_ name: String) -> String? {
    variables[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}
