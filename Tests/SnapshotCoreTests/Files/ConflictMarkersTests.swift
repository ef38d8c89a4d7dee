import SnapshotCore
import Testing

@Suite struct ConflictMarkersTests {
  private func line(_ text: String) -> Int? { ConflictMarkers.firstLine(in: Array(text.utf8)) }

  @Test func `all three marks in their order are a conflict`() {
    #expect(line("a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> x\n") == 2)
    #expect(line("<<<<<<< HEAD\r\n=======\r\n>>>>>>> x\r\n") == 1)
    #expect(line("<<<<<<< HEAD\nb\n||||||| base\no\n=======\nc\n>>>>>>> x\n") == 1)
  }

  @Test(arguments: ["", "=======\n", "<<<<<<< a\n=======\n", ">>>>>>> x\n=======\n<<<<<<< a\n"])
  func `fewer or others are text`(_ text: String) {
    #expect(line(text) == nil)
  }
}
