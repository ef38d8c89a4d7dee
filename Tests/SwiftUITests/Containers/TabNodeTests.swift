import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct TabNodeTests {
  @Test func `tab bars prefer filled symbols`() throws {
    func image(_ name: String) throws -> UIImage {
      let hosted = try Hosted(
        TabView { Text("One").tabItem { Label("First", systemImage: name) } }, width: 320,
        height: 480)
      return try #require(try hosted.tabs().tabBar.items?.first?.image)
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
    let tabs = try hosted.tabs()
    #expect(tabs.selectedIndex == 1)
    #expect(hosted.tree.contains { $0.contains("“Two is b”") })
    tabs.selectedIndex = 0
    let first = try #require(tabs.viewControllers?.first)
    tabs.delegate?.tabBarController(tabs, didSelect: first)
    try hosted.settle()
    #expect(hosted.tree.contains { $0.contains("“One is a”") })
  }

  @Test func `pages have dots, of which the selected one's is lit`() throws {
    let hosted = try Hosted(
      TabView(selection: .constant(1)) {
        Color.red.tag(0)
        Color.green.tag(1)
        Color.blue.tag(2)
      }
      .tabViewStyle(.page), width: 320, height: 480)
    let dots = try #require(hosted.views(UIPageControl.self).first)
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
    let dots = try #require(hosted.views(UIPageControl.self).first)
    let bottom = dots.convert(dots.bounds, to: hosted.controller.view).maxY
    #expect(abs(bottom - (480 - 34 - 60)) < 0.01)
  }

  @Test func `a capsule is behind the dots of pages where it is always shown`() throws {
    func dots(_ style: PageIndexViewStyle) throws -> UIPageControl {
      let hosted = try Hosted(
        TabView {
          Text("One")
          Text("Two")
        }
        .tabViewStyle(.page).indexViewStyle(style), width: 320, height: 480)
      return try #require(hosted.views(UIPageControl.self).first)
    }
    #expect(try dots(.page(backgroundDisplayMode: .always)).backgroundStyle == .prominent)
    #expect(try dots(PageIndexViewStyle()).backgroundStyle == .automatic)
  }
}
