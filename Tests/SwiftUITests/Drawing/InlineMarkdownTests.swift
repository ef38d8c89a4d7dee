import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct InlineMarkdownTests {
  @Test func `Markdown goes around values`() throws {
    let name = "Ada Lovelace"
    #expect(try letters(Text("Hello **\(name)** and `\(name)`!")) == "Hello \(name) and \(name)!")
    #expect(idealSize(Text("**\(name)**")) == idealSize(Text(verbatim: name).bold()))
    #expect(idealSize(Text("**\(name)**")) != idealSize(Text(verbatim: name)))
    #expect(
      idealSize(Text("by *\(name)*"))
        == idealSize(Text(verbatim: "by ") + Text(verbatim: name).italic()))
  }

  @Test func `Markdown in a value stays as it is`() throws {
    let name = "*x* [y](z)"
    #expect(try letters(Text("**\(name)**")) == name)
    #expect(idealSize(Text("**\(name)**")) == idealSize(Text(verbatim: name).bold()))
  }

  @Test func `a value that Markdown leaves out takes no other's place`() throws {
    let (page, name) = ("https://a.b", "Ada")
    #expect(try letters(Text("[here](\(page)) is \(name)")) == "here is Ada")
  }
}
