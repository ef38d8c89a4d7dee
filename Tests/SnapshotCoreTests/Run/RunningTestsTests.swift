import SnapshotCore
import TestSupport
import Testing

@Suite struct RunningTestsTests {
  @Test func `a method is there from its begin to its end`() throws {
    let folder = try TemporaryFolder()
    let (first, second) = (
      RunningTests(directory: folder.path), RunningTests(directory: folder.path)
    )
    #expect(RunningTests.names(in: folder.path) == [])
    first.begin("Card.testB")
    second.begin("Card.testA")
    #expect(RunningTests.names(in: folder.path) == ["Card.testA", "Card.testB"])
    first.end()
    first.begin("Card.testC")
    first.end()
    #expect(RunningTests.names(in: folder.path) == ["Card.testA"])
  }

  @Test func `what processes left is told once`() throws {
    let folder = try TemporaryFolder()
    RunningTests(directory: folder.path).begin("Card.testA")
    #expect(RunningTests.takeNames(in: folder.path) == ["Card.testA"])
    #expect(RunningTests.takeNames(in: folder.path) == [])
  }
}
