import SnapshotCore
import SnapshotTool
import Testing

@Suite struct ShardTests {
  @Test(arguments: ["", "3", "0/3", "4/3", "1/0", "a/b", "1/2/3", "-1/3", "1/1001", "1 /3"])
  func `what is no part is refused`(_ text: String) {
    #expect(Shard(text) == nil)
  }
}
