import Foundation
import SnapshotCore
import SnapshotTool
import Testing

/// `report` on runs that `verify` left, and what `verify` writes besides the page.
@Suite struct ReportCommandTests {
  let package: FakePackage

  init() throws {
    package = try FakePackage()
  }

  private func verify(environment: [String: String] = [:]) throws -> CommandRun {
    let root = package.root
    let reference = root + "/__Snapshots__/T/a.png"
    try FileAccess.makeFolder(root + "/__Snapshots__/T")
    try FileAccess.write(
      Reference.encode(picture(8, 4), metadata: ReferenceMetadata(scale: 2)), to: reference)
    let end = package.record("1", snapshot: "T/a.png").ended(.differed, message: "::error::x")
    return try package.run(
      ["verify"], records: [
        end.with {
          $0.referencePath = reference
          $0.actualPath = root + "/.build/T/a.actual.png"
        }, package.record("2", snapshot: "T/b.png").ended(.matched),
      ], status: 1, environment: environment)
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try FileAccess.read(path), as: UTF8.self)
  }

  @Test func `verify writes every form, and links that lead to the last`() throws {
    _ = try verify()
    let folder = try #require(try package.childEnvironment()["SNAPSHOT_RUN_DIR"])
    for (name, start) in [
      ("html", "<!doctype html>"), ("json", "{\"command\":\"verify\""), ("xml", "<?xml"),
      ("md", "## ❌ 1 of 2"),
    ] {
      let file = (name == "xml" ? "junit" : "report") + "." + name
      let written = try text(folder + "/" + file)
      #expect(written.hasPrefix(start))
      #expect(try text(package.root + "/.build/snapshot-report." + name) == written)
    }
  }

  @Test func `the page is made again where the run left a link to it`() throws {
    _ = try verify()
    let run = try CommandRun(["report"], directory: package.root)
    #expect(run.exitCode == 1)
    #expect(run.errors.contains("1 of 2 snapshots does not match"))
    #expect(try text(package.root + "/.build/snapshot-report.html").hasPrefix("<!doctype html>"))
    // The next run's link takes its place.
    #expect(try verify().exitCode == 1)
  }

  @Test func `the last run's report is made again, in any form, with the run's exit code`() throws
  {
    _ = try verify()
    let json = try CommandRun(["report", "--format", "json"], directory: package.root)
    #expect(json.exitCode == 1)
    #expect(try json.json()["headline"] as? String == "1 of 2 snapshots does not match")
    let all = try CommandRun(
      ["report", "--format", "junit,markdown", "--output", "out"], directory: package.root)
    #expect(all.exitCode == 1)
    #expect(try text(package.root + "/out/junit.xml").hasPrefix("<?xml"))
    #expect(try text(package.root + "/out/report.md").hasPrefix("## "))
    let page = try CommandRun(
      ["report", "--layout", "directory", "--output", "page"], directory: package.root)
    #expect(page.exitCode == 1)
    #expect(FileAccess.exists(package.root + "/page/report.css"))
  }

  @Test func `a line of the tests' records that cannot be read is no success`() throws {
    let end = package.record("1", snapshot: "T/a.png").ended(.matched)
    let run = try package.run(
      ["verify"], records: [end], after: "echo '{' >> \"$SNAPSHOT_RUN_DIR/1-x.jsonl\"")
    #expect(run.exitCode == 3)
    #expect(run.output.contains("1 line of the tests’ records cannot be read."))
    #expect(try CommandRun(["report"], directory: package.root).exitCode == 3)
  }

  @Test func `without a run that is said, exit 3`() throws {
    let none = try CommandRun(["report"], directory: package.root)
    #expect(none.exitCode == 3)
    #expect(none.errors.contains("Found no run in \(package.root)/.build/snapshot-runs"))
    for arguments in [
      ["--format", "pdf"], ["--merge"], ["a", "b"], ["--layout", "directory"], ["--", "x"],
    ] {
      #expect(try CommandRun(["report"] + arguments, directory: package.root).exitCode == 2)
    }
  }

  @Test func `shards from elsewhere become one report with one exit code`() throws {
    _ = try verify()
    let variables = SnapshotEnvironment.followingRunLink(try package.childEnvironment())
    let old = try #require(variables["SNAPSHOT_RUN_DIR"])
    let away = try ScratchFolder()
    func shard(_ index: Int, _ count: Int) throws -> String {
      let folder = away.path + "/shard-\(index)-\(count)"
      try? FileManager.default.removeItem(atPath: folder)
      try FileManager.default.copyItem(atPath: old, toPath: folder)
      var manifest = try RunManifest.read(from: folder)
      manifest.share = ShardShare(
        shard: try #require(Shard(index: index, count: count)), tests: 1, totalTests: 2,
        planDigest: "x")
      if index == 2 { (manifest.exitCode, manifest.assertionCount) = (0, 1) }
      try manifest.write(to: folder)
      return folder
    }
    let one = try shard(1, 2)
    let two = try shard(2, 2)
    let records = package.record("9", snapshot: "T/c.png").ended(.matched)
    for name in try FileManager.default.contentsOfDirectory(atPath: two)
    where name.hasSuffix(".jsonl") {
      try FileAccess.write(Array((JSONText.string(records) + "\n").utf8), to: two + "/" + name)
    }
    let merged = try CommandRun(
      ["report", "--merge", two, one, "--format", "json"], directory: away.path)
    #expect(merged.exitCode == 1)
    #expect(try merged.json()["matches"] as? [String] == ["T/b.png", "T/c.png"])
    let part = try CommandRun(
      ["report", "--merge", one, "--format", "json"], directory: away.path)
    #expect(part.exitCode == 3)
    #expect(part.output.contains("Shard 2 of 2 is missing."))
    let wrong = try CommandRun(
      ["report", "--merge", one, try shard(3, 3)], directory: away.path)
    #expect(wrong.exitCode == 3)
    #expect(wrong.errors.contains("One run has 2 shards, another 3"))
  }

  @Test func `in a GitHub job failures are annotations, and the job's page has a summary`() throws
  {
    let folder = try ScratchFolder()
    let summary = try folder.write("summary.md", Array("# Before\n".utf8))
    let run = try verify(environment: [
      "GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": summary,
      "GITHUB_WORKSPACE": FileAccess.split(package.root).folder,
    ])
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.first?.hasPrefix("::stop-commands::snapshot-") == true)
    #expect(lines.last?.hasPrefix("::error file=Cards/Tests/CardTests.swift,line=12,") == true)
    let token = try #require(lines.first).dropFirst("::stop-commands::".count)
    #expect(lines.dropLast().last == "::\(token)::")
    #expect(try text(summary).hasPrefix("# Before\n## ❌ 1 of 2 snapshots does not match"))
    #expect(try verify().output.hasPrefix("::") == false)
  }
}
