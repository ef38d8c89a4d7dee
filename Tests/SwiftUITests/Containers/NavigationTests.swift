import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct NavigationTests {
  private let safeArea = UIEdgeInsets(top: 50, left: 0, bottom: 20, right: 0)

  private func stack<Content: View>(_ hosted: Hosted<Content>) throws -> UINavigationController {
    try #require(hosted.controller.children.first as? UINavigationController)
  }

  private func hosted<Content: View>(_ view: Content) throws -> Hosted<Content> {
    try Hosted(view, width: 320, height: 480, safeArea: safeArea)
  }

  @Test func `a title is large, and content is below it`() throws {
    let hosted = try hosted(
      NavigationStack {
        Text("Content").navigationTitle("Inbox")
      })
    let stack = try stack(hosted)
    #expect(stack.topViewController?.navigationItem.title == "Inbox")
    #expect(stack.navigationBar.frame == CGRect(x: 0, y: 50, width: 320, height: 96))
    #expect(stack.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    let text = try #require(hosted.frames("Text").first)
    #expect(text.midY == 303)
  }

  @Test func `an inline title has a low bar`() throws {
    let hosted = try hosted(
      NavigationStack {
        Text("Content").navigationTitle("Inbox").navigationBarTitleDisplayMode(.inline)
      })
    #expect(try stack(hosted).navigationBar.frame.height == 44)
  }

  @Test func `a hidden bar leaves the safe area to the content`() throws {
    let hosted = try hosted(
      NavigationStack { Text("Content").navigationBarHidden(true) })
    #expect(try stack(hosted).isNavigationBarHidden)
    #expect(try #require(hosted.frames("Text").first).midY == 255)
  }

  @Test func `values of a path are pages`() throws {
    struct Pages: View {
      @State var path = [1, 2]
      var body: some View {
        NavigationStack(path: $path) {
          Text("Root").navigationTitle("Root")
            .navigationDestination(for: Int.self) { number in
              Text("Page \(number)").navigationTitle("Page \(number)")
            }
        }
      }
    }
    let hosted = try hosted(Pages())
    let titles = try stack(hosted).viewControllers.map(\.navigationItem.title)
    #expect(titles == ["Root", "Page 1", "Page 2"])
    #expect(hosted.tree.contains { $0.contains("“Page 2”") })
    #expect(!hosted.tree.contains { $0.contains("“Root”") && $0.contains("Text ") })
  }

  @Test func `a link in a list has a chevron and opens its page`() throws {
    let hosted = try hosted(
      NavigationStack {
        List { NavigationLink("Open") { Text("Opened").navigationTitle("Second") } }
          .navigationTitle("First")
      })
    let list = try #require(
      ListTests.views(UICollectionView.self, in: hosted.controller.view).first)
    let cell = try #require(
      list.cellForItem(at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell)
    #expect(cell.accessories.count == 1)
    (list.delegate as? any UICollectionViewDelegate)?
      .collectionView(list, didSelectItemAt: IndexPath(item: 0, section: 0))
    try hosted.settle()
    let titles = try stack(hosted).viewControllers.map(\.navigationItem.title)
    #expect(titles == ["First", "Second"])
    #expect(hosted.tree.contains { $0.contains("“Opened”") })
  }

  @Test func `dismissing goes back`() throws {
    struct Second: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Text("Second").onAppear { dismiss() } }
    }
    struct Pages: View {
      @State var path = NavigationPath(["a"])
      var body: some View {
        NavigationStack(path: $path) {
          Text("Root").navigationDestination(for: String.self) { _ in Second() }
        }
      }
    }
    let hosted = try hosted(Pages())
    #expect(try stack(hosted).viewControllers.count == 1)
  }

  @Test func `a page that a binding shows is there`() throws {
    let hosted = try hosted(
      NavigationStack {
        Text("Root").navigationDestination(isPresented: .constant(true)) { Text("Shown") }
      })
    #expect(try stack(hosted).viewControllers.count == 2)
    #expect(hosted.tree.contains { $0.contains("“Shown”") })
  }

  @Test func `entries of a toolbar are UIKit's items`() throws {
    struct Page: View {
      @State var count = 0
      var body: some View {
        NavigationStack {
          Text("Count \(count)").toolbar {
            ToolbarItem(placement: .topBarLeading) { Button("Edit") { count += 1 } }
            ToolbarItemGroup(placement: .topBarTrailing) {
              Button("Share", systemImage: "square.and.arrow.up") {}
              Toggle("On", isOn: .constant(true)).labelsHidden()
            }
            ToolbarItem(placement: .principal) { Text("Middle") }
          }
        }
      }
    }
    let hosted = try hosted(Page())
    let item = try #require(stack(hosted).topViewController?.navigationItem)
    #expect(item.leftBarButtonItems?.map(\.title) == ["Edit"])
    #expect(item.rightBarButtonItems?.count == 2)
    #expect(item.rightBarButtonItems?.first?.customView != nil)
    #expect(item.rightBarButtonItems?.last?.image != nil)
    #expect(item.titleView != nil)
    item.leftBarButtonItem?.primaryAction?.performWithSender(nil, target: nil)
    try hosted.settle()
    #expect(hosted.tree.contains { $0.contains("“Count 1”") })
  }

  @Test func `a search field is in the bar`() throws {
    let hosted = try hosted(
      NavigationStack {
        Text("Content").navigationTitle("Find")
          .searchable(text: .constant("Query"), prompt: "Names")
      })
    let search = try #require(stack(hosted).topViewController?.navigationItem.searchController)
    #expect(search.searchBar.text == "Query")
    #expect(search.searchBar.placeholder == "Names")
  }

  @Test func `state above a stack changes its pages`() throws {
    struct Page: View {
      @State var name = "Old"
      var body: some View {
        NavigationStack { Text(name).navigationTitle(name) }.onAppear { name = "New" }
      }
    }
    let hosted = try hosted(Page())
    #expect(try stack(hosted).topViewController?.navigationItem.title == "New")
    #expect(hosted.tree.contains { $0.contains("“New”") })
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
    let hosted = try hosted(Page())
    let search = try #require(stack(hosted).topViewController?.navigationItem.searchController)
    search.searchBar.searchTextField.text = "ink"
    search.searchBar.searchTextField.sendActions(for: .editingChanged)
    try hosted.settle()
    #expect(hosted.tree.contains { $0.contains("“|ink”") })
  }

  @Test func `a background without a bar's name is the navigation bar's`() throws {
    let hosted = try hosted(
      NavigationStack {
        Text("Content").navigationTitle("Title")
          .toolbarBackground(Color(red: 1, green: 0, blue: 0)).toolbarBackground(.visible)
      })
    let item = try #require(stack(hosted).topViewController?.navigationItem)
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor
    #expect(item.scrollEdgeAppearance?.backgroundColor?.cgColor == red)
  }

  private func withBottomBar(_ visibility: Visibility) -> some View {
    NavigationStack {
      Text("Content").toolbar {
        ToolbarItem(placement: .bottomBar) { Button("Save") {} }
      }
      .toolbar(visibility, for: .bottomBar)
      .toolbarBackground(Color(red: 0, green: 0, blue: 1), for: .bottomBar)
      .toolbarBackground(.visible, for: .bottomBar)
    }
  }

  @Test func `a bottom bar is hidden, and has a background of its own`() throws {
    let shown = try stack(hosted(withBottomBar(.visible)))
    #expect(!shown.isToolbarHidden && shown.toolbar.items?.count == 1)
    let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor
    #expect(shown.toolbar.standardAppearance.backgroundColor?.cgColor == blue)
    #expect(shown.toolbar.scrollEdgeAppearance?.backgroundColor != nil)
    #expect(shown.topViewController?.navigationItem.standardAppearance == nil)
    #expect(try stack(hosted(withBottomBar(.hidden))).isToolbarHidden)
  }
}
