import SnapshotCore
import TestSupport
import Testing

@Suite struct SkippedMethodsTests {
  @Test func `skipped methods of all processes are known, each once`() throws {
    let folder = try TemporaryFolder()
    #expect(SkippedMethods.names(in: folder.path) == [])
    for name in ["Card.testB", "Card.testA", "Card.testB"] {
      SkippedMethods.note(name, in: folder.path)
    }
    #expect(SkippedMethods.names(in: folder.path) == ["Card.testA", "Card.testB"])
  }
}
