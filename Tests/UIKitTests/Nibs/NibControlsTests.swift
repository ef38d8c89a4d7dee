import Foundation
import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct NibControlsTests {
  @Test func `a page control has the pages and the priority that the nib says`() throws {
    let pages = try #require(
      NibText.make(
        """
        <pageControl opaque="NO" contentMode="scaleToFill" verticalHuggingPriority="750"
          horizontalHuggingPriority="300" numberOfPages="3" currentPage="1" id="a">
          <rect key="frame" x="10" y="20" width="100" height="26"/>
        </pageControl>
        """
      ).first as? UIPageControl)
    #expect(pages.numberOfPages == 3 && pages.currentPage == 1)
    #expect(pages.frame == CGRect(x: 10, y: 20, width: 100, height: 26))
    #expect(pages.contentHuggingPriority(for: .horizontal) == UILayoutPriority(300))
    #expect(pages.contentHuggingPriority(for: .vertical) == .defaultHigh)
  }
}
