import SnapshotCore

/// A run's failures as commands for the log of a GitHub job: annotations at the tests' lines,
/// worst first.
///
/// GitHub shows ten errors of a step and drops the others: where there are more, the tenth says
/// how many.
package struct GitHubAnnotations {
  package static let maximumCount = 10
  private static let maximumCharacters = 2_000

  private let report: RunReport
  private let workspace: String?

  /// - Parameter workspace: The folder of the checkout (`GITHUB_WORKSPACE`): annotations name files
  ///   below it. Nil for the package's own folder.
  package init(_ report: RunReport, workspace: String? = nil) {
    self.report = report
    self.workspace = workspace
  }

  /// The annotations as lines for standard output; empty where no test failed.
  package func text() -> String {
    var all: [String] = []
    if let trouble = report.trouble {
      all.append(
        command(
          file: place(trouble).file, line: place(trouble).line, title: report.headline,
          message: ([report.sentence(trouble)] + trouble.lines).joined(separator: "\n")))
    }
    all += report.summary.failures.map { entry in
      command(
        file: entry.record.file, line: entry.record.line,
        title: "\(entry.record.snapshot) \(entry.outcome.word)",
        message: ([entry.shortText] + entry.record.changeLines).joined(separator: "\n"))
    }
    all += report.otherFailures.map { failure in
      command(
        file: failure.file, line: failure.line, title: failure.test,
        message: failure.messageLines.joined(separator: "\n"))
    }
    if all.count > Self.maximumCount {
      let rest = all.count - (Self.maximumCount - 1)
      all.removeSubrange((Self.maximumCount - 1)...)
      all.append(
        command(
          file: manifestPath, line: 1, title: report.headline,
          message: "\(NumberText.counted(rest, "more failure")): see the job’s summary and "
            + "the report."))
    }
    return all.map { $0 + "\n" }.joined()
  }

  /// Text of a run for the log, with every command in it switched off.
  ///
  /// - Parameter token: One that no test can guess.
  package static func inert(_ text: String, token: String) -> String {
    "::stop-commands::\(token)\n" + text + (text.hasSuffix("\n") ? "" : "\n") + "::\(token)::\n"
  }

  /// What concerns the whole run stands at the package's manifest: a checkout shows no annotation
  /// without a file.
  private var manifestPath: String { report.packageRoot + "/Package.swift" }

  /// The first error of a build, which names its file.
  private func place(_ trouble: RunManifest.Trouble) -> (file: String, line: Int) {
    for line in trouble.lines {
      guard let match = line.prefixMatch(of: #/(/[^:]+):(\d+):\d+: error: /#),
        match.1.hasPrefix(report.packageRoot + "/"), let number = Int(match.2)
      else { continue }
      return (String(match.1), number)
    }
    return (manifestPath, 1)
  }

  private func command(file: String, line: Int, title: String, message: String) -> String {
    let properties = [
      "file=" + Self.property(path(file)), "line=\(max(line, 1))",
      "title=" + Self.property(String(title.prefix(200))),
    ]
    return "::error " + properties.joined(separator: ",") + "::"
      + Self.data(Self.cut(message))
  }

  /// The message cut to `maximumCharacters`, followed by how many lines were cut.
  private static func cut(_ message: String) -> String {
    let kept = message.prefix(maximumCharacters)
    if kept.endIndex == message.endIndex { return message }
    let lines = message[kept.endIndex...].split(separator: "\n").count
    return kept + "…\n… \(NumberText.counted(lines, "more line")) in the report"
  }

  private func path(_ file: String) -> String {
    if let workspace, file.hasPrefix(workspace + "/") {
      return String(file.dropFirst(workspace.count + 1))
    }
    return report.shortPath(file)
  }

  /// Source: GitHub's workflow commands: `%`, CR and LF are escaped.
  private static func data(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      default:
        if scalar.properties.generalCategory == .control {
          result += "\u{fffd}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

  /// A property escapes what separates properties as well.
  private static func property(_ text: String) -> String {
    var result = ""
    // By scalars: before a combining mark, `,` is no character of its own to Swift.
    for scalar in data(text).unicodeScalars {
      switch scalar {
      case ":": result += "%3A"
      case ",": result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
