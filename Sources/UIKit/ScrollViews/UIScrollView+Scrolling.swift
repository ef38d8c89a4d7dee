extension UIScrollView {
  func setOffset(_ offset: CGPoint) {
    guard offset.x.isFinite, offset.y.isFinite, offset != bounds.origin else { return }
    bounds.origin = offset
  }

  // MARK: Insets

  private var scrollsVertically: Bool { alwaysBounceVertical || contentSize.height > bounds.height }
  private var scrollsHorizontally: Bool {
    alwaysBounceHorizontal || contentSize.width > bounds.width
  }

  /// The inset that the adjustment behaviour yields, in points. `automatic` adds the safe area
  /// along the axes that scroll, and at the top and bottom also where the scroll view is a view
  /// controller's content.
  ///
  /// Source: Apple's description of the behaviours.
  var currentInset: UIEdgeInsets {
    let area = safeAreaInsets
    var added = UIEdgeInsets(top: refreshInset, left: 0, bottom: 0, right: 0)
    let isContent = contentInsetAdjustmentBehavior == .automatic && isControllerContent
    let adjusts = contentInsetAdjustmentBehavior != .never
    let always = contentInsetAdjustmentBehavior == .always
    if adjusts, always || scrollsVertically || isContent {
      added.top += area.top
      added.bottom = area.bottom
    }
    if adjusts, always || scrollsHorizontally {
      added.left = area.left
      added.right = area.right
    }
    return contentInset + added
  }

  private var isControllerContent: Bool {
    controller?.navigationController != nil || superview?.controller?.navigationController != nil
  }

  // MARK: Range

  /// The minimum and maximum offset at rest.
  private var restingRange: (least: CGPoint, greatest: CGPoint) {
    let inset = adjustedContentInset
    let least = CGPoint(x: -inset.left, y: -inset.top)
    return (
      least,
      CGPoint(
        x: max(contentSize.width + inset.right - bounds.width, least.x),
        y: max(contentSize.height + inset.bottom - bounds.height, least.y))
    )
  }

  /// The offset nearest to `offset` at which the content rests.
  func resting(_ offset: CGPoint) -> CGPoint {
    let (least, greatest) = restingRange
    return CGPoint(
      x: min(max(offset.x, least.x), greatest.x), y: min(max(offset.y, least.y), greatest.y))
  }

  func offsetShowing(_ rect: CGRect) -> CGPoint {
    let inset = adjustedContentInset
    var offset = contentOffset
    let visible = CGRect(
      x: offset.x + inset.left, y: offset.y + inset.top,
      width: bounds.width - inset.left - inset.right,
      height: bounds.height - inset.top - inset.bottom)
    if rect.minX < visible.minX || rect.width > visible.width {
      offset.x += rect.minX - visible.minX
    } else if rect.maxX > visible.maxX {
      offset.x += rect.maxX - visible.maxX
    }
    if rect.minY < visible.minY || rect.height > visible.height {
      offset.y += rect.minY - visible.minY
    } else if rect.maxY > visible.maxY {
      offset.y += rect.maxY - visible.maxY
    }
    return resting(offset)
  }

  // MARK: Dragging

  func dragged(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      dragOrigin = contentOffset
      dragAxis = lockedAxis(pan.translation(in: nil))
      delegate?.scrollViewWillBeginDragging(self)
      follow(pan)
    case .changed: follow(pan)
    case .ended, .cancelled, .failed: endDrag(pan)
    case .possible: break
    }
  }

  /// The only axis that a drag scrolls along which begins in a direction; nil for all that scroll.
  private func lockedAxis(_ way: CGPoint) -> NSLayoutConstraint.Axis? {
    guard isDirectionalLockEnabled, scrollsHorizontally, scrollsVertically else { return nil }
    if abs(way.x) > 2 * abs(way.y) { return .horizontal }
    return abs(way.y) > 2 * abs(way.x) ? .vertical : nil
  }

  /// The part of a way, or of a velocity, that the drag under way scrolls along.
  private func scrolled(_ way: CGPoint) -> CGPoint {
    CGPoint(
      x: scrollsHorizontally && dragAxis != .vertical ? way.x : 0,
      y: scrollsVertically && dragAxis != .horizontal ? way.y : 0)
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    guard let start = dragOrigin else { return }
    let way = scrolled(pan.translation(in: nil))
    var offset = CGPoint(x: start.x - way.x, y: start.y - way.y)
    let rest = resting(offset)
    if bounces {
      offset.x = rest.x + Self.resisted(offset.x - rest.x, within: bounds.width)
      offset.y = rest.y + Self.resisted(offset.y - rest.y, within: bounds.height)
    } else {
      offset = rest
    }
    contentOffset = offset
  }

  /// How far content follows a finger that is `distance` points beyond its end: ever less, and
  /// always less than the view's length.
  ///
  /// Source: measured by others on iOS: d·L·c ∕ (L + c·d) with c = 0.55.
  static func resisted(_ distance: CGFloat, within length: CGFloat) -> CGFloat {
    guard distance != 0, length > 0 else { return 0 }
    let pull = abs(distance) * 0.55
    let result = pull * length / (length + pull)
    return distance < 0 ? -result : result
  }

  private func endDrag(_ pan: UIPanGestureRecognizer) {
    guard dragOrigin != nil else { return }
    dragOrigin = nil
    let speed = scrolled(pan.velocity(in: nil))
    // The content's velocity in points per millisecond.
    let velocity = CGPoint(x: -speed.x / 1000, y: -speed.y / 1000)
    dragAxis = nil
    var target = restingPlace(
      isPagingEnabled ? page(velocity) : glide(velocity), velocity: velocity)
    // SAFETY: The point is a variable of this function's, which the delegate may write during its
    // call alone.
    unsafe delegate?.scrollViewWillEndDragging(
      self, withVelocity: velocity, targetContentOffset: &target)
    let glides = target != contentOffset
    delegate?.scrollViewDidEndDragging(self, willDecelerate: glides)
    guard glides else { return }
    delegate?.scrollViewWillBeginDecelerating(self)
    contentOffset = target
    delegate?.scrollViewDidEndDecelerating(self)
  }

  /// Where content comes to rest that loses the same part of its velocity in each millisecond.
  private func glide(_ velocity: CGPoint) -> CGPoint {
    let rate = decelerationRate.rawValue
    let way = rate < 1 ? rate / (1 - rate) : 0
    return resting(
      CGPoint(x: contentOffset.x + velocity.x * way, y: contentOffset.y + velocity.y * way))
  }

  /// The offset of the nearest page, or of the next one in the direction of a quick drag.
  private func page(_ velocity: CGPoint) -> CGPoint {
    func stop(_ offset: CGFloat, _ length: CGFloat, _ velocity: CGFloat) -> CGFloat {
      guard length > 0 else { return offset }
      let index = offset / length
      if velocity > 0.2 { return index.rounded(.up) * length }
      if velocity < -0.2 { return index.rounded(.down) * length }
      return index.rounded() * length
    }
    return resting(
      CGPoint(
        x: stop(contentOffset.x, bounds.width, velocity.x),
        y: stop(contentOffset.y, bounds.height, velocity.y)))
  }
}
