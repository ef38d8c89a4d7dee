import Foundation
import SnapshotCore
import Testing

/// `watch` without a terminal, in a package whose `swift` is a script.
@Suite struct WatchCommandTests: PackageWatching {
  let folder: ScratchFolder

  init() throws {
    folder = try Self.makeFolder()
  }

  @Test func `filters stay, and so do other options`() throws {
    try swift()
    _ = try watch(
      ["--filter", "Shadow", "--no-parallel", "--", "--skip", "Slow"],
      changes: [{ try folder.write("Cards/Sources/Cards/Card.swift", [2]) }])
    #expect(
      runs() == [
        "test --no-parallel --filter Shadow --skip Slow",
        "test --no-parallel --filter ^(?=.*(?:Shadow))(?=.*?(?:^CardTests\\.)) --skip Slow",
      ])
  }

  @Test func `a package that cannot be read is exit 3, an option that is none exit 2`() throws {
    chmod(try folder.write("bin/swift", Array("#!/bin/sh\nexit 1\n".utf8)), 0o755)
    let run = try CommandRun(
      ["watch"], directory: root, environment: ["PATH": folder.path + "/bin:/usr/bin:/bin"])
    #expect(run.exitCode == 3)
    #expect(run.errors.contains("swift package describe"))
    #expect(try CommandRun(["watch", "--filter", "("], directory: root).exitCode == 2)
    #expect(try CommandRun(["watch", "Card"], directory: root).exitCode == 2)
  }
}
