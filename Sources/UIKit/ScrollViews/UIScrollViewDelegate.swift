/// Told of scrolling and zooming. Every method has an empty default implementation.
///
/// Differs: a method that only a subclass of the conforming class declares is not called.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called whenever the offset has changed, by a finger or by code.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called whenever the scale has changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called when a drag begins.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// - Parameters:
  ///   - velocity: The content's velocity in points per millisecond.
  ///   - targetContentOffset: The offset where it would come to rest; may be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called after a drag, with whether the content goes on to another offset.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called before the content goes on after a drag.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called when the content has come to rest after a drag, which is at once here.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called when an animated change of the offset has arrived, which is at once here.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The view that zooming scales; nil for no zooming.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called when a pinch begins.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Called when a pinch has ended, with the scale.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Called when the content's inset with the safe area has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Called whenever the offset has changed, by a finger or by code. The default is empty.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Called whenever the scale has changed. The default is empty.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Called when a drag begins. The default is empty.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Called when a finger is lifted after a drag, to change the offset where the content comes to
  /// rest. The default is empty.
  // SAFETY: The pointer is only passed on to who implements the method.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Called after a drag, with whether the content goes on to another offset. The default is empty.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  /// Called before the content goes on after a drag. The default is empty.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Called when the content has come to rest, which is at once here. The default is empty.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Called when an animated change of the offset has arrived, which is at once here. The default
  /// is empty.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// The view that zooming scales. The default is nil: there is no zooming.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Called when a pinch begins. The default is empty.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Called when a pinch has ended, with the scale. The default is empty.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  /// Called when the content's inset with the safe area has changed. The default is empty.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
