import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct SwiftUITextTests {
  private func size<V: View>(_ view: V) -> CGSize {
    let huge = CGFloat.greatestFiniteMagnitude
    return UIHostingController(rootView: view).sizeThatFits(in: CGSize(width: huge, height: huge))
  }
  private let noon = Date(timeIntervalSince1970: 1_559_563_200)

  @Test func `a date is written as the environment's locale writes it`() throws {
    #expect(size(Text(noon, style: .date)) == size(Text(verbatim: "June 3, 2019")))
    let german = Text(noon, style: .date).environment(\.locale, Locale(identifier: "de_DE"))
    #expect(size(german) == size(Text(verbatim: "3. Juni 2019")))
  }

  @Test func `a time follows the environment's zone`() throws {
    let zone = try #require(TimeZone(secondsFromGMT: 3600))
    let utc = Text(noon, style: .time).environment(\.locale, Locale(identifier: "de_DE"))
    #expect(size(utc) == size(Text(verbatim: "12:00")))
    #expect(size(utc.environment(\.timeZone, zone)) == size(Text(verbatim: "13:00")))
  }

  @Test func `a formatted value follows the environment's locale`() {
    let number = Text(1234.5, format: .number)
    #expect(size(number) == size(Text(verbatim: "1,234.5")))
    #expect(
      size(number.environment(\.locale, Locale(identifier: "de_DE")))
        == size(Text(verbatim: "1.234,5")))
  }

  @Test func `concatenated texts keep their own modifiers`() {
    let joined = Text("a").font(.system(size: 40)) + Text("b").bold() + Text(verbatim: "c")
    #expect(size(joined).height == size(Text("a").font(.system(size: 40))).height)
    #expect(size(joined).width > size(Text("a").font(.system(size: 40))).width)
  }

  @Test func `an attributed string's own attributes beat the text's`() throws {
    var string = AttributedString("big")
    string.font = Font.system(size: 40)
    string.foregroundColor = Color(red: 1, green: 0, blue: 0)
    let text = Text(string).font(.system(size: 10)).foregroundStyle(.blue)
    #expect(size(text) == size(Text("big").font(.system(size: 40))))
    let bytes = try Hosted(text, width: 80, height: 60).image().straightRGBA()
    #expect(
      stride(from: 0, to: bytes.count, by: 4).filter { bytes[$0 + 3] > 0 }
        .allSatisfy { bytes[$0 + 2] < 10 })
  }

  @Test func `tracking and kerning widen, kerning beats tracking`() {
    let plain = size(Text("abcd")).width
    #expect(size(Text("abcd").tracking(5)).width >= plain + 15)
    #expect(size(Text("abcd").tracking(50).kerning(2)) == size(Text("abcd").kerning(2)))
    #expect(size(Text("abcd").kerning(2).tracking(50)) == size(Text("abcd").kerning(2)))
    #expect(size(Group { Text("abcd") }.tracking(5)) == size(Text("abcd").tracking(5)))
    #expect(size(Text("abcd").tracking(1).tracking(9)) == size(Text("abcd").tracking(1)))
  }

  @Test func `lines are reserved by ranges and limited by them`() {
    let one = size(Text("a")).height
    #expect(size(Text("a").lineLimit(3, reservesSpace: true)).height > 2.5 * one)
    #expect(size(Text("a").lineLimit(2...)).height > 1.5 * one)
    let long = Text("one two three four").frame(width: 40)
    #expect(size(long.lineLimit(...2)).height < size(long.lineLimit(nil)).height)
  }

  @Test func `a range of text sizes limits the environment's`() {
    let largest = Text("a").dynamicTypeSize(...DynamicTypeSize.large)
      .environment(\.dynamicTypeSize, .accessibility5)
    #expect(size(largest) == size(Text("a")))
    let least = Text("a").dynamicTypeSize(DynamicTypeSize.xxxLarge...)
    #expect(size(least) == size(Text("a").dynamicTypeSize(.xxxLarge)))
  }

  @Test func `digits of one width take the same room in a text style`() {
    func width(_ digits: String, _ font: Font) -> CGFloat {
      size(Text(verbatim: digits).font(font).monospacedDigit()).width
    }
    #expect(width("1111", .body) == width("0000", .body))
    #expect(width("1111", .headline) == width("8888", .headline))
  }

  @Test func `a smaller scale and a case change the text`() {
    #expect(size(Text("abc").textScale(.secondary)).height < size(Text("abc")).height)
    #expect(size(Text("abc").textCase(.uppercase)) == size(Text("ABC")))
  }

  @Test func `a shrunk text is as wide as it may be`() {
    let text = Text("a long line of words").lineLimit(1).minimumScaleFactor(0.3)
    let room = UIHostingController(rootView: text).sizeThatFits(in: CGSize(width: 90, height: 40))
    #expect(room.width <= 90)
    #expect(room.height < size(Text("a")).height)
  }

  @Test func `selection changes no picture`() throws {
    let text = Text("abc")
    #expect(
      try Hosted(text.textSelection(.enabled)).image().straightRGBA()
        == Hosted(text).image().straightRGBA())
  }
}
