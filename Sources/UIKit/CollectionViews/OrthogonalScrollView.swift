/// Scrolls one section of a collection view across its own direction.
final class OrthogonalScrollView: UIScrollView {
  /// Told of each new offset.
  var didScroll: () -> Void = {}
  /// Where the content may come to rest along the axis, ascending; empty for anywhere.
  var stops: [CGFloat] = []
  var isHorizontal = true

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = false
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
  }

  required init?(coder: NSCoder) { nil }

  override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      super.bounds = newValue
      if newValue.origin != old { didScroll() }
    }
  }

  /// Leaves drags along the section's own direction to the collection view.
  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let pan = recognizer as? UIPanGestureRecognizer else { return true }
    let way = pan.translation(in: self)
    return isHorizontal == (abs(way.x) >= abs(way.y))
  }

  override func restingPlace(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    guard let first = stops.first else { return proposed }
    let wanted = isHorizontal ? proposed.x : proposed.y
    var best = first
    for stop in stops where abs(stop - wanted) < abs(best - wanted) { best = stop }
    let place =
      isHorizontal ? CGPoint(x: best, y: proposed.y) : CGPoint(x: proposed.x, y: best)
    return resting(place)
  }

  /// Brings a part of the content to a place of the visible part.
  func show(_ part: CGRect, _ position: UICollectionView.ScrollPosition) {
    let place = CGRect(
      x: part.minX - frame.minX, y: part.minY - frame.minY, width: part.width, height: part.height)
    var target = offset(showing: place, position)
    if isHorizontal { target.y = contentOffset.y } else { target.x = contentOffset.x }
    setContentOffset(resting(target), animated: false)
  }
}
