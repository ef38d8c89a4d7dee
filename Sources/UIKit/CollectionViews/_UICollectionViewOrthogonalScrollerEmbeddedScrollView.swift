/// Scrolls one section of a collection view across its own direction.
final class _UICollectionViewOrthogonalScrollerEmbeddedScrollView: UIScrollView {
  /// Called after each change of the offset.
  var didScroll: () -> Void = {}
  /// The offsets along the axis at which content may come to rest, ascending; empty for any offset.
  var stops: [CGFloat] = []
  var isHorizontal = true
  private var wasMirrored = false

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

  /// Takes place, content and stops of a section.
  ///
  /// - Parameter isNew: Whether the content starts at its beginning.
  func take(
    _ section: CompositionalSection, at origin: CGPoint, isMirrored: Bool, isNew: Bool
  ) {
    isHorizontal = section.axis == .vertical
    let isNew = isNew || isMirrored != wasMirrored
    wasMirrored = isMirrored
    let place = section.scrollFrame.offsetBy(dx: origin.x, dy: origin.y)
    let fromEnd = contentSize.width - bounds.maxX
    if frame != place { frame = place }
    contentSize = section.scrollSize
    setStops(of: section, isMirrored: isMirrored)
    let behavior = section.section.orthogonalScrollingBehavior
    isPagingEnabled = behavior == .paging
    if behavior != .continuous { decelerationRate = .fast }
    var offset = contentOffset
    if isNew { offset = CGPoint(x: -contentInset.left, y: -contentInset.top) }
    if isMirrored, isHorizontal {
      offset.x = contentSize.width - bounds.width - (isNew ? -contentInset.right : fromEnd)
    }
    contentOffset = resting(offset)
  }

  private func setStops(of section: CompositionalSection, isMirrored: Bool) {
    stops = []
    contentInset = .zero
    let axis: NSLayoutConstraint.Axis = isHorizontal ? .horizontal : .vertical
    let visible = bounds.size.length(axis)
    func start(_ group: CompositionalSection.PlacedGroup) -> CGFloat {
      isHorizontal ? group.origin.x : group.origin.y
    }
    guard let first = section.groups.first, let last = section.groups.last else { return }
    switch section.section.orthogonalScrollingBehavior {
    case .none, .continuous, .paging: return
    case .continuousGroupLeadingBoundary, .groupPaging:
      stops = section.groups.map { start($0) - start(first) }
    case .groupPagingCentered:
      func centered(_ group: CompositionalSection.PlacedGroup) -> CGFloat {
        start(group) - (visible - group.solution.size.length(axis)) / 2
      }
      stops = section.groups.map(centered)
      let end = contentSize.length(axis) - visible
      let (near, far) = (max(-centered(first), 0), max(centered(last) - end, 0))
      contentInset =
        !isHorizontal
        ? UIEdgeInsets(top: near, left: 0, bottom: far, right: 0)
        : UIEdgeInsets(
          top: 0, left: isMirrored ? far : near, bottom: 0, right: isMirrored ? near : far)
    }
    guard isMirrored, isHorizontal else { return }
    stops = stops.reversed().map { contentSize.width - visible - $0 }
  }

  /// Scrolls a part of the content to a place of the visible part.
  func show(_ part: CGRect, _ position: UICollectionView.ScrollPosition) {
    let place = CGRect(
      x: part.minX - frame.minX, y: part.minY - frame.minY, width: part.width, height: part.height)
    var target = offset(showing: place, position)
    if isHorizontal { target.y = contentOffset.y } else { target.x = contentOffset.x }
    setContentOffset(resting(target), animated: false)
  }
}
