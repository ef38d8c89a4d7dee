/// A bar of buttons, at the bottom of a screen or wherever an app puts it.
///
/// Appearance objects decide its look if there are any, else `barTintColor`, `isTranslucent` and
/// images. In a navigation controller the background is clear while the content is scrolled to its
/// bottom.
///
/// Apple publishes no figures: places are those that people measure on iOS 15 to 18.
open class UIToolbar: UIView, UIBarPositioning, AppearanceObserving {
  /// The object that is asked where the bar is; it is not retained.
  open weak var delegate: (any UIToolbarDelegate)?

  /// The items from the leading end.
  open var items: [UIBarButtonItem]? {
    didSet { if items != oldValue { setNeedsLayout() } }
  }
  /// Sets ``items``. The change is not animated.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// The colours of a bar without appearance objects: the system's own, as by default, or those on
  /// black.
  open var barStyle = UIBarStyle.default {
    didSet { if barStyle != oldValue { setNeedsLayout() } }
  }
  /// The colour of the background without appearance objects; nil for the system's.
  open var barTintColor: UIColor? {
    didSet { if barTintColor != oldValue { setNeedsLayout() } }
  }
  /// Whether content extends below the bar, if its controller extends its layout.
  open var isTranslucent = true {
    didSet {
      guard isTranslucent != oldValue else { return }
      setNeedsLayout()
      superview?.setNeedsLayout()
    }
  }

  /// The bar's place: the bottom unless the delegate answers otherwise.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }

  let ground = _UIBarBackground()
  private let content = _UIToolbarContentView()
  private var backgroundImages: [BarPlace: UIImage] = [:]
  private var shadowImages: [UIBarPosition: UIImage] = [:]

  private struct BarPlace: Hashable {
    let position: UIBarPosition
    let metrics: UIBarMetrics
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Makes a bar with the properties and items that a file gives it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.readNib(into: self, at: UIToolbar.self)
  }

  private func prepare() {
    addSubview(ground)
    addSubview(content)
  }

  // MARK: Images

  /// Sets the image in place of the background's colour.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    let place = BarPlace(position: topOrBottom, metrics: barMetrics)
    guard backgroundImages[place] != backgroundImage else { return }
    backgroundImages[place] = backgroundImage
    setNeedsLayout()
  }

  /// The background that was set for a place and height of the bar; nil if none was.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImages[BarPlace(position: topOrBottom, metrics: barMetrics)] }

  /// Sets the image in place of the line at the bar's edge; one without pixels removes the line.
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {
    guard shadowImages[topOrBottom] != shadowImage else { return }
    shadowImages[topOrBottom] = shadowImage
    setNeedsLayout()
  }

  /// The image in place of the line at the bar's edge that was set for a place; nil if none was.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadowImages[topOrBottom]
  }

  private var shownBackground: UIImage? {
    for metrics in isLow ? [UIBarMetrics.compact, .default] : [.default] {
      for position in [barPosition, .any] {
        let place = BarPlace(position: position, metrics: metrics)
        if let image = backgroundImages[place] { return image }
      }
    }
    return nil
  }

  // MARK: Appearance objects

  private var appearances = BarAppearances<UIToolbarAppearance>()

  /// The bar's appearance wherever no more specific appearance is set.
  open var standardAppearance: UIToolbarAppearance {
    get { appearances.standard(self) { UIToolbarAppearance() } }
    set { if appearances.set(\.standard, newValue, self) { appearanceDidChange() } }
  }

  /// The appearance in a low bar; nil for `standardAppearance`.
  open var compactAppearance: UIToolbarAppearance? {
    get { appearances.compact }
    set { if appearances.set(\.compact, newValue, self) { appearanceDidChange() } }
  }

  /// The appearance while content is scrolled to its bottom; nil for `standardAppearance` without
  /// background.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { appearances.scrollEdge }
    set { if appearances.set(\.scrollEdge, newValue, self) { appearanceDidChange() } }
  }

  /// The appearance in a low bar while content is scrolled to its bottom; nil for
  /// `scrollEdgeAppearance`.
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { appearances.compactScrollEdge }
    set { if appearances.set(\.compactScrollEdge, newValue, self) { appearanceDidChange() } }
  }

  func appearanceDidChange() {
    appearances.didChange()
    setNeedsLayout()
  }

  /// Whether the content above is scrolled to its bottom, as the controller reports.
  var isAtEdge = false {
    didSet { if isAtEdge != oldValue { setNeedsLayout() } }
  }
  /// How far the background extends below the bar, in points.
  var reachBelow: CGFloat = 0 {
    didSet { if reachBelow != oldValue { setNeedsLayout() } }
  }

  private var shownAppearance: (appearance: UIToolbarAppearance, isClear: Bool)? {
    guard appearances.decide else { return nil }
    let shown = appearances.shown(over: BarAppearances(), isCompact: isLow, isAtEdge: isAtEdge)
    return (shown.appearance ?? UIToolbarAppearance(), shown.isClear)
  }

  private var look: BarLook {
    if let (appearance, isClear) = shownAppearance {
      return isClear ? .transparent : appearance.look
    }
    return BarLook(
      BarLook.Properties(
        image: shownBackground,
        shadowImage: shadowImages[barPosition] ?? shadowImages[.any], tintColor: barTintColor,
        isTranslucent: isTranslucent, style: barStyle, hasBackground: backgroundColor != nil),
      isAtEdge: isAtEdge)
  }

  func appearance(of item: UIBarButtonItem) -> UIBarButtonItemAppearance? {
    let appearance = shownAppearance?.appearance
    return item.isProminent ? appearance?.doneButtonAppearance : appearance?.buttonAppearance
  }

  // MARK: Layout

  private var isLow: Bool { traitCollection.hasLowBars }

  /// The height in points, without the safe area below.
  var height: CGFloat { traitCollection.barRowHeight }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }

  /// Whether the bar is hidden; it leaves its place to the content then.
  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { superview?.setNeedsLayout() } }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isOnTop = barPosition == .top || barPosition == .topAttached
    let above = barPosition == .topAttached ? frame.minY : 0
    ground.frame = CGRect(
      x: 0, y: -above, width: bounds.width, height: bounds.height + above + reachBelow)
    ground.show(look, thickness: hairlineThickness, atTop: !isOnTop)
    content.frame = bounds
    content.show(items ?? [], in: self)
  }
}

