import Testing

@testable import UIKit

@MainActor
@Suite struct UISearchBarTests: ShowsSearch {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  // MARK: Bars

  @Test func `a bar is 56 high, its field 36 high with corners of 10`() {
    let bar = bar()
    #expect(bar.intrinsicContentSize.height == 56)
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 359, height: 36))
    #expect(bar.searchTextField.layer.cornerRadius == 10)
  }

  @Test func `a search bar keeps its height, and a page control its size`() {
    #expect(UISearchBar().contentHuggingPriority(for: .vertical) == .defaultHigh)
    #expect(UISearchBar().contentHuggingPriority(for: .horizontal) == .defaultLow)
    for pages in [UIPageControl(), UIPageControl(coder: NSCoder())] {
      #expect(pages?.contentHuggingPriority(for: .horizontal) == .defaultHigh)
      #expect(pages?.contentHuggingPriority(for: .vertical) == .defaultHigh)
    }
  }

  @Test func `a minimal bar has no background in whatever tint`() throws {
    let bar = bar { $0.barTintColor = .red }
    let ground = try #require(bar.subviews.first { $0 is UISearchBarBackground })
    #expect(!ground.isHidden && ground.backgroundColor == .red)
    bar.searchBarStyle = .minimal
    bar.layoutIfNeeded()
    #expect(ground.isHidden)
  }
}
