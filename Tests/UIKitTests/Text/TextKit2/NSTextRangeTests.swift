import Testing

@testable import UIKit

@Suite struct NSTextRangeTests {
  private func place(_ offset: Int) -> TextOffsetLocation { TextOffsetLocation(offset) }

  @Test func `a range does not end before it begins`() {
    #expect(NSTextRange(location: place(5), end: place(3)) == nil)
    #expect(NSTextRange(location: place(5), end: nil)?.isEmpty == true)
    #expect(NSTextRange(location: place(3), end: place(5))?.isEmpty == false)
  }

  @Test func `the end is no place of the range, and may be that of one inside`() {
    let range = NSTextRange(2..<6)
    #expect(range.contains(place(2)) && range.contains(place(5)) && !range.contains(place(6)))
    #expect(range.contains(NSTextRange(4..<6)) && range.contains(range))
    #expect(!range.contains(NSTextRange(5..<7)))
  }

  @Test func `ranges have a part in common unless one begins where the other ends`() {
    let range = NSTextRange(2..<6)
    #expect(range.intersection(NSTextRange(4..<9)) == NSTextRange(4..<6))
    #expect(NSTextRange(4..<9).intersection(range) == NSTextRange(4..<6))
    #expect(range.intersection(NSTextRange(6..<9)) == nil)
    #expect(!range.intersects(NSTextRange(6..<9)))
  }

  @Test func `a union reaches over what lies between`() {
    #expect(NSTextRange(2..<3).union(NSTextRange(7..<9)) == NSTextRange(2..<9))
    #expect(NSTextRange(2..<9).union(NSTextRange(4..<5)) == NSTextRange(2..<9))
  }
}
