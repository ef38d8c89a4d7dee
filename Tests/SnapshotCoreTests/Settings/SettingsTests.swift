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

@Suite struct RecordModeTests {
  @Test func `each mode writes after its findings`() {
    let findings: [RecordMode.Finding] = [.missing, .matched, .differed]
    #expect(findings.map(RecordMode.all.writes) == [true, true, true])
    #expect(findings.map(RecordMode.missing.writes) == [true, false, false])
    #expect(findings.map(RecordMode.failed.writes) == [true, false, true])
    #expect(findings.map(RecordMode.never.writes) == [false, false, false])
  }
}

@Suite struct ToleranceTests {
  @Test func `numbers outside the range are clamped`() {
    #expect(Tolerance(precision: 2, perceptualPrecision: .nan) == .exact)
    #expect(Tolerance(precision: -1).precision == 0)
  }

  @Test func `a hundredth of the pixels is a hundredth in spite of rounding`() {
    #expect(Tolerance(precision: 0.99).permittedPixels(of: 100) == 1)
    #expect(Tolerance(precision: 0.99).permittedPixels(of: 99) == 0)
    #expect(Tolerance.exact.permittedPixels(of: 1 << 28) == 0)
    #expect(Tolerance(perceptualPrecision: 0.98).greatestDelta == 2)
  }

  @Test func `it describes itself`() {
    #expect(Tolerance.exact.description == "exact")
    #expect(
      Tolerance(precision: 0.999, perceptualPrecision: 0.98).description
        == "ΔE ≤ 2 on 99.9 % of the pixels")
    #expect(
      Tolerance(precision: 0.5).description == "equal samples on 50 % of the pixels")
  }
}
