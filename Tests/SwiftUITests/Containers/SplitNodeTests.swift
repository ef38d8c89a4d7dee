import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct SplitNodeTests {
  private let regular = UITraitCollection(traitsFrom: [
    UITraitCollection(displayScale: 1), UITraitCollection(horizontalSizeClass: .regular),
  ])

  private let compact = UITraitCollection(traitsFrom: [
    UITraitCollection(displayScale: 1), UITraitCollection(horizontalSizeClass: .compact),
  ])

  private func hosted<V: View>(
    _ view: V, _ traits: UITraitCollection, width: CGFloat = 1000
  ) throws -> Hosted<V> { try Hosted(view, width: width, height: 600, traits: traits) }

  private func split<V: View>(_ hosted: Hosted<V>) throws -> UISplitViewController {
    try #require(hosted.controller.children.first as? UISplitViewController)
  }

  @Test func `a stack in a column has the column's bar`() throws {
    let hosted = try hosted(
      NavigationSplitView {
        Text("List")
      } detail: {
        NavigationStack { Text("Letter").navigationTitle("Inner") }
      }, regular)
    let column = try #require(split(hosted).viewControllers.last as? UINavigationController)
    #expect(column.isNavigationBarHidden)
    let inner = try #require(
      column.topViewController?.children.first as? UINavigationController)
    #expect(inner.topViewController?.navigationItem.title == "Inner")
    #expect(!inner.isNavigationBarHidden)
  }

  @Test func `a link in the sidebar shows its page in the detail column`() throws {
    let hosted = try hosted(
      NavigationSplitView {
        NavigationLink {
          Text("Opened").navigationTitle("Opened")
        } label: {
          Text("Open").frame(width: 200, height: 300).contentShape(Rectangle())
        }
      } detail: {
        Text("None").navigationTitle("None")
      }, regular)
    try hosted.touches().tap(at: CGPoint(x: 160, y: 320))
    try hosted.settle()
    let column = try #require(split(hosted).viewControllers.last as? UINavigationController)
    #expect(column.topViewController?.navigationItem.title == "Opened")
    #expect(column.topViewController?.navigationItem.hidesBackButton == true)
    let sidebar = try #require(split(hosted).viewControllers.first as? UINavigationController)
    #expect(sidebar.viewControllers.count == 1)
  }

  @Test func `in a compact width there is a stack of the columns`() throws {
    struct Pages: View {
      @State var column = NavigationSplitViewColumn.detail
      var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
          Text("A").navigationTitle("Sidebar")
        } content: {
          Text("B").navigationTitle("Content")
        } detail: {
          Text("C").navigationTitle("Detail")
        }
      }
    }
    let pages = try hosted(Pages(), compact, width: 320)
    let stack = try #require(pages.controller.children.first as? UINavigationController)
    #expect(
      stack.viewControllers.map(\.navigationItem.title) == ["Sidebar", "Content", "Detail"])
    let plain = try hosted(
      NavigationSplitView {
        Text("A").navigationTitle("Sidebar")
      } detail: {
        Text("C").navigationTitle("Detail")
      }, compact, width: 320)
    let first = try #require(plain.controller.children.first as? UINavigationController)
    #expect(first.viewControllers.map(\.navigationItem.title) == ["Sidebar"])
  }
}
