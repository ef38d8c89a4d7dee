import Foundation
import SnapshotCore
import SnapshotTool

/// `snapshot report`: the report of a run once more, in another form, or of several machines'
/// runs as one.
package struct ReportCommand {
  private let parsed: ArgumentParser.Parsed
  private let formats: [ReportFormat]
  private let attachments: JUnitReport.Attachments?
  private let isDirectory: Bool

  package init(_ arguments: [String]) throws(UsageError) {
    parsed = try ArgumentParser(
      options: [
        "--format", "--output", "--layout", "--attachments", "--package-path", "--scratch-path",
      ], flags: ["--merge", "--strict", "--no-strict"]
    ).parse(arguments)
    var formats: [ReportFormat] = []
    for text in parsed.allValues("--format").flatMap({ $0.split(separator: ",") }) {
      guard let format = ReportFormat(rawValue: String(text)) else {
        throw UsageError.invalidValue(
          option: "--format", value: String(text),
          expected: ReportFormat.allCases.map(\.rawValue).joined(separator: ", "))
      }
      if !formats.contains(format) { formats.append(format) }
    }
    self.formats = formats.isEmpty ? [.html] : formats
    attachments = try Self.attachments(parsed.value("--attachments"))
    isDirectory = try Self.isDirectory(parsed.value("--layout"))
    if let extra = parsed.passedThrough.first {
      throw UsageError.wrongArguments("report takes nothing after --: “\(extra.singleLine)”.")
    }
    if parsed.flags.contains("--merge"), parsed.positionals.isEmpty {
      throw UsageError.wrongArguments("--merge needs the folders of the runs.")
    }
    if !parsed.flags.isDisjoint(with: ["--strict", "--no-strict"]),
      !parsed.flags.contains("--merge")
    {
      throw UsageError.wrongArguments("--strict and --no-strict are for verify and --merge.")
    }
    if parsed.flags.isSuperset(of: ["--strict", "--no-strict"]) {
      throw UsageError.wrongArguments("--strict and --no-strict contradict each other.")
    }
    if !parsed.flags.contains("--merge"), parsed.positionals.count > 1 {
      throw UsageError.wrongArguments("To combine several runs into one report, use --merge.")
    }
    if isDirectory, self.formats != [.html] || parsed.value("--output") == nil {
      throw UsageError.wrongArguments(
        "--layout directory is for the format html, with --output FOLDER.")
    }
  }

  private static func attachments(
    _ text: String?
  ) throws(UsageError) -> JUnitReport.Attachments? {
    switch text {
    case nil: return nil
    case "absolute": return .absolute
    case let folder? where folder.hasPrefix("/"): return .below(folder)
    case let text?:
      throw UsageError.invalidValue(
        option: "--attachments", value: text,
        expected: "absolute, or the absolute folder that paths are relative to")
    }
  }

  private static func isDirectory(_ text: String?) throws(UsageError) -> Bool {
    switch text {
    case nil, "file": return false
    case "directory": return true
    case let text?:
      throw UsageError.invalidValue(
        option: "--layout", value: text, expected: "file or directory")
    }
  }

  package func run(_ console: Console) throws -> Int32 {
    let current = FileManager.default.currentDirectoryPath
    let start = parsed.value("--package-path").map { absolute($0, in: current) } ?? current
    let root = PackageRoot.find(from: start)
    let buildFolder =
      root.map { root in
        BuildPlace(
          root: root,
          scratchPath: parsed.value("--scratch-path").map { absolute($0, in: current) }
        ).folder
      } ?? current
    let folders = parsed.positionals.map { absolute($0, in: current) }
    var report: RunReport
    let hidden: [String]
    if parsed.flags.contains("--merge") {
      let merge = try RunMerge(folders: folders, packageRoot: root)
      report = merge.report()
      if let root { report.accountForReferences(packageRoot: root, contents: merge.contents) }
      if parsed.flags.contains("--no-strict") { report.isStrict = false }
      if parsed.flags.contains("--strict") { report.isStrict = true }
      hidden = merge.hiddenPictures
      // Shards that failed to write theirs, or older ones, have none.
      ComparisonPicture.write(for: report)
    } else {
      guard let folder = folders.first.map({ RunFolders.runs(in: $0).last ?? $0 })
        ?? RunFolders.newest(in: buildFolder)
      else { throw RunFolderError.noRun(buildFolder + "/" + RunFolders.name) }
      let run = UntrustedRun(folder: folder, packageRoot: root)
      report = try RunReport(run)
      hidden = run.hiddenPictures
    }
    if let first = hidden.first {
      let count = NumberText.counted(hidden.count, "picture")
      console.error(
        "snapshot: \(count) outside the run and the package’s snapshots not shown, such as "
          + "\(first.singleLine)\n")
    }
    try write(report, in: current, buildFolder: buildFolder, console)
    return report.exitCode
  }

  /// Several forms go into a folder; one into a file, or to standard output where no file is
  /// named. A page goes where the last run's is.
  private func write(
    _ report: RunReport, in current: String, buildFolder: String, _ console: Console
  ) throws {
    let environment = SnapshotEnvironment.current
    let output = parsed.value("--output").map { absolute($0, in: current) }
    if isDirectory, let output {
      try HTMLReport(report, pictureFolder: output + "/images").write(toFolder: output)
      console.error("\(output)/index.html\n")
      return
    }
    let intoFolder =
      formats.count > 1 || parsed.value("--output")?.hasSuffix("/") == true
      || output.map(FileAccess.isFolder) == true
    for format in formats {
      let bytes = format.bytes(report, environment, attachments: attachments)
      var path = output
      if intoFolder {
        path = format.fileName.map { (output ?? buildFolder) + "/" + $0 }
        if output == nil { path = format.latestFileName.map { buildFolder + "/" + $0 } }
      } else if format == .html {
        path = path ?? buildFolder + "/snapshot-report.html"
      }
      guard let path else {
        console.write(String(decoding: bytes, as: UTF8.self))
        continue
      }
      try FileAccess.makeFolder(FileAccess.split(path).folder)
      // There a run leaves a link to its own report, which is not written through.
      if output == nil { FileAccess.discard(path) }
      try FileAccess.write(bytes, to: path)
      console.error("\(path.singleLine)\n")
    }
    console.error(report.headline + "\n")
  }

  private func absolute(_ path: String, in folder: String) -> String {
    let path = path.hasPrefix("/") ? path : folder + "/" + path
    return URL(fileURLWithPath: path).standardizedFileURL.path
  }
}
