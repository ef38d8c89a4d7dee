import SnapshotCore

/// A run as JUnit XML, in the form that Jenkins, GitLab, Azure and Buildkite agree on: one
/// `testcase` a snapshot, the message as the text of its `failure`, and pictures as
/// `[[ATTACHMENT|path]]` lines in the one `system-out`, the comparison first.
package struct JUnitReport {
  /// How the paths of pictures are written.
  package enum Attachments: Sendable, Equatable {
    /// Paths are absolute: for Jenkins and Azure.
    case absolute
    /// Paths below this folder are relative to it, others absolute: for GitLab, with its artifacts'
    /// folder.
    case below(String)
  }

  private let report: RunReport
  private let attachments: Attachments

  package init(_ report: RunReport, attachments: Attachments = .absolute) {
    self.report = report
    self.attachments = attachments
  }

  private struct Case {
    var suite: String
    var className: String
    var name: String
    var file: String?
    var line: Int?
    var seconds: Double?
    /// `failure` or `error`, its type, its one line and its whole text.
    var problem: (element: String, type: String, message: String, text: String)?
    var pictures: [String] = []
    /// Why it was skipped; nil where it was not.
    var skipped: String?
  }

  package func bytes() -> [UInt8] {
    let cases = distinct(snapshotCases + referenceCases + otherCases + troubleCases)
    var suites: [(name: String, cases: [Case])] = []
    var indices: [String: Int] = [:]
    for one in cases {
      if let index = indices[one.suite] {
        suites[index].cases.append(one)
      } else {
        indices[one.suite] = suites.count
        suites.append((one.suite, [one]))
      }
    }
    suites.sort { $0.name < $1.name }
    var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites"
    xml += attribute("name", "\(report.packageName) snapshots") + counts(cases)
    xml += attribute("time", Self.seconds(report.durationSeconds)) + timestamp + ">\n"
    for suite in suites {
      let time = suite.cases.reduce(0) { $0 + ($1.seconds ?? 0) }
      xml += "<testsuite" + attribute("name", suite.name) + counts(suite.cases)
      xml += attribute("time", Self.seconds(time)) + timestamp + ">\n"
      for one in suite.cases { xml += element(one) }
      xml += "</testsuite>\n"
    }
    return Array((xml + "</testsuites>\n").utf8)
  }

  // MARK: - Cases

  private var snapshotCases: [Case] {
    report.summary.entries.map { entry in
      let record = entry.record
      let place = FileAccess.split(record.snapshot)
      var one = Case(
        suite: place.folder, className: record.test, name: Self.stem(place.name),
        file: report.shortPath(record.file), line: record.line,
        seconds: record.durationSeconds)
      guard entry.outcome.isFailure else { return one }
      one.problem = (
        entry.outcome == .crashed ? "error" : "failure", entry.outcome.word, entry.shortText,
        text(entry)
      )
      one.pictures = [
        ComparisonPicture.path(for: record), record.differencePath, record.actualPath,
        record.referencePath,
      ].compactMap { path in path.flatMap { FileAccess.isPlainFile($0) ? $0 : nil } }
      return one
    }
  }

  /// References that were not compared: skipped, unless they fail the run.
  private var referenceCases: [Case] {
    report.uncompared.map { reference in
      let place = FileAccess.split(reference.path)
      var one = Case(
        suite: place.folder, className: reference.test ?? place.folder,
        name: Self.stem(place.name))
      if reference.kind == .unused, report.isStrict {
        let text = reference.sentence + " " + RunReport.unusedAdvice
        one.problem = ("failure", "unused", reference.sentence, text)
      } else {
        one.skipped = reference.reason
      }
      return one
    }
  }

  private func text(_ entry: RunSummary.Entry) -> String {
    var lines = [entry.message.isEmpty ? entry.shortText : entry.message]
    lines += entry.record.changeLines
    lines += entry.untoldDiagnostics.map { "! " + $0.text }
    lines.append("\(report.shortPath(entry.record.file)):\(entry.record.line)")
    if let command = report.acceptCommand(for: entry), !entry.message.contains(command) {
      lines.append("To accept it: " + command)
    }
    return lines.joined(separator: "\n")
  }

  private var otherCases: [Case] {
    report.otherFailures.map { failure in
      let (suite, name) = failure.parts
      let lines = failure.messageLines
      let place = "\(report.shortPath(failure.file)):\(failure.line)"
      return Case(
        suite: "Other tests", className: suite ?? "Other tests", name: name,
        file: report.shortPath(failure.file), line: failure.line,
        problem: (
          "failure", "failed", lines[0], (lines + [place]).joined(separator: "\n")
        ))
    }
  }

  private var troubleCases: [Case] {
    guard let trouble = report.trouble else { return [] }
    return [
      Case(
        suite: "The run", className: "snapshot", name: report.command,
        problem: (
          "error", trouble.kind.rawValue, report.headline,
          ([report.sentence(trouble)] + trouble.lines).joined(separator: "\n")
        ))
    ]
  }

  /// Some servers drop a case whose class and name another one has: those are numbered.
  private func distinct(_ cases: [Case]) -> [Case] {
    var seen: [String: Int] = [:]
    return cases.map { one in
      var one = one
      let key = one.className + "\u{0}" + one.name
      let count = (seen[key] ?? 0) + 1
      seen[key] = count
      if count > 1 { one.name += " (\(count))" }
      return one
    }
  }

  // MARK: - Elements

  private func element(_ one: Case) -> String {
    var xml = "<testcase" + attribute("classname", one.className) + attribute("name", one.name)
    if let file = one.file { xml += attribute("file", file) }
    if let line = one.line { xml += attribute("line", "\(line)") }
    xml += attribute("time", Self.seconds(one.seconds ?? 0))
    if let skipped = one.skipped {
      return xml + "><skipped" + attribute("message", skipped) + "/></testcase>\n"
    }
    guard let problem = one.problem else { return xml + "/>\n" }
    xml += ">\n<\(problem.element)" + attribute("type", problem.type)
    xml += attribute("message", problem.message) + ">" + XMLText.escaped(problem.text)
    xml += "</\(problem.element)>\n"
    let tags = one.pictures.compactMap(tag)
    if !tags.isEmpty {
      xml += "<system-out>\n" + tags.joined(separator: "\n") + "\n</system-out>\n"
    }
    return xml + "</testcase>\n"
  }

  /// The tag of an attachment; nil for a path that would end the tag too soon.
  private func tag(_ path: String) -> String? {
    var shown = path
    if case .below(let folder) = attachments, path.hasPrefix(folder + "/") {
      shown = String(path.dropFirst(folder.count + 1))
    }
    let isPlain = shown.unicodeScalars.allSatisfy {
      !"[]|".unicodeScalars.contains($0) && $0.properties.generalCategory != .control
    }
    // Escaping breaks the mark, so it is put in front of the escaped path.
    return isPlain ? "[[ATTACHMENT|" + XMLText.escaped(shown) + "]]" : nil
  }

  /// The attribute with the time at which the run began, in UTC and the form that JUnit's schemas
  /// ask for; empty where the run does not say it: `2026-01-02 03:04 UTC`.
  private var timestamp: String {
    guard let match = report.started.wholeMatch(of: /(\d{4}-\d\d-\d\d) (\d\d:\d\d) UTC/) else {
      return ""
    }
    return attribute("timestamp", "\(match.1)T\(match.2):00")
  }

  private func counts(_ cases: [Case]) -> String {
    attribute("tests", "\(cases.count)")
      + attribute("failures", "\(cases.count { $0.problem?.element == "failure" })")
      + attribute("errors", "\(cases.count { $0.problem?.element == "error" })")
      + attribute("skipped", "\(cases.count { $0.skipped != nil })")
  }

  private func attribute(_ name: String, _ value: String) -> String {
    " \(name)=\"" + XMLText.escaped(value) + "\""
  }

  /// Milliseconds are enough, and every parser reads a plain decimal.
  private static func seconds(_ value: Double) -> String {
    let milliseconds = Int((value.clamped(to: 0...1e9) * 1000).rounded())
    let fraction = String(milliseconds % 1000)
    return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - fraction.count) + fraction
  }

  private static func stem(_ name: String) -> String {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }
}
