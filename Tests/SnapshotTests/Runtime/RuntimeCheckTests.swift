import Snapshot
import SnapshotCore
import Testing

@Suite struct RuntimeCheckTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func records() throws -> [RunRecord] {
    try folder.inProcess(["SNAPSHOT_RUN_DIR": folder.run]) {
      for _ in 0..<2 {
        _ = verifySnapshot(
          of: "text", as: .lines, named: "a", snapshotDirectory: folder.references,
          testName: "test()")
      }
      return try folder.records()
    }
  }

  @Test func `every check works, and no two have one name`() {
    let checks = RuntimeCheck.all
    #expect(checks.filter { !$0.works } == [])
    #expect(checks.count == 11)
    #expect(Set(checks.map(\.name)).count == checks.count)
    #expect(checks.allSatisfy { $0.loss.hasSuffix(".") })
  }

  @Test func `the end of a process's first assertion tells them, no other record does`() throws {
    let records = try records()
    #expect(records.count == 4)
    let told = try #require(records[1].runtimeChecks)
    #expect(told.map(\.name) == RuntimeCheck.all.map(\.name))
    #expect(told.allSatisfy { $0.loss == nil && $0.changesPictures == nil })
    #expect([records[0], records[2], records[3]].allSatisfy { $0.runtimeChecks == nil })
  }

  @Test(arguments: ["one"]) func `in a parameterised test the arguments are looked for`(
    _ text: String
  ) throws {
    let last = try #require(RuntimeCheck.all.last)
    #expect(last.name == "arguments of a parameterised test")
    #expect(last.works)
    #expect(try records()[1].runtimeChecks?.last?.name == last.name)
  }
}
