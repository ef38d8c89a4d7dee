import SnapshotCore

/// The end of a run on a terminal: what failed and where to look, the counts last, so that they
/// stand above the prompt.
package struct TerminalSummary: Sendable {
  /// Failures that are shown in full; the others are counted.
  package static let maximumFailures = 20

  /// The maximum number of lines of a failure that is not a snapshot's.
  private static let maximumMessageLines = 4

  private let report: RunReport
  private let style: TextStyle

  package init(_ report: RunReport, style: TextStyle) {
    self.report = report
    self.style = style
  }

  /// The summary to print.
  ///
  /// - Parameter reportPath: The path of the page; nil where none was written.
  package func text(reportPath: String?) -> String {
    var blocks: [String] = []
    if let trouble = report.trouble { blocks.append(text(trouble)) }
    blocks += report.summary.failures.prefix(Self.maximumFailures).map(text)
    let rest = report.summary.failures.count - Self.maximumFailures
    if rest > 0 { blocks.append(style.dim("… and \(NumberText.grouped(rest)) more in the report")) }
    blocks += recordedBlock
    blocks += report.otherFailures.prefix(Self.maximumFailures).map(text)
    blocks += referencesBlock
    blocks += diagnosticsBlock
    blocks += lacksBlock
    blocks.append(footer(reportPath))
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private func text(_ entry: RunSummary.Entry) -> String {
    let record = entry.record
    let mark = entry.outcome == .missing ? style.yellow("?") : style.red("✗")
    let place = "\(FileAccess.split(record.file).name):\(record.line)"
    var lines = [
      "\(mark) \(style.bold(record.test.singleLine))  \(style.dim(record.snapshot.singleLine))",
      "  \(place.singleLine)",
    ]
    lines += body(entry).map { "  " + $0 }
    lines += entry.diagnosticLines(maximumCount: Self.maximumLacks).map { "  " + $0.singleLine }
    let paths = [
      ("reference", record.referencePath), ("actual", record.actualPath),
      ("difference", record.differencePath),
    ]
    for (label, path) in paths {
      guard let path else { continue }
      let padding = String(repeating: " ", count: 12 - label.count)
      lines.append("  " + style.dim(label + padding) + report.shortPath(path).singleLine)
    }
    if let command = report.acceptCommand(for: entry) {
      lines.append("  " + style.dim("accept      ") + command.singleLine)
    }
    return lines.joined(separator: "\n")
  }

  private static let maximumBodyLines = 8

  /// What happened: the numbers where there are some, else the message, cut where it is long.
  private func body(_ entry: RunSummary.Entry) -> [String] {
    if let numbers = entry.record.numbers, entry.outcome == .differed {
      return [numbers.text] + (entry.record.change?.lines() ?? []).map(\.singleLine)
    }
    if entry.outcome == .missing { return [entry.shortText] }
    let lines = entry.conciseMessage.split(separator: "\n", omittingEmptySubsequences: true)
    // The message names the files and the command too; they follow here in their own form.
    let own = lines.prefix { line in
      !["reference ", "actual ", "difference "].contains { line.hasPrefix($0) }
    }
    let shown = own.prefix(Self.maximumBodyLines).map { String($0).singleLine }
    let rest = own.count - shown.count
    return rest > 0 ? shown + ["… \(NumberText.counted(rest, "more line")) in the report"] : shown
  }

  private var recordedBlock: [String] {
    let recorded = report.summary.recorded
    if recorded.isEmpty { return [] }
    var lines = recorded.prefix(Self.maximumFailures).map { entry in
      let verb =
        switch entry.record.written {
        case .created: "new      "
        case .replaced: "rewritten"
        case .unchanged, nil: "recorded "
        }
      let path = entry.record.referencePath.map(report.shortPath) ?? entry.record.snapshot
      return "\(style.green("●")) \(verb) \(path.singleLine)"
    }
    let rest = recorded.count - Self.maximumFailures
    if rest > 0 { lines.append(style.dim("… and \(NumberText.grouped(rest)) more")) }
    return [lines.joined(separator: "\n")]
  }

  /// References that no test asked for; the report has all of them.
  private var referencesBlock: [String] {
    guard let headline = report.unaccountedHeadline else { return [] }
    let isFailure = report.isStrict && !report.unused.isEmpty
    let shown = report.unaccounted.prefix(Self.maximumFailures)
    var lines = [(isFailure ? style.red("✗ ") : style.yellow("! ")) + headline]
    lines += shown.map { "  " + $0.sentence }
    let rest = report.unaccounted.count - shown.count
    if rest > 0 {
      lines.append(style.dim("  … and \(NumberText.grouped(rest)) more in the report"))
    }
    lines.append("  " + RunReport.unusedAdvice)
    return [lines.joined(separator: "\n")]
  }

  /// Things that pictures lack and that are named; the report has the others.
  private static let maximumLacks = 5

  private var diagnosticsBlock: [String] {
    let found = report.diagnostics
    return counted(found.headline, found.entries.map { ($0.count, [$0.title] + $0.details) })
  }

  private var lacksBlock: [String] {
    let lacks = report.lacks
    return counted(lacks.headline, lacks.entries.map { ($0.count, [$0.sentence]) })
  }

  /// - Parameter entries: Counts, each with a title and lines that belong to it.
  private func counted(_ headline: String, _ entries: [(count: Int, lines: [String])]) -> [String] {
    if entries.isEmpty { return [] }
    var lines = [style.yellow("! ") + headline]
    for entry in entries.prefix(Self.maximumLacks) {
      let count = NumberText.grouped(entry.count) + "×"
      let padding = String(repeating: " ", count: max(6 - count.count, 0))
      lines += entry.lines.enumerated().map { index, line in
        let start = index == 0 ? style.dim(padding + count) + " " : String(repeating: " ", count: 9)
        return "  " + start + line.singleLine
      }
    }
    let rest = entries.count - Self.maximumLacks
    if rest > 0 {
      lines.append(style.dim("  … and \(NumberText.grouped(rest)) more in the report"))
    }
    return [lines.joined(separator: "\n")]
  }

  private func text(_ failure: RunManifest.OtherFailure) -> String {
    let place = "\(FileAccess.split(failure.file).name):\(failure.line)"
    let lines = failure.messageLines.prefix(Self.maximumMessageLines).map { "  " + $0.singleLine }
    return "\(style.red("✗")) \(style.bold(failure.test.singleLine))  "
      + style.dim("not a snapshot") + "\n  \(place.singleLine)\n" + lines.joined(separator: "\n")
  }

  private func text(_ trouble: RunManifest.Trouble) -> String {
    ([style.red("✗ ") + style.bold(report.sentence(trouble))]
      + trouble.lines.map { "  " + $0.singleLine }).joined(separator: "\n")
  }

  private func footer(_ reportPath: String?) -> String {
    var counts = report.counts.map { outcome, text in
      switch outcome {
      case .matched, .recorded: style.green(text)
      case .missing: style.yellow(text)
      default: style.red(text)
      }
    }
    if let text = report.skippedText { counts.append(style.dim(text)) }
    let isGood = report.exitCode == 0
    var lines = [
      (isGood ? style.green("✓ ") : style.red("✗ ")) + style.bold(report.headline)
        + style.dim("  " + NumberText.duration(seconds: report.durationSeconds))
    ]
    if counts.count > 1 || report.trouble != nil, !counts.isEmpty {
      lines.append("  " + counts.joined(separator: ", "))
    }
    if let reportPath {
      lines.append("  " + style.dim("report      ") + report.shortPath(reportPath))
    }
    if let logPath = report.logPath, report.trouble != nil {
      lines.append("  " + style.dim("log         ") + report.shortPath(logPath))
    }
    return lines.joined(separator: "\n")
  }
}
