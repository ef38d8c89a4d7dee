import Foundation

/// A dot for each page, the current one brighter, in the look of iOS 14 to 18.
///
/// Apple publishes no figures: dots of 7 points that lie 16 apart, 26 points high, are what
/// people measure.
///
/// Differs: up to 1,000 dots are shown, 16,000 points wide; iOS shrinks and scrolls them.
open class UIPageControl: UIControl {
  /// When the dots have a background.
  public enum BackgroundStyle: Int, Sendable {
    /// No background at rest.
    case automatic = 0
    /// There is a plate behind the dots.
    case prominent = 1
    /// There is no plate.
    case minimal = 2
  }

  /// How a finger uses the control.
  public enum InteractionState: Int, Sendable {
    /// No page is being turned.
    case none = 0
    /// A tap turns one page.
    case discrete = 1
    /// A moving finger turns pages on its way; not reached here.
    case continuous = 2
  }

  /// The directions in which pages follow each other.
  public enum Direction: Int, Sendable {
    /// The pages follow each other as the language runs.
    case natural = 0
    /// The first page is at the left.
    case leftToRight = 1
    /// The first page is at the right.
    case rightToLeft = 2
    /// The first page is at the top.
    case topToBottom = 3
    /// The first page is at the bottom.
    case bottomToTop = 4
  }

  private enum Figures {
    static let dot: CGFloat = 7
    static let step: CGFloat = 16
    static let height: CGFloat = 26
    static let maximumDotCount = 1000
    /// The length of the current dot while it shows progress, in points. Apple publishes no figure.
    static let progressLength: CGFloat = 24
  }

