import SnapshotTesting
import Testing

@Suite(.snapshots) struct TraitTests {
  @Test func numbers() {
    assertSnapshot(of: "Hello", as: .lines)
    assertSnapshot(of: "Hello", as: .lines)
  }

  @Test(.snapshots(record: .failed, diffTool: .ksdiff)) func settings() {
    #expect(SnapshotTestingConfiguration.current?.record == .failed)
    #expect(SnapshotTestingConfiguration.current?.diffTool != nil)
  }

  @Suite(.snapshots(record: .never)) struct Inner {
    @Test(.snapshots(diffTool: "compare")) func inherits() {
      #expect(SnapshotTestingConfiguration.current?.record == .never)
    }

    @Test(.snapshots(SnapshotTestingConfiguration(record: .all))) func replaces() {
      #expect(SnapshotTestingConfiguration.current?.record == .all)
    }
  }
}
