import Testing
import UIKit

@MainActor
@Suite struct UIScrollViewPinchingTests: Scrolls {
  let stage = ScrollStage()

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
