import SnapshotCore
import Testing

@Suite struct SnapshotEnvironmentTests {
  @Test func `an empty environment records what is missing`() {
    let environment = SnapshotEnvironment([:])
    #expect(environment.recordMode(requested: nil) == .missing)
    #expect(environment.recordMode(requested: .all) == .all)
    #expect(environment.recordingFails)
    #expect(environment.problem == nil)
  }

  @Test(arguments: ["true", "1", "yes", "woodpecker"])
  func `nothing is written in CI, whatever the code asks for`(value: String) {
    let environment = SnapshotEnvironment(["CI": value])
    #expect(environment.recordMode(requested: .all) == .never)
  }

  @Test(arguments: ["false", "0", "no", ""])
  func `CI that says no is no CI`(value: String) {
    #expect(!SnapshotEnvironment(["CI": value]).isCI)
  }

  @Test func `the variable wins over CI and over the code`() {
    let environment = SnapshotEnvironment(["CI": "true", "SNAPSHOT_RECORD": "failed"])
    #expect(environment.recordMode(requested: .never) == .failed)
  }

  @Test func `a misspelt mode writes nothing and is said`() {
    let environment = SnapshotEnvironment(["SNAPSHOT_RECORD": "al"])
    #expect(environment.recordMode(requested: .all) == .never)
    #expect(
      environment.problem == "SNAPSHOT_RECORD is “al”: use all, missing, failed or never.")
  }

  @Test func `font paths are separated by colons`() {
    let environment = SnapshotEnvironment(["SNAPSHOT_FONT_PATH": "/a:/b c"])
    #expect(environment.fontPaths == ["/a", "/b c"])
  }

  @Test func `colour is refused by NO_COLOR and by a dumb terminal`() {
    #expect(SnapshotEnvironment(["NO_COLOR": "1"]).refusesColor)
    #expect(!SnapshotEnvironment(["NO_COLOR": ""]).refusesColor)
    #expect(SnapshotEnvironment(["TERM": "dumb"]).refusesColor)
    #expect(!SnapshotEnvironment(["TERM": "xterm-256color"]).refusesColor)
  }
}
