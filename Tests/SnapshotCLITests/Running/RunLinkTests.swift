import Foundation
import SnapshotCLI
import SnapshotCore
import TestSupport
import Testing

@Suite struct RunLinkTests {
  @Test func `tests are told the same path in every run, and record the run's own`() throws {
    let folder = try TemporaryFolder()
    func told() throws -> (own: String, shared: String, recorded: String?, artifacts: String?) {
      let run = try RunFolder(buildFolder: folder.path, startedAt: Date(timeIntervalSince1970: 0))
      let variables = SnapshotEnvironment.followingRunLink([
        "SNAPSHOT_RUN_DIR": run.sharedPath, "SNAPSHOT_ARTIFACTS": run.sharedPath + "/artifacts",
      ])
      let environment = SnapshotEnvironment(variables)
      return (run.path, run.sharedPath, environment.runDirectory, environment.artifactsDirectory)
    }
    let (one, two) = (try told(), try told())
    #expect(one.own != two.own)
    #expect(one.shared == two.shared)
    for run in [one, two] {
      #expect(run.recorded == run.own)
      #expect(run.artifacts == run.own + "/artifacts")
    }
  }

  @Test func `a run beside another has its own path`() throws {
    let folder = try TemporaryFolder()
    let one = try RunFolder(buildFolder: folder.path, startedAt: Date(timeIntervalSince1970: 0))
    let two = try RunFolder(buildFolder: folder.path, startedAt: Date(timeIntervalSince1970: 0))
    #expect(one.sharedPath != one.path)
    #expect(two.sharedPath == two.path)
  }

  @Test func `a folder that is no link stays as it is`() {
    let variables = ["SNAPSHOT_RUN_DIR": "/nowhere/run", "SNAPSHOT_ARTIFACTS": "/elsewhere"]
    #expect(SnapshotEnvironment.followingRunLink(variables) == variables)
    #expect(SnapshotEnvironment.followingRunLink([:]) == [:])
  }
}
