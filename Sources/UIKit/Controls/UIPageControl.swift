/// A dot for each page, the current one brighter, in the look of iOS 14 to 18.
///
/// Apple publishes no figures: dots of 7 points that lie 16 apart, 26 points high, are what
/// people measure.
///
/// Differs: up to 1,000 dots are shown, 16,000 points wide; iOS shrinks and scrolls them.
open class UIPageControl: UIControl {
  private static let dot: CGFloat = 7
  private static let step: CGFloat = 16
  private static let height: CGFloat = 26
  private static let maximumDotCount = 1000

  private var dots: [UIImageView] = []

  open var numberOfPages = 0 {
    didSet {
      guard numberOfPages != oldValue else { return }
      numberOfPages = max(numberOfPages, 0)
      currentPage = min(currentPage, max(numberOfPages - 1, 0))
      rebuild()
    }
  }

  /// Within the pages.
  open var currentPage = 0 {
    didSet {
      let allowed = min(max(currentPage, 0), max(numberOfPages - 1, 0))
      if allowed != currentPage { currentPage = allowed }
      if currentPage != oldValue { setNeedsLayout() }
      tellObservers("currentPage", from: oldValue)
    }
  }

  open var hidesForSinglePage = false {
    didSet { if hidesForSinglePage != oldValue { setNeedsLayout() } }
  }
  open var pageIndicatorTintColor: UIColor? {
    didSet { if pageIndicatorTintColor != oldValue { setNeedsLayout() } }
  }
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { if currentPageIndicatorTintColor != oldValue { setNeedsLayout() } }
  }
  open var preferredIndicatorImage: UIImage? {
    didSet { if preferredIndicatorImage != oldValue { setNeedsLayout() } }
  }

  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(pageCount, 0)) * Self.step + 20, height: Self.height)
  }

  override package var standardAccessibility: StandardAccessibility {
    StandardAccessibility(
      isElement: true, value: "page \(currentPage + 1) of \(numberOfPages)",
      traits: [.adjustable, .updatesFrequently, stateTraits])
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private func rebuild() {
    dots.forEach { $0.removeFromSuperview() }
    dots = (0..<min(numberOfPages, Self.maximumDotCount)).map { _ in
      let view = UIImageView()
      addSubview(view)
      return view
    }
    invalidateIntrinsicContentSize()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let start = bounds.midX - CGFloat(dots.count - 1) / 2 * Self.step
    for (index, view) in dots.enumerated() {
      let place = isRightToLeft ? dots.count - 1 - index : index
      let isCurrent = index == currentPage
      let size = preferredIndicatorImage?.size ?? CGSize(width: Self.dot, height: Self.dot)
      view.frame = CGRect(
        x: start + CGFloat(place) * Self.step - size.width / 2,
        y: bounds.midY - size.height / 2, width: size.width, height: size.height)
      let color =
        isCurrent
        ? currentPageIndicatorTintColor ?? .white
        : pageIndicatorTintColor ?? UIColor.white.withAlphaComponent(0.5)
      view.image = preferredIndicatorImage?.withRenderingMode(.alwaysTemplate)
      view.tintColor = color
      view.backgroundColor = preferredIndicatorImage == nil ? color : nil
      view.layer.cornerRadius = preferredIndicatorImage == nil ? Self.dot / 2 : 0
      view.isHidden = hidesForSinglePage && numberOfPages == 1
    }
  }

  /// A touch on one side turns by a page to that side.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch else { return }
    let isForward = (touch.location(in: self).x > bounds.midX) != isRightToLeft
    let page = currentPage + (isForward ? 1 : -1)
    guard (0..<numberOfPages).contains(page) else { return }
    currentPage = page
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool { !gestureRecognizer.isSingleTap }
}
