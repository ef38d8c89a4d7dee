import Testing
import UIKit

@MainActor
@Suite struct UIScrollViewTests: Scrolls {
  let stage = ScrollStage()

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

  @Test func `the delegate says where it comes to rest`() {
    log.target = CGPoint(x: 0, y: 333)
    touch.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200))
    #expect(scroll.contentOffset.y == 333)
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
}
