import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct PageChromeTests {
  @Test func `a title is large, and content is below it`() throws {
    let hosted = try onScreen(
      NavigationStack {
        Text("Content").navigationTitle("Inbox")
      })
    let stack = try hosted.stack()
    #expect(stack.topViewController?.navigationItem.title == "Inbox")
    #expect(stack.navigationBar.frame == CGRect(x: 0, y: 50, width: 320, height: 96))
    #expect(stack.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    let text = try #require(hosted.frames("Text").first)
    #expect(text.midY == 303)
  }

  @Test func `an inline title has a low bar`() throws {
    let hosted = try onScreen(
      NavigationStack {
        Text("Content").navigationTitle("Inbox").navigationBarTitleDisplayMode(.inline)
      })
    #expect(try hosted.stack().navigationBar.frame.height == 44)
  }

  @Test func `a hidden bar leaves the safe area to the content`() throws {
    let hosted = try onScreen(
      NavigationStack { Text("Content").navigationBarHidden(true) })
    #expect(try hosted.stack().isNavigationBarHidden)
    #expect(try #require(hosted.frames("Text").first).midY == 255)
  }

  @Test func `a search field is in the bar`() throws {
    let hosted = try onScreen(
      NavigationStack {
        Text("Content").navigationTitle("Find")
          .searchable(text: .constant("Query"), prompt: "Names")
      })
    let search = try #require(hosted.stack().topViewController?.navigationItem.searchController)
    #expect(search.searchBar.text == "Query")
    #expect(search.searchBar.placeholder == "Names")
  }

  @Test func `a search field writes the binding that it has now`() throws {
    struct Page: View {
      @State var texts = ["", ""]
      @State var index = 0
      var body: some View {
        NavigationStack {
          Text(verbatim: texts.joined(separator: "|"))
            .searchable(text: $texts[index])
        }.onAppear { index = 1 }
      }
    }
    let hosted = try onScreen(Page())
    let search = try #require(hosted.stack().topViewController?.navigationItem.searchController)
    search.searchBar.searchTextField.text = "ink"
    search.searchBar.searchTextField.sendActions(for: .editingChanged)
    try hosted.settle()
    #expect(hosted.tree.contains { $0.contains("“|ink”") })
  }
}
