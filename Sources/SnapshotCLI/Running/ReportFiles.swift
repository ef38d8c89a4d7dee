import Foundation
import SnapshotCore
import SnapshotTool

/// The forms in which a report is written.
package enum ReportFormat: String, CaseIterable, Sendable {
  case html, json, junit, markdown, github

  /// The report's file in a run's folder; nil for a report that is only printed.
  var fileName: String? {
    switch self {
    case .html: "report.html"
    case .json: "report.json"
    case .junit: "junit.xml"
    case .markdown: "report.md"
    case .github: nil
    }
  }

  /// The file's name in the build folder, for the last run's report.
  var latestFileName: String? {
    fileName.map { "snapshot-report." + ($0.split(separator: ".").last ?? "") }
  }

  func bytes(
    _ report: RunReport, _ environment: SnapshotEnvironment,
    attachments: JUnitReport.Attachments? = nil
  ) -> [UInt8] {
    switch self {
    case .html: HTMLReport(report).bytes()
    case .json: JSONReport(report).bytes()
    case .junit:
      JUnitReport(report, attachments: attachments ?? .suiting(environment)).bytes()
    case .markdown: MarkdownReport(report).bytes()
    case .github:
      Array(
        GitHubAnnotations(report, workspace: environment.gitHub?.workspace).text().utf8)
    }
  }
}

extension JUnitReport.Attachments {
  /// What the CI service that this runs on reads.
  static func suiting(_ environment: SnapshotEnvironment) -> JUnitReport.Attachments {
    environment.gitLabProjectFolder.map { .below($0) } ?? .absolute
  }
}

/// A run's report in every form: files in the run's folder, links to them in the build folder,
/// and what a GitHub job shows.
package struct ReportFiles {
  let report: RunReport
  let runFolder: String
  let buildFolder: String
  let environment: SnapshotEnvironment

  package init(
    _ report: RunReport, runFolder: String, buildFolder: String,
    environment: SnapshotEnvironment = .current
  ) {
    self.report = report
    self.runFolder = runFolder
    self.buildFolder = buildFolder
    self.environment = environment
  }

  /// Writes all that can be written, and says what could not.
  ///
  /// - Parameter manifest: The manifest of the run that has ended.
  /// - Returns: The path of the page; nil where it was not written.
  package func write(_ manifest: RunManifest, _ console: Console) -> String? {
    do throws(FileError) {
      try manifest.write(to: runFolder)
    } catch {
      console.error("snapshot: \(RunManifest.fileName) was not written: \(error)\n")
    }
    KeptReferences.keep(for: report)
    ComparisonPicture.write(for: report)
    var page: String?
    for format in ReportFormat.allCases {
      guard let name = format.fileName, let latest = format.latestFileName else { continue }
      let path = runFolder + "/" + name
      let link = buildFolder + "/" + latest
      do throws(FileError) {
        try FileAccess.write(format.bytes(report, environment), to: path)
        Self.link(link, to: path)
        if format == .html { page = link }
      } catch {
        // An older report must not pass for this run's.
        FileAccess.discard(link)
        console.error("snapshot: \(name) was not written: \(error)\n")
      }
    }
    return page
  }

  /// Makes the link lead to the file. A report that cannot be linked is still in its folder.
  static func link(_ link: String, to path: String) {
    let (folder, name) = FileAccess.split(link)
    let target = path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
    let temporary = folder + "/" + TemporaryName.make(for: name)
    // SAFETY: Both functions read two paths, strings with a final zero, while they run, and keep no
    // pointer.
    if unsafe symlink(target, temporary) == 0, unsafe rename(temporary, link) != 0 {
      FileAccess.discard(temporary)
    }
  }

  // MARK: - GitHub

  /// The summary for the terminal; in a GitHub job with its commands switched off, followed by
  /// the annotations.
  package func terminalText(_ text: String) -> String {
    guard let gitHub = environment.gitHub else { return text }
    let token = "snapshot-" + FileAccess.split(runFolder).name
    return GitHubAnnotations.inert(text, token: token)
      + GitHubAnnotations(report, workspace: gitHub.workspace).text()
  }

  /// Appends the Markdown to the job's page, as far as there is room.
  package func appendJobSummary(_ console: Console) {
    guard let path = environment.gitHub?.summaryPath else { return }
    let used = FileAccess.status(of: path, followsLinks: true).map { Int($0.st_size) } ?? 0
    let room = MarkdownReport.maximumBytes - used - 1
    guard room > 0 else { return }
    let bytes = MarkdownReport(report, maximumBytes: room).bytes()
    let file = FileHandle(forUpdatingAtPath: path)
    do {
      guard let file else { throw FileError.system(operation: "open", path: path, code: errno) }
      defer { try? file.close() }
      try file.seekToEnd()
      try file.write(contentsOf: bytes + [UInt8(ascii: "\n")])
    } catch {
      console.error("snapshot: the job’s summary was not written: \(error)\n")
    }
  }
}
