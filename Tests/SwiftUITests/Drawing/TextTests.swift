import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct SwiftUITextTests {
  @Test func `concatenated texts keep their own modifiers`() {
    let joined = Text("a").font(.system(size: 40)) + Text("b").bold() + Text(verbatim: "c")
    #expect(idealSize(joined).height == idealSize(Text("a").font(.system(size: 40))).height)
    #expect(idealSize(joined).width > idealSize(Text("a").font(.system(size: 40))).width)
  }

  @Test func `digits of one width take the same room in a text style`() {
    func width(_ digits: String, _ font: Font) -> CGFloat {
      idealSize(Text(verbatim: digits).font(font).monospacedDigit()).width
    }
    #expect(width("1111", .body) == width("0000", .body))
    #expect(width("1111", .headline) == width("8888", .headline))
  }
}
