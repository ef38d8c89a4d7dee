import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct PageNodeTests {
  @Test func `the bars around a list follow it`() throws {
    let hosted = try Hosted(
      TabView {
        NavigationStack {
          List(0..<40) { Text("Row \($0)") }.navigationTitle("Rows")
        }
        .tabItem { Text("Rows") }
      }, width: 320, height: 480)
    let list = try #require(hosted.views(UICollectionView.self).first)
    #expect(try hosted.tabs().contentScrollView(for: .bottom) === list)
    let page = try #require(hosted.tabs().viewControllers?.first)
    let stack = try #require(page.children.first as? UINavigationController)
    #expect(stack.contentScrollView(for: .top) === list)
  }
}
