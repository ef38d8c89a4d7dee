import SwiftUI
import Testing

@Suite struct ListOffsetsTests {
  @Test func `what a list deletes is removed`() {
    var letters = Array("abcde")
    letters.remove(atOffsets: [1, 3])
    #expect(letters == Array("ace"))
    letters.remove(atOffsets: [])
    #expect(letters == Array("ace"))
  }

  @Test(arguments: [
    ([0], 2, "bacde"), ([0], 5, "bcdea"), ([4], 0, "eabcd"), ([1, 3], 0, "bdace"),
    ([1, 3], 5, "acebd"), ([0, 4], 2, "baecd"), ([2], 2, "abcde"), ([2], 3, "abcde"),
    ([], 1, "abcde"),
  ])
  func `what a list moves goes before the element that was there`(
    source: [Int], destination: Int, result: String
  ) {
    var letters = Array("abcde")
    letters.move(fromOffsets: IndexSet(source), toOffset: destination)
    #expect(letters == Array(result))
  }
}