/// Asked for the place of a toolbar that no controller has.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// The buttons of a toolbar.
final class _UIToolbarContentView: UIView {
  private var views: [(item: UIBarButtonItem, view: UIView)] = []

  /// The distance between items, in points.
  private static let spacing: CGFloat = 16

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self ? nil : view
  }

  /// Places the items; flexible spaces share the room that is left over.
  func show(_ items: [UIBarButtonItem], in bar: UIToolbar) {
    for item in items { item.bar = bar }
    let items = items.filter { !$0.isHidden }
    update(items)
    let (left, right) = bar.barMargins
    let widths = items.map { width(of: $0, in: bar) }
    var taken = widths.reduce(left + right, +)
    for (item, next) in zip(items, items.dropFirst()) where !item.isSpace && !next.isSpace {
      taken += Self.spacing
    }
    let springs = items.filter { $0.systemItem == .flexibleSpace }.count
    let spring = springs == 0 ? 0 : max(bounds.width - taken, 0) / CGFloat(springs)
    var x = isRightToLeft ? right : left
    for (index, item) in items.enumerated() {
      let width = item.systemItem == .flexibleSpace ? spring : widths[index]
      if let view = view(of: item) {
        let height = height(of: view)
        view.frame = CGRect(
          x: PixelRounding.nearest(
            isRightToLeft ? bounds.width - x - width : x, scale: pixelScale),
          y: ((bounds.height - height) / 2).rounded(), width: width, height: height)
      }
      x += width
      if index + 1 < items.count, !item.isSpace, !items[index + 1].isSpace { x += Self.spacing }
    }
  }

  private func view(of item: UIBarButtonItem) -> UIView? {
    views.first { $0.item === item }?.view
  }

  private func update(_ items: [UIBarButtonItem]) {
    let old = views
    views = []
    for item in items where !item.isSpace {
      let known = old.first { $0.item === item }?.view
      let view: UIView
      if let custom = item.customView {
        view = custom
      } else {
        view = known as? _UIButtonBarButton ?? _UIButtonBarButton(item)
      }
      if view.superview !== self { addSubview(view) }
      views.append((item, view))
    }
    for (_, view) in old where !views.contains(where: { $0.view === view }) {
      if view.superview === self { view.removeFromSuperview() }
    }
  }

  private func width(of item: UIBarButtonItem, in bar: UIToolbar) -> CGFloat {
    if item.isSpace { return item.systemItem == .fixedSpace ? item.width : 0 }
    guard let view = view(of: item) else { return 0 }
    if let button = view as? _UIButtonBarButton {
      button.update(bar.appearance(of: item))
      return button.barSize.width
    }
    if item.width > 0 { return item.width }
    if view.bounds.width > 0 { return view.bounds.width }
    return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width
  }

  private func height(of view: UIView) -> CGFloat {
    if let button = view as? _UIButtonBarButton { return button.barHeight(in: bounds.height) }
    if view.bounds.height > 0 { return view.bounds.height }
    return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
  }
}
