import Testing
import UIKit

@MainActor
@Suite struct UIPageControlTests: ShowsControls {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let touch: TouchSimulator

  init() {
    window.isHidden = false
    touch = TouchSimulator(window: window)
  }

  private func pages() -> UIPageControl {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
    control.numberOfPages = 3
    control.layoutIfNeeded()
    return control
  }

  private func centers(_ control: UIPageControl) -> [CGPoint] {
    control.setNeedsLayout()
    control.layoutIfNeeded()
    return control.subviews.map(\.center)
  }

  @Test func `a page control turns to the side that is touched`() {
    let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
    pages.numberOfPages = 3
    #expect(pages.size(forNumberOfPages: 3) == CGSize(width: 68, height: 26))
    let count = show(pages)
    touch.tap(at: CGPoint(x: 80, y: 13))
    touch.tap(at: CGPoint(x: 80, y: 13))
    touch.tap(at: CGPoint(x: 80, y: 13))
    #expect(pages.currentPage == 2 && count.changes == 2)
    touch.tap(at: CGPoint(x: 20, y: 13))
    #expect(pages.currentPage == 1)
    pages.numberOfPages = 1
    #expect(pages.currentPage == 0)
    pages.currentPage = 9
    #expect(pages.currentPage == 0)
  }

  @Test func `pages run in the direction that is set`() {
    let control = pages()
    #expect(centers(control).map(\.x) == [34, 50, 66])
    control.direction = .rightToLeft
    #expect(centers(control).map(\.x) == [66, 50, 34])
    control.direction = .bottomToTop
    #expect(control.intrinsicContentSize == CGSize(width: 26, height: 68))
    #expect(centers(control).map(\.y) == [29, 13, -3])
  }

  @Test func `a page's own image goes before that of all, the current one's first`() {
    let control = pages()
    let (all, own, current) = (image(.red), image(.green, 9), image(.blue, 10))
    control.preferredIndicatorImage = all
    control.setIndicatorImage(own, forPage: 2)
    control.setCurrentPageIndicatorImage(current, forPage: 2)
    control.layoutIfNeeded()
    #expect(control.subviews.map(\.bounds.width) == [8, 8, 9])
    control.currentPage = 2
    control.layoutIfNeeded()
    #expect(control.subviews.map(\.bounds.width) == [8, 8, 10])
    #expect(control.indicatorImage(forPage: 2) === own)
    #expect(control.currentPageIndicatorImage(forPage: 1) == nil)
  }

  @Test func `the current dot grows and fills with its progress`() throws {
    let control = pages()
    let plain = control.intrinsicContentSize.width
    let progress = UIPageControlProgress()
    control.progress = progress
    progress.currentProgress = 0.5
    control.layoutIfNeeded()
    #expect(control.intrinsicContentSize.width == plain + 17)
    #expect(control.subviews[0].bounds.size == CGSize(width: 24, height: 7))
    #expect(control.subviews[0].subviews.first?.frame == CGRect(x: 0, y: 0, width: 12, height: 7))
    control.currentPage = 1
    #expect(progress.currentProgress == 0)
    control.progress = nil
    control.layoutIfNeeded()
    #expect(control.subviews.allSatisfy { $0.subviews.isEmpty && $0.bounds.width == 7 })
  }
}
