import UIKit

/// What a scroll view tells its delegate.
final class ScrollLog: NSObject, UIScrollViewDelegate {
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

/// A window with a scroll view, its delegate, and a finger.
@MainActor
final class ScrollStage {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  let log = ScrollLog()
  let touch: TouchSimulator

  init() {
    window.isHidden = false
    window.addSubview(scroll)
    scroll.contentSize = CGSize(width: 300, height: 1000)
    scroll.delegate = log
    touch = TouchSimulator(window: window)
  }
}

/// What tests of scroll views share.
@MainActor protocol Scrolls {
  var stage: ScrollStage { get }
}

extension Scrolls {
  var window: UIWindow { stage.window }
  var scroll: UIScrollView { stage.scroll }
  var log: ScrollLog { stage.log }
  var touch: TouchSimulator { stage.touch }
}
