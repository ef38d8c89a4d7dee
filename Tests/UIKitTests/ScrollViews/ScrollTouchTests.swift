import Testing
import UIKit

/// A scroll view that is asked about its content's touches.
@MainActor
private final class AskedScrollView: UIScrollView {
  var begins = true
  var cancels: Bool?
  var asked: [UIView] = []

  override func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { begins }

  override func touchesShouldCancel(in view: UIView) -> Bool {
    asked.append(view)
    return cancels ?? super.touchesShouldCancel(in: view)
  }
}

@MainActor
private final class WatchedView: UIView {
  var log: [String] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("began")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("ended")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("cancelled")
  }
}

@MainActor
private final class Zoomed: NSObject, UIScrollViewDelegate {
  let view: UIView
  var end: CGFloat?

  init(_ view: UIView) {
    self.view = view
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { end = scale }
}

@MainActor
@Suite struct ScrollTouchTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let scroll = AskedScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let touch: TouchSimulator
  private let start = CGPoint(x: 150, y: 300)
  private let finish = CGPoint(x: 150, y: 200)

  init() {
    window.isHidden = false
    window.addSubview(scroll)
    scroll.contentSize = CGSize(width: 300, height: 1000)
    touch = TouchSimulator(window: window)
  }

  private func add<View: UIView>(_ view: View) -> View {
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 1000)
    scroll.addSubview(view)
    return view
  }

  /// Holds a finger still for a time, and moves it by 100 points.
  private func drag(after seconds: TimeInterval) {
    let fingers = touch.begin(at: [start])
    touch.wait(seconds: seconds)
    touch.move(fingers, to: [finish])
    touch.end(fingers)
  }

  // MARK: The content's touches

  @Test func `a held control keeps its finger, a held view does not`() {
    let control = add(UIControl())
    drag(after: 0.5)
    #expect(scroll.contentOffset == .zero)
    #expect(scroll.asked == [control])
    control.removeFromSuperview()
    let view = add(WatchedView())
    drag(after: 0.5)
    #expect(scroll.contentOffset.y > 0)
    #expect(scroll.asked == [control, view])
    #expect(view.log == ["began", "cancelled"])
  }

  @Test func `a finger that moves at once scrolls, unless touches are not delayed`() {
    let control = add(UIControl())
    drag(after: 0.1)
    #expect(scroll.contentOffset.y > 0 && scroll.asked.isEmpty)
    scroll.contentOffset = .zero
    scroll.delaysContentTouches = false
    drag(after: 0.1)
    #expect(scroll.contentOffset == .zero && scroll.asked == [control])
  }

  @Test func `a scroll view may take the fingers of its controls`() {
    let control = add(UIControl())
    var events: [String] = []
    control.addAction(UIAction { _ in events.append("cancel") }, for: .touchCancel)
    control.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
    drag(after: 0.5)
    #expect(events == ["up"])
    scroll.cancels = true
    drag(after: 0.5)
    #expect(events == ["up", "cancel"] && scroll.contentOffset.y > 0)
  }

  @Test func `a scroll view that cancels no touches scrolls only beside its content`() {
    let view = add(WatchedView())
    view.frame.size.height = 350
    scroll.canCancelContentTouches = false
    drag(after: 0.5)
    #expect(scroll.contentOffset == .zero)
    #expect(view.log == ["began", "ended"] && scroll.asked.isEmpty)
    view.frame.size.height = 250
    drag(after: 0.5)
    #expect(scroll.contentOffset.y > 0)
  }

  @Test func `touches that the scroll view refuses do not reach the content`() {
    let view = add(WatchedView())
    let inner = WatchedView(frame: CGRect(x: 0, y: 250, width: 300, height: 100))
    view.addSubview(inner)
    scroll.begins = false
    touch.tap(at: start)
    #expect(inner.log.isEmpty)
    // A view that has no touch cannot lose it.
    scroll.canCancelContentTouches = false
    drag(after: 0.5)
    #expect(scroll.contentOffset.y > 0 && view.log.isEmpty && inner.log.isEmpty)
    scroll.contentOffset = .zero
    scroll.begins = true
    touch.tap(at: start)
    #expect(inner.log == ["began", "ended"])
  }

  // MARK: Directions

  @Test func `a locked drag stays on the axis that it begins along`() {
    scroll.contentSize = CGSize(width: 2000, height: 2000)
    scroll.contentOffset = CGPoint(x: 500, y: 500)
    scroll.decelerationRate = UIScrollView.DecelerationRate(rawValue: 1)
    func drag(by first: CGPoint) -> CGPoint {
      let fingers = touch.begin(at: [start])
      touch.wait(seconds: 0.1)
      touch.move(fingers, to: [CGPoint(x: start.x + first.x, y: start.y + first.y)])
      touch.wait(seconds: 0.1)
      touch.move(fingers, to: [CGPoint(x: start.x - 50, y: start.y - 60)])
      touch.end(fingers)
      defer { scroll.contentOffset = CGPoint(x: 500, y: 500) }
      return scroll.contentOffset
    }
    #expect(drag(by: CGPoint(x: -1, y: -20)) == CGPoint(x: 550, y: 560))
    scroll.isDirectionalLockEnabled = true
    #expect(drag(by: CGPoint(x: -1, y: -20)) == CGPoint(x: 500, y: 560))
    #expect(drag(by: CGPoint(x: 20, y: 9)) == CGPoint(x: 550, y: 500))
    #expect(drag(by: CGPoint(x: -20, y: -20)) == CGPoint(x: 550, y: 560))
  }

  @Test func `content that scrolls along one axis is not locked to the other`() {
    scroll.isDirectionalLockEnabled = true
    scroll.decelerationRate = UIScrollView.DecelerationRate(rawValue: 1)
    let fingers = touch.begin(at: [start])
    touch.move(fingers, to: [CGPoint(x: start.x - 20, y: start.y)])
    touch.move(fingers, to: [CGPoint(x: start.x - 20, y: start.y - 40)])
    touch.end(fingers)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 40))
  }

  // MARK: Zooming

  @Test(arguments: [true, false])
  func `a pinch goes beyond the maximum only if zooming bounces`(bounces: Bool) {
    let picture = add(UIView())
    picture.frame.size = CGSize(width: 300, height: 400)
    scroll.contentSize = picture.frame.size
    let zoomed = Zoomed(picture)
    scroll.delegate = zoomed
    scroll.maximumZoomScale = 2
    scroll.bouncesZoom = bounces
    let fingers = touch.begin(at: [CGPoint(x: 140, y: 200), CGPoint(x: 160, y: 200)])
    // From 20 to 160 points: a scale of 8, which is 4 times the maximum.
    touch.move(fingers, to: [CGPoint(x: 70, y: 200), CGPoint(x: 230, y: 200)])
    #expect(abs(scroll.zoomScale - (bounces ? 4 : 2)) < 1e-9)
    touch.end(fingers)
    #expect(scroll.zoomScale == 2 && zoomed.end == 2)
    #expect(scroll.contentSize == CGSize(width: 600, height: 800))
  }
}
