import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct TextResolverAttributedTests {
  @Test func `an attributed string's own attributes beat the text's`() throws {
    var string = AttributedString("big")
    string.font = Font.system(size: 40)
    string.foregroundColor = Color(red: 1, green: 0, blue: 0)
    let text = Text(string).font(.system(size: 10)).foregroundStyle(.blue)
    #expect(idealSize(text) == idealSize(Text("big").font(.system(size: 40))))
    let bytes = try Hosted(text, width: 80, height: 60).image().straightRGBA()
    #expect(
      stride(from: 0, to: bytes.count, by: 4).filter { bytes[$0 + 3] > 0 }
        .allSatisfy { bytes[$0 + 2] < 10 })
  }

  @Test func `what Markdown says of letters is drawn`() throws {
    let plain = Text(verbatim: "bold code")
    let marked = Text(try AttributedString(markdown: "**bold** `code`"))
    #expect(idealSize(marked).width > idealSize(plain).width + 5)
    #expect(idealSize(marked) == idealSize(Text("**bold** `code`")))
  }
}
