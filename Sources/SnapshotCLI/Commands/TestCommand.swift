import Foundation
import SnapshotCore
import SnapshotTool

/// `snapshot verify` and `snapshot record`: the package's own `swift test`, told what to write,
/// and a report of what its processes recorded.
package struct TestCommand {
  package enum Kind: Sendable {
    case verify, record
  }

  private let kind: Kind
  let mode: RecordMode
  let parsed: ArgumentParser.Parsed
  private let arguments: [String]
  /// The part of the tests that was asked for; nil where this machine runs all of them.
  let shardRequest: ShardedTests.Request?
  /// The maximum seconds that a test may take; nil for no limit.
  let testTimeoutSeconds: Double?
  /// The maximum seconds in which nothing happens; nil for no limit.
  let idleTimeoutSeconds: Double?
  let drawsPreviews: Bool
  /// Variables that say how pictures of other programs count.
  private(set) var foreignPictures: [String: String] = [:]

  /// What `verify`, `record` and `watch` share.
  private static let axes: [(option: String, axis: PreviewMatrix.Axis)] = [
    ("--device", .devices), ("--style", .styles), ("--content-size", .contentSizes),
    ("--direction", .directions),
  ]
  static let sharedOptions = ["--filter", "--package-path", "--scratch-path", "--configuration"]
  static let sharedFlags = ["--parallel", "--no-parallel", "--verbose"]

  package init(_ arguments: [String], kind: Kind) throws(UsageError) {
    self.kind = kind
    self.arguments = arguments
    var options = Self.sharedOptions
    options.insert(contentsOf: kind == .record ? ["--mode"] : ["--shard", "--times"], at: 0)
    options +=
      ["--test-timeout", "--idle-timeout", "--foreign-tolerance"] + Self.axes.map(\.option)
    parsed = try ArgumentParser(
      options: options,
      flags: Self.sharedFlags + ["--previews"]
        + (kind == .record ? ["--replace-foreign"] : ["--strict", "--no-strict"])
    ).parse(arguments)
    if let extra = parsed.positionals.first {
      throw UsageError.wrongArguments(
        "“\(extra.singleLine)” is not an option. To run the tests of that name: "
          + "--filter \(ShellText.quoted(extra)). Arguments for swift test go after --.")
    }
    if parsed.flags.isSuperset(of: ["--strict", "--no-strict"]) {
      throw UsageError.wrongArguments("--strict and --no-strict contradict each other.")
    }
    _ = try TestPattern.all(parsed.allValues("--filter"), option: "--filter")
    for (option, text) in PassedArguments(parsed.passedThrough).patterns {
      _ = try TestPattern(text, option: option)
    }
    shardRequest = try ShardedTests.Request(parsed)
    mode = kind == .verify ? .never : try Self.mode(parsed.value("--mode"))
    testTimeoutSeconds = try Self.seconds("--test-timeout", parsed)
    idleTimeoutSeconds =
      parsed.value("--idle-timeout") == "none"
      ? nil : try Self.seconds("--idle-timeout", parsed) ?? TestRun.defaultIdleSeconds
    if let text = parsed.value("--foreign-tolerance") {
      let tolerance = try ToleranceArgument.parse(text, option: "--foreign-tolerance")
      foreignPictures[SnapshotEnvironment.foreignToleranceName] = tolerance.json
    }
    if parsed.flags.contains("--replace-foreign") {
      foreignPictures[SnapshotEnvironment.replaceForeignName] = "1"
    }
    drawsPreviews = parsed.flags.contains("--previews")
    if !drawsPreviews,
      let option = parsed.values.first(where: { value in
        Self.axes.contains { $0.option == value.option }
      })
    {
      throw UsageError.wrongArguments(
        "\(option.option) is for previews: add --previews.")
    }
    // What is misspelt is said before anything is built.
    var matrix = PreviewMatrix()
    do throws(PreviewMatrixError) {
      try replace(in: &matrix)
    } catch {
      throw UsageError.wrongArguments("\(error)")
    }
  }

  /// Puts what options say in the place of what the package's settings say.
  private func replace(in matrix: inout PreviewMatrix) throws(PreviewMatrixError) {
    for (option, axis) in Self.axes {
      let values = parsed.allValues(option)
      if !values.isEmpty { try matrix.set(axis, values, source: option) }
    }
  }

  private func previewMatrix(_ root: String) throws(PreviewMatrixError) -> PreviewMatrix? {
    guard drawsPreviews else { return nil }
    var matrix = try PreviewMatrix(packageRoot: root)
    try replace(in: &matrix)
    return matrix
  }

  private static func seconds(
    _ option: String, _ parsed: ArgumentParser.Parsed
  ) throws(UsageError) -> Double? {
    guard let text = parsed.value(option) else { return nil }
    guard let seconds = Double(text), seconds >= 1, seconds <= 1_000_000 else {
      let orNone = option == "--idle-timeout" ? ", or none" : ""
      throw UsageError.invalidValue(
        option: option, value: text, expected: "seconds, from 1 to 1000000" + orNone)
    }
    return seconds
  }

  private static func mode(_ text: String?) throws(UsageError) -> RecordMode {
    guard let text else { return .all }
    guard let mode = RecordMode(rawValue: text), mode != .never else {
      throw UsageError.invalidValue(
        option: "--mode", value: text, expected: "all, missing or failed")
    }
    return mode
  }

  package func run(_ console: Console) throws -> Int32 {
    var (root, place) = try PackagePlace(parsed).build()
    place.previewMatrix = try previewMatrix(root)
    try ChildCommand.checkTemporaryFolder()
    place.foreign = try IOSPackageBuild.prepare(
      root: root, buildFolder: place.folder, previews: drawsPreviews, console)
    let startedAt = Date()
    let folder = try RunFolder(buildFolder: place.folder, startedAt: startedAt)
    StaleFiles.remove(in: root + "/__Snapshots__")
    StaleFiles.remove(in: Artifacts(packageRoot: root).directory)
    var manifest = RunManifest(
      command: commandText, packageName: PackageRoot.name(of: root), packageRoot: root,
      folder: folder.path, started: Self.text(startedAt), isFiltered: isFiltered)
    manifest.contents = place.foreign?.contents
    try manifest.write(to: folder.path)

    var (result, part) = try runTests(place, root: root, folder: folder, console)
    var broken: Set<String> = []
    while try leaveOutMissing(after: result, &broken, &place, root: root, console) {
      (result, part) = try runTests(place, root: root, folder: folder, console)
    }

    var report = RunReport(
      packageName: manifest.packageName, command: manifest.command, packageRoot: root,
      started: manifest.started, durationSeconds: Date().timeIntervalSince(startedAt),
      summary: result.summary)
    report.logPath = folder.logPath
    report.isFiltered = manifest.isFiltered
    report.missedTests = result.missedTests
    report.otherFailures = result.output.otherFailures(than: result.summary)
    report.trouble = result.trouble(otherFailures: report.otherFailures, share: part?.share)
    report.share = part?.share
    report.skippedTests = result.skippedTests
    if kind == .verify {
      report.isStrict = isStrict
      report.accountForReferences(packageRoot: root, contents: manifest.contents ?? .tests)
    }
    writeTimes(report.summary, part, buildFolder: place.folder, console)
    let files = ReportFiles(report, runFolder: folder.path, buildFolder: folder.buildFolder)
    let reportPath = files.write(manifest.ended(report), console)
    let text = TerminalSummary(report, style: console.style).text(reportPath: reportPath)
    console.write(files.terminalText(text))
    files.appendJobSummary(console)
    RunHints.write(root: root, runFolder: folder.path, report.summary, console)
    return report.exitCode
  }

  /// Whether references without a test fail the run: in CI, unless an option says otherwise.
  private var isStrict: Bool {
    parsed.flags.contains("--strict")
      || (SnapshotEnvironment.current.isCI && !parsed.flags.contains("--no-strict"))
  }

  /// Whether not every test of the package was asked for, as far as can be told.
  private var isFiltered: Bool {
    !parsed.allValues("--filter").isEmpty || !parsed.passedThrough.isEmpty
  }

  private var commandText: String {
    ([kind == .verify ? "verify" : "record"] + arguments).joined(separator: " ")
  }

  /// The date as `2026-11-21 11:49 UTC`.
  private static func text(_ date: Date) -> String {
    let text = date.formatted(.iso8601)
    return text.prefix(16).replacing("T", with: " ") + " UTC"
  }
}
