import Testing
import UIKit

@MainActor
@Suite struct UIScrollViewScrollingTests: Scrolls {
  let stage = ScrollStage()

  @Test func `a quick drag glides on as long as its speed lasts`() {
    let fingers = touch.begin(at: [CGPoint(x: 150, y: 300)])
    touch.wait(seconds: 0.1)
    touch.move(fingers, to: [CGPoint(x: 150, y: 200)])
    touch.end(fingers)
    // 100 pt in 0.1 s: 1 pt per ms, of which 0.998 is left after each: 499 pt more.
    #expect(abs(scroll.contentOffset.y - 599) < 1e-6)
    #expect(
      log.calls == ["willBegin", "didScroll", "willEnd", "didEnd true", "didScroll", "rests"])
  }

  @Test func `beyond the end content follows less and less, and comes back`() {
    let fingers = touch.begin(at: [CGPoint(x: 150, y: 100)])
    touch.move(fingers, to: [CGPoint(x: 150, y: 200)])
    // 100 pt past the top: 100 · 400 · 0.55 / (400 + 55).
    #expect(abs(scroll.contentOffset.y + 22000 / 455) < 1e-9)
    touch.end(fingers)
    #expect(scroll.contentOffset.y == 0)
    scroll.bounces = false
    let again = touch.begin(at: [CGPoint(x: 150, y: 100)])
    touch.move(again, to: [CGPoint(x: 150, y: 200)])
    #expect(scroll.contentOffset.y == 0)
    touch.end(again)
  }

  @Test func `pages come to rest at whole pages`() {
    scroll.isPagingEnabled = true
    scroll.contentSize = CGSize(width: 900, height: 400)
    touch.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 130, y: 100), seconds: 0.1)
    #expect(scroll.contentOffset == CGPoint(x: 300, y: 0))
    touch.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 250, y: 100), seconds: 20)
    #expect(scroll.contentOffset == CGPoint(x: 300, y: 0))
  }

  @Test func `a rectangle is made visible by the least move`() {
    scroll.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 50), animated: false)
    #expect(scroll.contentOffset.y == 150)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 200, width: 10, height: 50), animated: false)
    #expect(scroll.contentOffset.y == 150)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 50), animated: false)
    #expect(scroll.contentOffset.y == 100)
  }
}
