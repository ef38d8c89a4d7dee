import SnapshotCore
import Testing

@Suite struct RecordModeTests {
  @Test func `each mode writes after its findings`() {
    let findings: [RecordMode.Finding] = [.missing, .matched, .differed]
    #expect(findings.map(RecordMode.all.writes) == [true, true, true])
    #expect(findings.map(RecordMode.missing.writes) == [true, false, false])
    #expect(findings.map(RecordMode.failed.writes) == [true, false, true])
    #expect(findings.map(RecordMode.never.writes) == [false, false, false])
  }
}
