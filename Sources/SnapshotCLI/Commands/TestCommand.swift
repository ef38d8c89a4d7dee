import Foundation
import SnapshotCore

/// `snapshot verify` and `snapshot record`: the package's own `swift test`, told what to write,
/// and a report of what its processes recorded.
package struct TestCommand {
  package enum Kind: Sendable {
    case verify, record
  }

  private let kind: Kind
  private let mode: RecordMode
  private let parsed: ArgumentParser.Parsed
  private let arguments: [String]

  package init(_ arguments: [String], kind: Kind) throws(UsageError) {
    self.kind = kind
    self.arguments = arguments
    var options = ["--filter", "--package-path", "--scratch-path", "--configuration"]
    if kind == .record { options.insert("--mode", at: 0) }
    parsed = try ArgumentParser(
      options: options, flags: ["--parallel", "--no-parallel", "--verbose"]
    ).parse(arguments)
    if let extra = parsed.positionals.first {
      throw UsageError.wrongArguments(
        "“\(extra.singleLine)” is no option. Arguments for swift test stand after --.")
    }
    mode = kind == .verify ? .never : try Self.mode(parsed.value("--mode"))
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
    let current = FileManager.default.currentDirectoryPath
    let start = parsed.value("--package-path").map { Self.absolute($0, in: current) } ?? current
    guard let root = PackageRoot.find(from: start) else { throw TestCommandError.noPackage(start) }
    let scratchPath = parsed.value("--scratch-path").map { Self.absolute($0, in: current) }
    let place = BuildPlace(root: root, scratchPath: scratchPath)
    let startedAt = Date()
    let folder = try RunFolder(buildFolder: place.folder, startedAt: startedAt)
    if kind == .record { StaleFiles.remove(in: root + "/__Snapshots__") }
    let manifest = RunManifest(
      command: commandText, packageName: FileAccess.split(root).name, packageRoot: root,
      folder: folder.path, started: Self.text(startedAt), isFiltered: isFiltered)
    try manifest.write(to: folder.path)

    let run = TestRun(
      arguments: swiftArguments(place), root: root, folder: folder, mode: mode,
      showsOutput: parsed.flags.contains("--verbose"))
    let result = try run.run(console)

    var report = RunReport(
      packageName: FileAccess.split(root).name, command: commandText, packageRoot: root,
      started: Self.text(startedAt), durationSeconds: Date().timeIntervalSince(startedAt),
      summary: result.summary)
    report.logPath = folder.logPath
    report.otherFailures = result.output.otherFailures(than: result.summary)
    report.trouble = result.trouble(otherFailures: report.otherFailures)
    try manifest.ended(report).write(to: folder.path)
    let reportPath = write(report, folder, console)
    let text = TerminalSummary(report, style: console.style).text(reportPath: reportPath)
    console.write(text)
    RunHints.write(root: root, runFolder: folder.path, report.summary, console)
    return report.exitCode
  }

  /// The page's path; nothing where there is nothing to show, or it could not be written.
  private func write(_ report: RunReport, _ folder: RunFolder, _ console: Console) -> String? {
    if report.summary.entries.isEmpty { return nil }
    do throws(FileError) {
      try FileAccess.write(HTMLReport(report).bytes(), to: folder.reportPath)
      folder.linkLatestReport()
      return folder.latestReportPath
    } catch {
      console.error("snapshot: the report was not written: \(error)\n")
      return nil
    }
  }

  private func swiftArguments(_ place: BuildPlace) -> [String] {
    var list = ["swift", "test"]
    if !parsed.flags.contains("--no-parallel") { list.append("--parallel") }
    if let scratchPath = place.scratchPath { list += ["--scratch-path", scratchPath] }
    if let configuration = parsed.value("--configuration") {
      list += ["--configuration", configuration]
    }
    for filter in parsed.allValues("--filter") { list += ["--filter", filter] }
    return list + parsed.passedThrough
  }

  /// Whether not every test of the package was asked for, as far as can be told.
  private var isFiltered: Bool {
    !parsed.allValues("--filter").isEmpty || !parsed.passedThrough.isEmpty
  }

  private var commandText: String {
    ([kind == .verify ? "verify" : "record"] + arguments).joined(separator: " ")
  }

  /// `2026-11-21 11:49 UTC`.
  private static func text(_ date: Date) -> String {
    let text = date.formatted(.iso8601)
    return text.prefix(16).replacing("T", with: " ") + " UTC"
  }

  private static func absolute(_ path: String, in folder: String) -> String {
    let path = path.hasPrefix("/") ? path : folder + "/" + path
    return URL(fileURLWithPath: path).standardizedFileURL.path
  }
}

/// Where `swift test` builds.
package struct BuildPlace: Sendable, Equatable {
  /// To hand on; nothing for the default.
  package let scratchPath: String?
  package let folder: String

  /// Without a path, the folder that this program runs from, if it was built in that package: a
  /// `swift run --scratch-path` needs no second build.
  package init(
    root: String, scratchPath: String?, executable: String? = Bundle.main.executablePath
  ) {
    let own = executable.flatMap { Self.scratchFolder(of: $0, in: root) }
    self.scratchPath = scratchPath ?? (own == root + "/.build" ? nil : own)
    folder = self.scratchPath ?? root + "/.build"
  }

  /// `<scratch>/<triple>/<configuration>/snapshot`, with `<scratch>` directly in the package.
  private static func scratchFolder(of executable: String, in root: String) -> String? {
    let path = URL(fileURLWithPath: executable).resolvingSymlinksInPath().path
    let root = URL(fileURLWithPath: root).resolvingSymlinksInPath().path
    let scratch = FileAccess.split(FileAccess.split(FileAccess.split(path).folder).folder).folder
    guard FileAccess.split(scratch).folder == root,
      FileAccess.exists(scratch + "/workspace-state.json")
    else { return nil }
    return scratch
  }
}

/// Why a run could not begin.
package enum TestCommandError: Error, CustomStringConvertible {
  case noPackage(String)
  case cannotStart(String)

  package var description: String {
    switch self {
    case .noPackage(let path):
      "There is no Package.swift in \(path.singleLine) or above it. "
        + "Run this in a package, or name one with --package-path."
    case .cannotStart(let reason):
      "`swift test` could not be started: \(reason.singleLine)"
    }
  }
}
