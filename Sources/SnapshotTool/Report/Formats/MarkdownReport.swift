import SnapshotCore

/// A run as Markdown for the summary page of a CI job: the verdict, what changed and the
/// failures as a table, worst first. Everything that tests named stands in code spans and code
/// blocks, where it is text whatever it holds.
package struct MarkdownReport {
  /// The maximum that GitHub accepts for the summary of a job's step, in bytes; it does not show a
  /// longer one.
  package static let maximumBytes = 1 << 20
  /// The maximum number of lines of a message that are shown.
  private static let maximumLines = 40
  private static let maximumCauses = 20
  /// The maximum number of lines after the first of a failure that is not a snapshot's.
  private static let maximumComments = 8
  /// The maximum number of snapshots that one command names.
  private static let maximumAccepted = 20

  private let report: RunReport
  private let maximumBytes: Int

  package init(_ report: RunReport, maximumBytes: Int = MarkdownReport.maximumBytes) {
    self.report = report
    self.maximumBytes = maximumBytes
  }

  package func bytes() -> [UInt8] {
    // What follows the table, and the sentence that says how much was left out.
    let reserve = min(4096, maximumBytes / 4)
    var text = head
    text += causes
    let failures = report.summary.failures
    if !failures.isEmpty {
      text += "\n| | Snapshot | What | Where |\n|---|---|---|---|\n"
      append(failures.map(row), of: "snapshot", to: &text, limit: maximumBytes - reserve)
      text += accepting(failures)
      append(failures.compactMap(details), of: nil, to: &text, limit: maximumBytes - reserve)
    }
    if !report.otherFailures.isEmpty {
      text += "\n### Other failures\n\n"
      append(
        report.otherFailures.map(line), of: "failure", to: &text, limit: maximumBytes - 512)
    }
    append(references, of: nil, to: &text, limit: maximumBytes - 512)
    append(diagnostics, of: nil, to: &text, limit: maximumBytes - 512)
    append(lacks, of: nil, to: &text, limit: maximumBytes - 512)
    let bytes = Array(text.utf8)
    if bytes.count <= maximumBytes { return bytes }
    return Array("## \(report.headline)\n".utf8.prefix(max(maximumBytes, 0)))
  }

  // MARK: - Parts

  private var head: String {
    var text = "## \(report.exitCode == 0 ? "✅" : "❌") \(report.headline)\n\n"
    let counts = report.counts.map { outcome, text in outcome.isFailure ? "**\(text)**" : text }
      + [report.skippedText].compactMap(\.self)
    if !counts.isEmpty { text += counts.joined(separator: " · ") + "\n\n" }
    text += [
      MarkdownText.code(report.packageName), MarkdownText.code("snapshot " + report.command),
      MarkdownText.date(report.started), NumberText.duration(seconds: report.durationSeconds),
    ].joined(separator: " · ") + "\n"
    if let trouble = report.trouble {
      text += "\n> " + report.sentence(trouble) + "\n"
      if !trouble.lines.isEmpty {
        text += "\n" + MarkdownText.block(trouble.lines.prefix(Self.maximumLines), "text")
      }
    }
    return text
  }

  /// References that were not compared: those that no test asked for, then those of skipped tests,
  /// which are folded up.
  private var references: [String] {
    var parts: [String] = []
    if let headline = report.unaccountedHeadline {
      var text = "\n### \(headline)\n\n"
      for reference in report.unaccounted.prefix(Self.maximumLines) {
        text += "- \(MarkdownText.code(reference.path)): \(MarkdownText.code(reference.reason))\n"
      }
      let rest = report.unaccounted.count - Self.maximumLines
      if rest > 0 { text += "- and \(rest) more\n" }
      parts.append(text)
    }
    guard let skipped = report.skippedText else { return parts }
    var text = "\n<details><summary>" + MarkdownText.html(skipped) + "</summary>\n\n"
    for reference in report.skipped.prefix(Self.maximumLines) {
      text += "- \(MarkdownText.code(reference.path)): \(MarkdownText.code(reference.reason))\n"
    }
    let rest = report.skipped.count - Self.maximumLines
    if rest > 0 { text += "- and \(rest) more\n" }
    return parts + [text + "\n</details>\n"]
  }

  /// Mistakes in views, folded up: tests only warn of most of them.
  private var diagnostics: [String] {
    let found = report.diagnostics
    return folded(found.headline, found.entries.map { ($0.count, [$0.title] + $0.details) })
  }

  /// What pictures lack, folded up: it is the same from run to run.
  private var lacks: [String] {
    let lacks = report.lacks
    return folded(lacks.headline, lacks.entries.map { ($0.count, [$0.sentence]) })
  }

  /// - Parameter entries: Counts, each with a title and lines that belong to it.
  private func folded(_ headline: String, _ entries: [(count: Int, lines: [String])]) -> [String] {
    if entries.isEmpty { return [] }
    var text = "\n<details><summary>" + MarkdownText.html(headline) + "</summary>\n\n"
    for entry in entries.prefix(Self.maximumLines) {
      text += "- \(NumberText.grouped(entry.count))× \(MarkdownText.code(entry.lines[0]))\n"
      for line in entry.lines.dropFirst() { text += "  - \(MarkdownText.code(line))\n" }
    }
    let rest = entries.count - Self.maximumLines
    if rest > 0 { text += "- and \(rest) more\n" }
    return [text + "\n</details>\n"]
  }

  /// What several snapshots have in common.
  private var causes: String {
    let groups = report.causeGroups.filter { $0.entries.count > 1 && $0.isExplained }
    if groups.isEmpty { return "" }
    var text = "\n"
    for group in groups.prefix(Self.maximumCauses) {
      text += "- **" + NumberText.counted(group.entries.count, "snapshot") + "**: "
      text += MarkdownText.code(group.title) + "\n"
    }
    if groups.count > Self.maximumCauses {
      text += "- and \(groups.count - Self.maximumCauses) more causes\n"
    }
    return text
  }

  private func row(_ entry: RunSummary.Entry) -> String {
    let record = entry.record
    var what = [entry.outcome == .differed ? "" : "**\(entry.outcome.word)**"]
    what.append(MarkdownText.cell(entry.shortText))
    what += record.changeLines.prefix(3).map(MarkdownText.cell)
    what += entry.diagnosticLines(maximumCount: 3).map(MarkdownText.cell)
    let place = "\(report.shortPath(record.file)):\(record.line)"
    let mark = entry.outcome == .missing ? "❔" : entry.outcome == .crashed ? "💥" : "❌"
    return "| \(mark) | \(MarkdownText.cell(record.snapshot)) | "
      + what.filter { !$0.isEmpty }.joined(separator: "<br>")
      + " | \(MarkdownText.cell(record.test))<br>\(MarkdownText.cell(place)) |\n"
  }

  private func accepting(_ failures: [RunSummary.Entry]) -> String {
    let acceptable = failures.filter(report.canDecide).map(\.record.snapshot)
    if acceptable.isEmpty { return "" }
    let named = Array(acceptable.prefix(Self.maximumAccepted))
    var lines = ["# after checking that the new pictures are right"]
    lines.append(report.command(.accept, named))
    if named.count < acceptable.count {
      let rest = NumberText.counted(acceptable.count - named.count, "more snapshot")
      lines.append("# … and \(rest) more: use --all instead of names")
    }
    lines.append("# on another machine, with this run's folder: --run FOLDER")
    return "\n<details><summary>Accept the new pictures</summary>\n\n"
      + MarkdownText.block(lines, "sh") + "\n</details>\n"
  }

  /// The lines in which a text differs, or what a test said that has no numbers.
  private func details(_ entry: RunSummary.Entry) -> String? {
    guard entry.record.numbers == nil, entry.outcome != .missing, !entry.message.isEmpty else {
      return nil
    }
    let lines = entry.message.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    var shown = Array(lines.prefix(Self.maximumLines))
    if lines.count > shown.count { shown.append("… \(lines.count - shown.count) more lines") }
    return "\n<details><summary>" + MarkdownText.html(entry.record.snapshot)
      + "</summary>\n\n" + MarkdownText.block(shown, "diff") + "\n</details>\n"
  }

  private func line(_ failure: RunManifest.OtherFailure) -> String {
    let place = "\(report.shortPath(failure.file)):\(failure.line)"
    let lines = failure.messageLines
    var text = "- \(MarkdownText.code(failure.test)) at \(MarkdownText.code(place)): "
    text += MarkdownText.code(String(lines[0].prefix(400))) + "\n"
    // What a test adds in words of its own stands below, one per line.
    for line in lines.dropFirst().prefix(Self.maximumComments) {
      text += "  - " + MarkdownText.code(String(line.prefix(400))) + "\n"
    }
    let rest = lines.count - 1 - Self.maximumComments
    if rest > 0 { text += "  - … \(NumberText.counted(rest, "more line"))\n" }
    return text
  }

  /// Appends as many as fit, and says how many did not.
  private func append(
    _ parts: [String], of noun: String?, to text: inout String, limit: Int
  ) {
    var size = text.utf8.count
    for (index, part) in parts.enumerated() {
      size += part.utf8.count
      if size > limit {
        if let noun {
          text += "\n… and \(NumberText.counted(parts.count - index, "more " + noun)).\n"
        }
        return
      }
      text += part
    }
  }
}
