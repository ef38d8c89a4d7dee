import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct TabViewTests {
  private func tabs<Content: View>(_ hosted: Hosted<Content>) throws -> UITabBarController {
    try #require(hosted.controller.children.first as? UITabBarController)
  }

  @Test func `each view is a tab with its title and image`() throws {
    let hosted = try Hosted(
      TabView {
        Text("One").tabItem { Label("First", systemImage: "house") }.badge(3)
        Text("Two").tabItem {
          Image(systemName: "gear")
          Text("Second")
        }
      }, width: 320, height: 480)
    let tabs = try tabs(hosted)
    #expect(tabs.tabBar.items?.map(\.title) == ["First", "Second"])
    #expect(tabs.tabBar.items?.allSatisfy { $0.image != nil } == true)
    #expect(tabs.tabBar.items?.first?.badgeValue == "3")
    #expect(hosted.tree.contains { $0.contains("“One”") })
    #expect(!hosted.tree.contains { $0.contains("“Two”") })
  }

  @Test func `tab bars prefer filled symbols`() throws {
    func image(_ name: String) throws -> UIImage {
      let hosted = try Hosted(
        TabView { Text("One").tabItem { Label("First", systemImage: name) } }, width: 320,
        height: 480)
      return try #require(try tabs(hosted).tabBar.items?.first?.image)
    }
    #expect(try image("house") == image("house.fill"))
    #expect(try image("magnifyingglass") != image("house"))
  }

  @Test func `the selected tab is shown, and choosing another writes the selection`() throws {
    struct Page: View {
      @State var chosen = "b"
      var body: some View {
        TabView(selection: $chosen) {
          Text("One is \(chosen)").tabItem { Text("A") }.tag("a")
          Text("Two is \(chosen)").tabItem { Text("B") }.tag("b")
        }
      }
    }
    let hosted = try Hosted(Page(), width: 320, height: 480)
    let tabs = try tabs(hosted)
    #expect(tabs.selectedIndex == 1)
    #expect(hosted.tree.contains { $0.contains("“Two is b”") })
    tabs.selectedIndex = 0
    let first = try #require(tabs.viewControllers?.first)
    tabs.delegate?.tabBarController(tabs, didSelect: first)
    try hosted.settle()
    #expect(hosted.tree.contains { $0.contains("“One is a”") })
  }

  @Test func `tabs have what they are made with`() throws {
    let hosted = try Hosted(
      TabView(selection: .constant(2)) {
        Tab("Home", systemImage: "house", value: 1) { Text("One") }
        Tab("More", systemImage: "gear", value: 2) { Text("Two") }
      }, width: 320, height: 480)
    #expect(try tabs(hosted).selectedIndex == 1)
    #expect(try tabs(hosted).tabBar.items?.map(\.title) == ["Home", "More"])
    #expect(hosted.tree.contains { $0.contains("“Two”") })
  }

  @Test func `pages have dots, of which the selected one's is lit`() throws {
    let hosted = try Hosted(
      TabView(selection: .constant(1)) {
        Color.red.tag(0)
        Color.green.tag(1)
        Color.blue.tag(2)
      }
      .tabViewStyle(.page), width: 320, height: 480)
    let dots = try #require(
      ListTests.views(UIPageControl.self, in: hosted.controller.view).first)
    #expect(dots.numberOfPages == 3)
    #expect(dots.currentPage == 1)
    #expect(!dots.isHidden)
    #expect(dots.frame.maxY == 480)
  }

  @Test func `the dots of pages are above what is at the bottom`() throws {
    let hosted = try Hosted(
      TabView {
        Text("One")
        Text("Two")
      }
      .tabViewStyle(.page)
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 60) },
      width: 320, height: 480, safeArea: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    let dots = try #require(
      ListTests.views(UIPageControl.self, in: hosted.controller.view).first)
    let bottom = dots.convert(dots.bounds, to: hosted.controller.view).maxY
    #expect(abs(bottom - (480 - 34 - 60)) < 0.01)
  }

  @Test func `a stack in a tab is between the bars`() throws {
    let hosted = try Hosted(
      TabView {
        NavigationStack { Color.red.navigationTitle("Home") }.tabItem { Text("Home") }
      }, width: 320, height: 480,
      safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 34, right: 0))
    #expect(
      hosted.frames("Color") == [CGRect(x: 0, y: 0, width: 320, height: 480)]
        || hosted.frames("Color") == [CGRect(x: 0, y: 146, width: 320, height: 251)])
    let tabs = try tabs(hosted)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 397, width: 320, height: 83))
    #expect(tabs.viewControllers?.first?.children.first is UINavigationController)
  }

  @Test func `the bars around a list follow it`() throws {
    let hosted = try Hosted(
      TabView {
        NavigationStack {
          List(0..<40) { Text("Row \($0)") }.navigationTitle("Rows")
        }
        .tabItem { Text("Rows") }
      }, width: 320, height: 480)
    let list = try #require(
      ListTests.views(UICollectionView.self, in: hosted.controller.view).first)
    #expect(try tabs(hosted).contentScrollView(for: .bottom) === list)
    let page = try #require(tabs(hosted).viewControllers?.first)
    let stack = try #require(page.children.first as? UINavigationController)
    #expect(stack.contentScrollView(for: .top) === list)
  }
}
