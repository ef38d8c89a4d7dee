import Foundation
import Snapshot
import Testing

@Suite struct RecordModeTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func verify(
    _ text: String, named name: String = "a",
    record: SnapshotTestingConfiguration.Record? = nil
  ) -> String? {
    verifySnapshot(
      of: text, as: .lines, named: name, record: record,
      snapshotDirectory: folder.references, testName: "test()")
  }

  private var reference: String? { folder.text(folder.references + "/test.a.txt") }

  @Test func `a missing reference is written, and fails once`() throws {
    folder.inProcess {
      let first = verify("one")
      #expect(first?.contains("had no reference. One was recorded:") == true)
      #expect(first?.contains(folder.references + "/test.a.txt") == true)
      #expect(reference == "one")
      #expect(verify("one") == nil)
    }
  }

  @Test func `missing does not touch a reference that differs`() {
    folder.inProcess {
      _ = verify("one")
      let failure = verify("two", record: .missing)
      #expect(failure?.contains("does not match its reference") == true)
      #expect(reference == "one")
    }
  }

  @Test func `failed replaces a reference that differs, and no other`() {
    folder.inProcess {
      _ = verify("one")
      #expect(verify("one", record: .failed) == nil)
      let failure = verify("two", record: .failed)
      #expect(failure?.contains("Its reference was replaced (record mode failed)") == true)
      #expect(reference == "two")
    }
  }

  @Test func `never writes nothing`() {
    folder.inProcess {
      let failure = verify("one", record: .never)
      #expect(failure?.contains("none was recorded: the record mode is never") == true)
      #expect(reference == nil)
      #expect(folder.text(folder.artifacts + "/references/test.a.actual.txt") == "one")
    }
  }

  @Test(arguments: [SnapshotTestingConfiguration.Record.all, .missing, .failed])
  func `CI writes nothing whatever the code asks for`(
    record: SnapshotTestingConfiguration.Record
  ) {
    folder.inProcess(["CI": "true"]) {
      for _ in 1...2 {
        let failure = verify("one", record: record)
        #expect(failure?.contains("none was recorded: CI is set") == true)
        #expect(reference == nil)
      }
    }
  }

  @Test func `a retry in CI stays red`() {
    folder.inProcess { _ = verify("one") }
    folder.inProcess(["CI": "true"]) {
      for _ in 1...3 {
        #expect(verify("two", record: .all)?.contains("does not match") == true)
      }
    }
    #expect(reference == "one")
  }

  @Test func `SNAPSHOT_RECORD wins over the code`() {
    folder.inProcess(["SNAPSHOT_RECORD": "never"]) {
      #expect(verify("one", record: .all)?.contains("SNAPSHOT_RECORD is never") == true)
    }
    #expect(reference == nil)
  }

  @Test func `SNAPSHOT_RECORD asks for writing in CI`() {
    folder.inProcess(["CI": "true", "SNAPSHOT_RECORD": "all"]) {
      #expect(verify("one") != nil)
    }
    #expect(reference == "one")
  }

  @Test func `a misspelt SNAPSHOT_RECORD fails and writes nothing`() {
    folder.inProcess(["SNAPSHOT_RECORD": "al"]) {
      #expect(verify("one")?.contains("SNAPSHOT_RECORD is “al”") == true)
    }
    #expect(reference == nil)
  }

  @Test func `all leaves equal bytes alone and passes`() {
    folder.inProcess {
      _ = verify("one")
      #expect(verify("one", record: .all) == nil)
      #expect(verify("two", record: .all)?.contains("replaced (record mode all)") == true)
      #expect(reference == "two")
    }
  }

  @Test func `below the snapshot command a written reference does not fail`() throws {
    try folder.inProcess(["SNAPSHOT_RUN_DIR": folder.run, "SNAPSHOT_RECORD": "missing"]) {
      #expect(verify("one") == nil)
      let last = try folder.records().last
      #expect(last?.status == .recorded)
    }
  }

  @Test func `true and false are all and missing`() {
    let all: SnapshotTestingConfiguration.Record = true
    let missing: SnapshotTestingConfiguration.Record = false
    #expect(all == .all)
    #expect(missing == .missing)
  }
}
