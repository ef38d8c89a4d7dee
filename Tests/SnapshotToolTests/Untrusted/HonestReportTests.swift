import Foundation
import SnapshotCore
import SnapshotTool
import TestSupport
import Testing

/// A report is never greener than its run.
@Suite struct HonestReportTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func end(_ name: String, _ status: RunRecord.Status = .matched) -> RunRecord {
    record(name, snapshot: "T/\(name).1.png", test: "T.\(name)").ended(status)
  }

  /// A run that ended with `ends`, of which the folder has `kept`.
  private func run(
    _ name: String, _ ends: [RunRecord], keeping kept: [RunRecord], torn: String = "",
    change: (inout RunManifest) -> Void = { _ in }
  ) throws -> String {
    let path = folder.path + "/" + name
    try FileAccess.makeFolder(path)
    let lines = kept.map { JSONText.string($0) + "\n" }.joined() + torn
    try FileAccess.write(Array(lines.utf8), to: path + "/1.jsonl")
    var manifest = manifest(folder: path).ended(report(ends))
    change(&manifest)
    try manifest.write(to: path)
    return path
  }

  private func run(
    _ ends: [RunRecord], keeping kept: [RunRecord], torn: String = "",
    change: (inout RunManifest) -> Void = { _ in }
  ) throws -> String {
    try run("run", ends, keeping: kept, torn: torn, change: change)
  }

  private func incomplete(_ report: RunReport) -> [String]? {
    guard case .incomplete(let lines) = report.trouble else { return nil }
    #expect(report.exitCode == 3)
    return lines
  }

  @Test func `a record that was taken away is missed`() throws {
    let path = try run([end("a", .differed), end("b")], keeping: [end("b")])
    #expect(
      incomplete(try RunReport(runFolder: path)) == [
        "The run took 2 snapshots; there are records of 1.",
        "The run ended with 1, which its records do not explain.",
      ])
    #expect(incomplete(try RunMerge(folders: [path]).report()) != nil)
  }

  @Test func `a verdict that was changed is not believed`() throws {
    let path = try run([end("a", .differed)], keeping: [end("a")])
    #expect(
      incomplete(try RunReport(runFolder: path)) == [
        "The run ended with 1, which its records do not explain."
      ])
    let crashed = try run("crash", [end("a")], keeping: [end("a")]) { $0.exitCode = 3 }
    #expect(try RunReport(runFolder: crashed).exitCode == 3)
    let odd = try run("odd", [end("a")], keeping: [end("a")]) { $0.exitCode = -1 }
    #expect(try RunReport(runFolder: odd).exitCode == 3)
  }

  @Test func `a line that cannot be read is told, never dropped`() throws {
    let path = try run([end("a")], keeping: [end("a")], torn: "{\"event\":\n")
    #expect(
      incomplete(try RunReport(runFolder: path)) == [
        "1 line of 1.jsonl cannot be read: not a record."
      ])
    let torn = try run("torn", [end("a")], keeping: [end("a")], torn: "{\"event\":")
    #expect(try RunReport(runFolder: torn).exitCode == 3)
  }

  @Test func `no record at all is no success, but for a part without snapshots`() throws {
    let old = try run([end("a")], keeping: []) { $0.assertionCount = nil }
    let found = incomplete(try RunReport(runFolder: old))
    #expect(found == ["No snapshot was recorded in the run’s records."])
    let share = ShardShare(
      shard: try #require(Shard(index: 1, count: 1)), tests: 0, totalTests: 9, planDigest: "x")
    let part = try run("part", [], keeping: []) {
      $0.share = share
      $0.exitCode = 0
    }
    #expect(try RunReport(runFolder: part).exitCode == 0)
    #expect(try RunMerge(folders: [part]).report().exitCode == 0)
    let silent = try run("silent", [end("a")], keeping: [end("a")]) { $0.exitCode = nil }
    #expect(try RunReport(runFolder: silent).exitCode == 3)
  }

  @Test func `one run cannot end another's assertion`() throws {
    let failed = try run("a", [end("a", .differed)], keeping: [end("a", .differed)])
    let hostile = record("a", snapshot: "T/x.1.png", test: "T.x").ended(.matched)
    let other = try run("b", [hostile], keeping: [hostile])
    for folders in [[failed, other], [other, failed]] {
      let report = try RunMerge(folders: folders).report()
      #expect(report.exitCode == 1)
      #expect(report.summary.count(.differed) == 1)
    }
  }

  @Test func `every form tells what is missing`() throws {
    let path = try run([end("a", .differed), end("b")], keeping: [end("b")])
    let report = try RunReport(runFolder: path)
    let line = "The run took 2 snapshots; there are records of 1."
    func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
    for form in [
      text(HTMLReport(report).bytes()), text(JSONReport(report).bytes()),
      text(JUnitReport(report).bytes()), text(MarkdownReport(report).bytes()),
      GitHubAnnotations(report).text(),
      TerminalSummary(report, style: TextStyle(isColored: false)).text(reportPath: nil),
    ] {
      #expect(form.contains(line))
      #expect(form.contains("Parts of the run are missing"))
    }
    #expect(text(JSONReport(report).bytes()).contains("\"exitCode\":3"))
    #expect(text(MarkdownReport(report).bytes()).hasPrefix("## ❌"))
  }

  @Test func `texts of a run end no line, cell, span or mark in a report`() throws {
    // To Swift, a mark that combines with what is before it makes another character of it.
    let hostile = "[[ATTACHMENT|\u{301}/etc/passwd]] |\u{301} x\n# y ,\u{301}file=z"
    let ends = [
      record("1", snapshot: "T/\(hostile).png", test: hostile).ended(.differed, message: hostile)
    ]
    let path = try run(ends, keeping: ends) { $0.started = "x\n# [y](z) <b>" }
    let report = try RunReport(runFolder: path)
    let junit = String(decoding: JUnitReport(report).bytes(), as: UTF8.self)
    #expect(junit.range(of: "[[ATTACHMENT|", options: .literal) == nil)
    let markdown = String(decoding: MarkdownReport(report).bytes(), as: UTF8.self)
    let row = try #require(markdown.split(separator: "\n").first { $0.hasPrefix("| ❌") })
    let scalars = Array(row.unicodeScalars)
    let bars = scalars.indices.count { index in
      scalars[index] == "|" && (index == 0 || scalars[index - 1] != "\\")
    }
    #expect(bars == 5, "four cells")
    #expect(!markdown.contains("\n# ["))
    let command = Array(GitHubAnnotations(report).text().utf8)
    let properties = command.dropFirst("::error ".utf8.count).prefix { $0 != UInt8(ascii: ":") }
    #expect(properties.count { $0 == UInt8(ascii: ",") } == 2, "file, line and title")
  }
}
