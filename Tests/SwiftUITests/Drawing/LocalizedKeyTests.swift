import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct LocalizedKeyTests {
  private func size<V: View>(_ view: V) -> CGSize {
    let huge = CGFloat.greatestFiniteMagnitude
    return UIHostingController(rootView: view).sizeThatFits(in: CGSize(width: huge, height: huge))
  }

  /// The letters that a text shows.
  private func letters(_ text: Text) throws -> String? {
    let hosted = try Hosted(text, width: 400)
    let line = hosted.tree.first { $0.contains("“") }
    return line.flatMap { $0.split(separator: "“").last?.split(separator: "”").first }
      .map { String($0) }
  }

  @Test func `percent signs are letters in a key without values`() throws {
    for key in ["100% sure", "Save 20% today", "50%", "100%% sure", "%@ or %d", "% %"] {
      #expect(try letters(Text(LocalizedStringKey(key))) == key)
    }
    #expect(try letters(Text("100% sure")) == "100% sure")
    #expect(try letters(Text("**100%** sure")) == "100% sure")
  }

  @Test func `percent signs stay beside values`() throws {
    let (count, name) = (3, "Ada")
    #expect(try letters(Text("\(count)% of 100% for \(name)")) == "3% of 100% for Ada")
    #expect(try letters(Text("\(name): 5% d")) == "Ada: 5% d")
  }

  @Test func `Markdown goes around values`() throws {
    let name = "Ada Lovelace"
    #expect(try letters(Text("Hello **\(name)** and `\(name)`!")) == "Hello \(name) and \(name)!")
    #expect(size(Text("**\(name)**")) == size(Text(verbatim: name).bold()))
    #expect(size(Text("**\(name)**")) != size(Text(verbatim: name)))
    #expect(
      size(Text("by *\(name)*"))
        == size(Text(verbatim: "by ") + Text(verbatim: name).italic()))
  }

  @Test func `Markdown in a value stays as it is`() throws {
    let name = "*x* [y](z)"
    #expect(try letters(Text("**\(name)**")) == name)
    #expect(size(Text("**\(name)**")) == size(Text(verbatim: name).bold()))
  }

  @Test func `a value that Markdown leaves out takes no other's place`() throws {
    let (page, name) = ("https://a.b", "Ada")
    #expect(try letters(Text("[here](\(page)) is \(name)")) == "here is Ada")
  }
}
