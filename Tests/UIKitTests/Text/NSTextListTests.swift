import Testing
import UIKit

@MainActor
@Suite struct NSTextListTests {
  // MARK: Lists

  @Test func `markers count and are letters or Roman numbers`() {
    func marker(_ format: NSTextList.MarkerFormat, _ number: Int) -> String {
      NSTextList(markerFormat: format, options: 0).marker(forItemNumber: number)
    }
    #expect(marker(.disc, 3) == "•" && marker(.decimal, 3) == "3")
    #expect(marker(.lowercaseAlpha, 28) == "ab" && marker(.uppercaseRoman, 1994) == "MCMXCIV")
    #expect(marker(.init("({lower-roman})"), 4) == "(iv)" && marker(.lowercaseAlpha, 0) == "0")
    #expect(NSTextList(markerFormat: .decimal, options: 0).isOrdered)
    #expect(!NSTextList(markerFormat: .disc, options: 0).isOrdered)
  }
}
