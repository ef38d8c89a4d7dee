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
