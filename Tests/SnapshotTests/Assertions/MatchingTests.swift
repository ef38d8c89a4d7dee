import Snapshot
import Testing

/// Calls what is deprecated without a warning: through a requirement.
private protocol OlderNames {
  func failure(_ directory: String) -> String?
}

private struct Matching: OlderNames {
  @available(*, deprecated)
  func failure(_ directory: String) -> String? {
    verifySnapshot(
      matching: "a", as: .lines, named: "a", snapshotDirectory: directory, testName: "test()")
  }
}

@Suite struct MatchingTests {
  @Test func `older tests say matching: where newer ones say of:`() throws {
    let folder = try TemporaryFolder()
    let older: any OlderNames = Matching()
    folder.inProcess {
      #expect(older.failure(folder.references)?.contains("had no reference") == true)
      #expect(folder.text(folder.references + "/test.a.txt") == "a")
      #expect(older.failure(folder.references) == nil)
    }
  }
}
