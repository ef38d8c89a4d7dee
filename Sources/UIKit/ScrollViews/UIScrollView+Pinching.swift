extension UIScrollView {
  /// The scale within the range of scales that is nearest to `scale`.
  func withinZoomRange(_ scale: CGFloat) -> CGFloat {
    min(max(scale, minimumZoomScale), max(maximumZoomScale, minimumZoomScale))
  }

  func pinched(_ recognizer: UIPinchGestureRecognizer) {
    guard let view = delegate?.viewForZooming(in: self) else { return }
    switch recognizer.state {
    case .began:
      pinchedScale = zoom
      delegate?.scrollViewWillBeginZooming(self, with: view)
    case .ended, .cancelled:
      showZoom(withinZoomRange(zoom))
      delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoom)
      return
    default: break
    }
    let scale = pinchedScale * recognizer.scale
    recognizer.scale = 1
    pinchedScale = bouncesZoom ? scale : withinZoomRange(scale)
    showZoom(Self.resistedScale(pinchedScale, from: withinZoomRange(pinchedScale)))
  }

  /// The scale that content has while fingers ask for one beyond a limit: by the square root of the
  /// factor that they are beyond it. Apple publishes no rule; this one is an estimate.
  static func resistedScale(_ scale: CGFloat, from limit: CGFloat) -> CGFloat {
    guard scale > 0, limit > 0, scale != limit else { return limit }
    return limit * (scale / limit).squareRoot()
  }
}

/// The recogniser of a scroll view's drags, which leaves fingers to the content where the scroll
/// view says so.
final class UIScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
  /// The time in seconds in which a touch of the content may become a drag before the content is
  /// told of it on iOS. Apple publishes no figure; 0.15 is what people measure.
  private static let contentDelaySeconds = 0.15

  override var mayTakeTouches: Bool {
    guard let scroll = view as? UIScrollView else { return true }
    return touches.allSatisfy { touch in
      guard let content = touch.view, content !== scroll, delivery?.isInView(touch) == true else {
        return true
      }
      let isEarly = touch.timestamp - touch.firstTimestamp < Self.contentDelaySeconds
      if scroll.delaysContentTouches, isEarly { return true }
      return scroll.canCancelContentTouches && scroll.touchesShouldCancel(in: content)
    }
  }
}
