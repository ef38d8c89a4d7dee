import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct TabViewTests {
  @Test func `each view is a tab with its title and image`() throws {
    let hosted = try Hosted(
      TabView {
        Text("One").tabItem { Label("First", systemImage: "house") }.badge(3)
        Text("Two").tabItem {
          Image(systemName: "gear")
          Text("Second")
        }
      }, width: 320, height: 480)
    let tabs = try hosted.tabs()
    #expect(tabs.tabBar.items?.map(\.title) == ["First", "Second"])
    #expect(tabs.tabBar.items?.allSatisfy { $0.image != nil } == true)
    #expect(tabs.tabBar.items?.first?.badgeValue == "3")
    #expect(hosted.tree.contains { $0.contains("“One”") })
    #expect(!hosted.tree.contains { $0.contains("“Two”") })
  }

  @Test func `tabs have what they are made with`() throws {
    let hosted = try Hosted(
      TabView(selection: .constant(2)) {
        Tab("Home", systemImage: "house", value: 1) { Text("One") }
        Tab("More", systemImage: "gear", value: 2) { Text("Two") }
      }, width: 320, height: 480)
    #expect(try hosted.tabs().selectedIndex == 1)
    #expect(try hosted.tabs().tabBar.items?.map(\.title) == ["Home", "More"])
    #expect(hosted.tree.contains { $0.contains("“Two”") })
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
    let tabs = try hosted.tabs()
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 397, width: 320, height: 83))
    #expect(tabs.viewControllers?.first?.children.first is UINavigationController)
  }
}
