import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct TextModifiersTests {
  @Test func `tracking and kerning widen, kerning beats tracking`() {
    let plain = idealSize(Text("abcd")).width
    #expect(idealSize(Text("abcd").tracking(5)).width >= plain + 15)
    #expect(idealSize(Text("abcd").tracking(50).kerning(2)) == idealSize(Text("abcd").kerning(2)))
    #expect(idealSize(Text("abcd").kerning(2).tracking(50)) == idealSize(Text("abcd").kerning(2)))
    #expect(idealSize(Group { Text("abcd") }.tracking(5)) == idealSize(Text("abcd").tracking(5)))
    #expect(idealSize(Text("abcd").tracking(1).tracking(9)) == idealSize(Text("abcd").tracking(1)))
  }

  @Test func `lines are reserved by ranges and limited by them`() {
    let one = idealSize(Text("a")).height
    #expect(idealSize(Text("a").lineLimit(3, reservesSpace: true)).height > 2.5 * one)
    #expect(idealSize(Text("a").lineLimit(2...)).height > 1.5 * one)
    let long = Text("one two three four").frame(width: 40)
    #expect(idealSize(long.lineLimit(...2)).height < idealSize(long.lineLimit(nil)).height)
  }

  @Test func `a range of text sizes limits the environment's`() {
    let largest = Text("a").dynamicTypeSize(...DynamicTypeSize.large)
      .environment(\.dynamicTypeSize, .accessibility5)
    #expect(idealSize(largest) == idealSize(Text("a")))
    let least = Text("a").dynamicTypeSize(DynamicTypeSize.xxxLarge...)
    #expect(idealSize(least) == idealSize(Text("a").dynamicTypeSize(.xxxLarge)))
  }

  @Test func `a smaller scale and a case change the text`() {
    #expect(idealSize(Text("abc").textScale(.secondary)).height < idealSize(Text("abc")).height)
    #expect(idealSize(Text("abc").textCase(.uppercase)) == idealSize(Text("ABC")))
  }

  @Test func `selection changes no picture`() throws {
    let text = Text("abc")
    #expect(
      try Hosted(text.textSelection(.enabled)).image().straightRGBA()
        == Hosted(text).image().straightRGBA())
  }
}
