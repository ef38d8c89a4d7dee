import Snapshot
import Testing

/// Calls what is deprecated without a warning: through a requirement.
private protocol GlobalSettings {
  var isRecordingNow: Bool { get }
  func setRecording(_ value: Bool)
  func setRecord(_ value: Bool)
  func setTool()
}

private struct Globals: GlobalSettings {
  @available(*, deprecated)
  var isRecordingNow: Bool { isRecording && record }

  @available(*, deprecated)
  func setRecording(_ value: Bool) { isRecording = value }

  @available(*, deprecated)
  func setRecord(_ value: Bool) { Snapshot.record = value }

  @available(*, deprecated)
  func setTool() { diffTool = "compare" }
}

@Suite struct SnapshotDefaultsTests {
  private let globals: any GlobalSettings = Globals()
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func verify(_ text: String) -> String? {
    verifySnapshot(
      of: text, as: .lines, named: "a", snapshotDirectory: folder.references, testName: "test()")
  }

  private var reference: String? { folder.text(folder.references + "/test.a.txt") }

  @Test func `isRecording writes what changed until it is false again`() {
    folder.inProcess {
      _ = verify("one")
      globals.setRecording(true)
      #expect(globals.isRecordingNow)
      #expect(verify("two")?.contains("Its reference was replaced") == true)
      globals.setRecord(false)
      #expect(!globals.isRecordingNow)
      #expect(verify("three")?.contains("does not match") == true)
      #expect(reference == "two")
    }
  }

  @Test func `what is set around an assertion wins, and CI does`() {
    folder.inProcess {
      globals.setRecording(true)
      withSnapshotTesting(record: .never) {
        #expect(!globals.isRecordingNow)
        #expect(verify("one")?.contains("none was recorded") == true)
      }
    }
    folder.inProcess(["CI": "true"]) {
      globals.setRecording(true)
      #expect(verify("one")?.contains("CI is set") == true)
    }
    #expect(reference == nil)
  }

  @Test func `diffTool adds its command to messages`() {
    folder.inProcess {
      _ = verify("one")
      #expect(verify("two")?.contains("\ncompare ") == false)
      globals.setTool()
      #expect(verify("two")?.contains("\ncompare \(folder.references)/test.a.txt ") == true)
      withSnapshotTesting(diffTool: .ksdiff) {
        #expect(verify("two")?.contains("\nksdiff ") == true)
      }
    }
  }
}
