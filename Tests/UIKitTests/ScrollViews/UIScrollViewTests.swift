import Testing
import UIKit

@MainActor
private final class ScrollLog: NSObject, UIScrollViewDelegate {
  var calls: [String] = []
  var target: CGPoint?
  var zoomed: UIView?
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if calls.last != "didScroll" { calls.append("didScroll") }
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("willBegin") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    calls.append("willEnd")
    if let target { targetContentOffset.pointee = target }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    calls.append("didEnd \(decelerate)")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("rests") }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
}

@MainActor
@Suite struct UIScrollViewTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let log = ScrollLog()
  private let touch: TouchSimulator

  init() {
    window.isHidden = false
    window.addSubview(scroll)
    scroll.contentSize = CGSize(width: 300, height: 1000)
    scroll.delegate = log
    touch = TouchSimulator(window: window)
  }

  @Test func `the offset is the origin of the bounds, and scrolling lays out`() {
    window.layoutIfNeeded()
    scroll.contentOffset = CGPoint(x: 0, y: 120)
    #expect(scroll.bounds == CGRect(x: 0, y: 120, width: 300, height: 400))
    #expect(scroll.frame == CGRect(x: 0, y: 0, width: 300, height: 400))
    #expect(log.calls == ["didScroll"])
    #expect(scroll.layer.needsLayout())
    #expect(!window.layer.needsLayout())
    scroll.contentOffset = CGPoint(x: 0, y: CGFloat.nan)
    #expect(scroll.contentOffset.y == 120)
  }

  @Test func `content is drawn where the offset says`() {
    let mark = UIView(frame: CGRect(x: 10, y: 200, width: 20, height: 20))
    scroll.addSubview(mark)
    scroll.contentOffset.y = 150
    #expect(mark.convert(CGPoint.zero, to: window) == CGPoint(x: 10, y: 50))
    #expect(window.hitTest(CGPoint(x: 15, y: 55), with: nil) === mark)
  }

  @Test func `a slow drag scrolls with the finger and rests there`() {
    touch.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200), seconds: 50)
    #expect(abs(scroll.contentOffset.y - 101) < 1)
    #expect(log.calls.prefix(3) == ["willBegin", "didScroll", "willEnd"])
  }

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

  @Test func `the delegate says where it comes to rest`() {
    log.target = CGPoint(x: 0, y: 333)
    touch.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200))
    #expect(scroll.contentOffset.y == 333)
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

  @Test func `a disabled scroll view stays where it is`() {
    scroll.isScrollEnabled = false
    touch.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200))
    #expect(scroll.contentOffset == .zero)
  }

  @Test func `a button in it is cancelled by the drag`() {
    let button = UIControl(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    var events: [String] = []
    button.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
    button.addAction(UIAction { _ in events.append("cancel") }, for: .touchCancel)
    scroll.addSubview(button)
    touch.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 250))
    #expect(events == ["cancel"])
  }

  @Test func `insets move the content's start, and it stays at its edge`() {
    scroll.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: -20))
    scroll.contentOffset.y = 100
    scroll.contentInset.top = 40
    #expect(scroll.contentOffset.y == 100)
  }

  @Test func `the safe area counts along the axes that scroll`() {
    window.screenSafeArea = UIEdgeInsets(top: 47, left: 10, bottom: 0, right: 0)
    window.layoutIfNeeded()
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0))
    #expect(scroll.contentOffset.y == -47)
    scroll.contentInsetAdjustmentBehavior = .always
    #expect(scroll.adjustedContentInset.left == 10)
    scroll.contentInsetAdjustmentBehavior = .never
    #expect(scroll.adjustedContentInset == .zero)
    #expect(scroll.contentOffset == .zero)
  }

  @Test func `a rectangle is made visible by the least move`() {
    scroll.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 50), animated: false)
    #expect(scroll.contentOffset.y == 150)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 200, width: 10, height: 50), animated: false)
    #expect(scroll.contentOffset.y == 150)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 50), animated: false)
    #expect(scroll.contentOffset.y == 100)
  }

  @Test func `zooming scales the delegate's view within the range`() {
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    scroll.addSubview(picture)
    log.zoomed = picture
    scroll.contentSize = picture.frame.size
    #expect(scroll.pinchGestureRecognizer == nil)
    scroll.maximumZoomScale = 3
    scroll.zoomScale = 5
    #expect(scroll.zoomScale == 3)
    #expect(scroll.contentSize == CGSize(width: 900, height: 1200))
    #expect(picture.frame == CGRect(x: 0, y: 0, width: 900, height: 1200))
    #expect(scroll.contentOffset == CGPoint(x: 300, y: 400))
    scroll.zoomScale = 1
    scroll.isScrollEnabled = false
    touch.pinch(at: CGPoint(x: 150, y: 200), from: 50, to: 100)
    #expect(abs(scroll.zoomScale - 2) < 1e-9)
  }
}