  private let plate = UIView()
  private var dots: [UIImageView] = []
  private let progressFill = UIView()
  private var images: [Int: UIImage] = [:]
  private var currentImages: [Int: UIImage] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Makes a page control with the properties that a file gives it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.readNib(into: self, at: UIPageControl.self)
  }

  private func prepare() {
    setContentHuggingPriority(UILayoutPriority(750), for: .horizontal)
    setContentHuggingPriority(UILayoutPriority(750), for: .vertical)
  }

  /// The number of dots; 0 at first, and 1,000 at most are shown.
  open var numberOfPages = 0 {
    didSet {
      guard numberOfPages != oldValue else { return }
      numberOfPages = max(numberOfPages, 0)
      currentPage = min(currentPage, max(numberOfPages - 1, 0))
      rebuild()
    }
  }

  /// The index of the current page, clamped to the pages. Setting it sends no event.
  open var currentPage = 0 {
    didSet {
      let allowed = min(max(currentPage, 0), max(numberOfPages - 1, 0))
      if allowed != currentPage { currentPage = allowed }
      if currentPage != oldValue {
        progress?.pageDidChange(to: currentPage)
        setNeedsLayout()
      }
      tellObservers("currentPage", from: oldValue)
    }
  }

  /// Whether the control is hidden if there is only one page; false by default.
  open var hidesForSinglePage = false {
    didSet { if hidesForSinglePage != oldValue { setNeedsLayout() } }
  }
  /// The colour of the other pages' dots; nil for the standard one.
  open var pageIndicatorTintColor: UIColor? {
    didSet { if pageIndicatorTintColor != oldValue { setNeedsLayout() } }
  }
  /// The colour of the current page's dot; nil for the standard one.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { if currentPageIndicatorTintColor != oldValue { setNeedsLayout() } }
  }
  /// The image of all dots, which takes their colours; nil for the system's.
  open var preferredIndicatorImage: UIImage? {
    didSet { if preferredIndicatorImage != oldValue { contentDidChange() } }
  }
  /// The image of the current page's dot; nil for `preferredIndicatorImage`.
  open var preferredCurrentPageIndicatorImage: UIImage? {
    didSet { if preferredCurrentPageIndicatorImage != oldValue { contentDidChange() } }
  }

  /// Whether a plate lies behind the dots. Not drawn: the blur of a prominent background; its plate
  /// is drawn (`FidelityFeature.visualEffect`).
  open var backgroundStyle = BackgroundStyle.automatic {
    didSet {
      guard backgroundStyle != oldValue else { return }
      setLack(
        .visualEffect, "The blur of UIPageControl.backgroundStyle",
        if: backgroundStyle == .prominent)
      setNeedsLayout()
    }
  }

  /// The direction in which the pages follow each other; by default that of the language.
  open var direction = Direction.natural {
    didSet { if direction != oldValue { contentDidChange() } }
  }

  /// Whether a moving finger turns pages on its way; true by default. Differs: no effect, as a
  /// touch turns one page.
  open var allowsContinuousInteraction = true
  /// How the user turns pages: `discrete` while a tap is handled, and else `none`.
  open private(set) var interactionState = InteractionState.none

  /// The progress shown in the current page's dot, which is longer then; nil for none.
  open var progress: UIPageControlProgress? {
    didSet {
      guard progress !== oldValue else { return }
      if oldValue?.pageControl === self { oldValue?.pageControl = nil }
      progress?.pageControl = self
      contentDidChange()
    }
  }

  /// Deprecated and without effect; until iOS 13, whether a touch changed the page before the dots.
  @available(*, deprecated, message: "Has no effect.")
  open var defersCurrentPageDisplay: Bool {
    get { storedDefersDisplay }
    set { storedDefersDisplay = newValue }
  }
  private var storedDefersDisplay = false

  /// Shows the current page's dot. No effect, as it is shown in any case.
  @available(*, deprecated, message: "Has no effect.")
  open func updateCurrentPageDisplay() {}

  // MARK: Images

  /// Sets the image of one page's dot; nil for the preferred one.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    guard images[page] != image else { return }
    images[page] = image
    contentDidChange()
  }

  /// The image that was set for a page's dot; nil if none was.
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

  /// Sets the image of a page's dot while it is current; nil for the preferred one.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    guard currentImages[page] != image else { return }
    currentImages[page] = image
    contentDidChange()
  }

  /// The image that was set for a page's dot while it is current; nil if none was.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }

  /// The image in the place of a page's dot.
  private func shownImage(forPage page: Int) -> UIImage? {
    let plain = images[page] ?? preferredIndicatorImage
    guard page == currentPage else { return plain }
    return currentImages[page] ?? preferredCurrentPageIndicatorImage ?? plain
  }

  // MARK: Size

  private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

  private var isReversed: Bool {
    switch direction {
    case .natural: isRightToLeft
    case .rightToLeft, .bottomToTop: true
    case .leftToRight, .topToBottom: false
    }
  }

  /// The size in points of a control with a number of dots; upright if the direction is.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let extra = progress == nil || pageCount < 1 ? 0 : Figures.progressLength - Figures.dot
    let length = CGFloat(max(pageCount, 0)) * Figures.step + 20 + extra
    return isVertical
      ? CGSize(width: Figures.height, height: length)
      : CGSize(width: length, height: Figures.height)
  }

  override package var standardAccessibility: StandardAccessibility {
    StandardAccessibility(
      isElement: true, value: "page \(currentPage + 1) of \(numberOfPages)",
      traits: [.adjustable, .updatesFrequently, stateTraits])
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Called when the progress has another value.
  func progressDidChange() { setNeedsLayout() }

  private func rebuild() {
    dots.forEach { $0.removeFromSuperview() }
    dots = (0..<min(numberOfPages, Figures.maximumDotCount)).map { _ in
      let view = UIImageView()
      addSubview(view)
      return view
    }
    invalidateIntrinsicContentSize()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    if progress == nil { progressFill.removeFromSuperview() }
    let isHiddenWhole = hidesForSinglePage && numberOfPages == 1
    let extra = progress == nil || dots.isEmpty ? 0 : Figures.progressLength - Figures.dot
    let length = CGFloat(dots.count - 1) * Figures.step + extra
    let middle = isVertical ? bounds.midY : bounds.midX
    var along = middle - length / 2
    for place in dots.indices {
      let page = isReversed ? dots.count - 1 - place : place
      let isLong = extra > 0 && page == currentPage
      layOut(dots[page], page, along: along + (isLong ? extra / 2 : 0), isLong: isLong)
      dots[page].isHidden = isHiddenWhole
      along += Figures.step + (isLong ? extra : 0)
    }
    layOutPlate(isHidden: isHiddenWhole, length: length)
  }

  /// - Parameter along: The dot's middle along the direction of the dots, in points.
  private func layOut(_ view: UIImageView, _ page: Int, along: CGFloat, isLong: Bool) {
    let image = shownImage(forPage: page)
    var size = image?.size ?? CGSize(width: Figures.dot, height: Figures.dot)
    if isLong {
      size = CGSize(
        width: isVertical ? Figures.dot : Figures.progressLength,
        height: isVertical ? Figures.progressLength : Figures.dot)
    }
    let center =
      isVertical ? CGPoint(x: bounds.midX, y: along) : CGPoint(x: along, y: bounds.midY)
    view.frame = CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
    let current = currentPageIndicatorTintColor ?? .white
    let other = pageIndicatorTintColor ?? UIColor.white.withAlphaComponent(0.5)
    let color = page == currentPage && !isLong ? current : other
    let hasImage = image != nil && !isLong
    view.image = hasImage ? image?.withRenderingMode(.alwaysTemplate) : nil
    view.tintColor = color
    view.backgroundColor = hasImage ? nil : color
    view.layer.cornerRadius = hasImage ? 0 : Figures.dot / 2
    if isLong { fillProgress(in: view, current) }
  }

  private func fillProgress(in dot: UIView, _ color: UIColor) {
    guard let progress else { return }
    if progressFill.superview !== dot { dot.addSubview(progressFill) }
    let part = CGFloat(progress.currentProgress.clamped(to: 0...1))
    var frame = dot.bounds
    if isVertical {
      frame.size.height *= part
      if isReversed { frame.origin.y = dot.bounds.height - frame.height }
    } else {
      frame.size.width *= part
      if isReversed { frame.origin.x = dot.bounds.width - frame.width }
    }
    progressFill.frame = frame
    progressFill.backgroundColor = color
    progressFill.layer.cornerRadius = min(Figures.dot, min(frame.width, frame.height)) / 2
  }

  private func layOutPlate(isHidden: Bool, length: CGFloat) {
    guard backgroundStyle == .prominent, !isHidden, !dots.isEmpty else {
      return plate.removeFromSuperview()
    }
    if plate.superview !== self {
      plate.isUserInteractionEnabled = false
      insertSubview(plate, at: 0)
    }
    let (long, short) = (length + Figures.dot + 20, Figures.height)
    plate.backgroundColor = .systemFill
    plate.layer.cornerRadius = short / 2
    plate.frame = CGRect(
      x: bounds.midX - (isVertical ? short : long) / 2,
      y: bounds.midY - (isVertical ? long : short) / 2, width: isVertical ? short : long,
      height: isVertical ? long : short)
  }

  /// Turns a page towards the side that was touched.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch else { return }
    let place = touch.location(in: self)
    let isAfter = isVertical ? place.y > bounds.midY : place.x > bounds.midX
    let page = currentPage + (isAfter != isReversed ? 1 : -1)
    guard (0..<numberOfPages).contains(page) else { return }
    interactionState = .discrete
    currentPage = page
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    interactionState = .none
  }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool { !gestureRecognizer.isSingleTap }
}
