/// The title of a navigation bar and the buttons at its two ends.
final class _UINavigationBarContentView: UIView {
  private var views: [ObjectIdentifier: UIView] = [:]
  let titleLabel = QuietLabel()
  private let backButton = UIButton(type: .system)
  private lazy var menuSign = UIImageView()
  /// The room between the buttons at the two ends.
  private(set) var freeRect = CGRect.zero
  /// The frame of a search bar among the items.
  private(set) var searchRect = CGRect.zero

  /// The width of that search bar in points. Apple publishes no figure.
  private static let searchWidth: CGFloat = 260

  /// The distance between items, in points.
  private static let spacing: CGFloat = 16
  /// The distance from the back button's sign to the bar's end, in points.
  private static let backInset: CGFloat = 8
  /// The distance that titles keep from items, in points.
  private static let titleGap: CGFloat = 8

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    titleLabel.accessibilityTraits = .header
    for view in [titleLabel, backButton] { addSubview(view) }
    let action = Selector("goBack", _UINavigationBarContentView.goBack)
    backButton.addTarget(self, action: action, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  private func goBack() {
    guard let bar = superview as? UINavigationBar else { return }
    if let action = bar.topItem?.backAction {
      action.performWithSender(backButton, target: nil)
      return
    }
    var responder: UIResponder? = bar
    while let current = responder {
      if let navigation = current as? UINavigationController {
        navigation.popViewController(animated: true)
        return
      }
      responder = current.next
    }
    bar.popItem(animated: true)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self ? nil : view
  }

  func show(
    _ item: UINavigationItem?, back: UINavigationItem?, in bar: UINavigationBar
  ) {
    let left = item?.shownLeadingItems ?? []
    let right = item?.shownTrailingItems ?? []
    let centre = item?.shownCenterItems(in: traitCollection) ?? []
    keepOnly(left + right + centre, in: bar)
    let (leftMargin, rightMargin) = bar.barMargins
    let (leading, trailing) =
      isRightToLeft ? (rightMargin, leftMargin) : (leftMargin, rightMargin)
    var start = leading
    let showsBack =
      back != nil && item?.hidesBackButton != true
      && (left.isEmpty || item?.leftItemsSupplementBackButton == true)
    backButton.isHidden = !showsBack
    if showsBack, let back { start = layOutBackButton(back, in: bar) + Self.spacing }
    var first = place(left, from: start)
    if first == 0, showsBack { first = start - Self.spacing }
    let last = place(right, from: trailing, isTrailing: true)
    let ends = isRightToLeft ? (last, first) : (first, last)
    freeRect = CGRect(
      x: ends.0 + Self.titleGap, y: 0,
      width: max(bounds.width - ends.0 - ends.1 - 2 * Self.titleGap, 0), height: bounds.height)
    searchRect = .zero
    if item?.searchController != nil, item?.isSearchInline(in: traitCollection) == true {
      // The search bar stands at the trailing end of the room that the items leave.
      let width = min(Self.searchWidth, freeRect.width / 2)
      let x =
        isRightToLeft
        ? max(freeRect.minX, leftMargin)
        : min(freeRect.maxX, bounds.width - rightMargin) - width
      searchRect = CGRect(x: x, y: 0, width: width, height: bounds.height)
      if isRightToLeft { freeRect.origin.x = searchRect.maxX + Self.titleGap }
      freeRect.size.width -= width + Self.titleGap
    }
    let width = centre.isEmpty ? 0 : place(centre, from: 0)
    if width > 0 { _ = place(centre, from: ((bounds.width - width) / 2).rounded()) }
  }

  private func keepOnly(_ items: [UIBarButtonItem], in bar: UINavigationBar) {
    let shown = Set(items.map(ObjectIdentifier.init))
    for (key, view) in views where !shown.contains(key) {
      view.removeFromSuperview()
      views[key] = nil
    }
    for item in items {
      item.bar = bar
      let key = ObjectIdentifier(item)
      if let custom = item.customView {
        if views[key] !== custom { views[key]?.removeFromSuperview() }
        views[key] = custom
      } else if !(views[key] is _UIButtonBarButton), !(item.systemItem?.isSpace ?? false) {
        views[key]?.removeFromSuperview()
        views[key] = _UIButtonBarButton(item)
      }
      if let view = views[key], view.superview !== self { addSubview(view) }
    }
  }

  /// - Returns: The items' end, seen from the end at which they begin.
  private func place(
    _ items: [UIBarButtonItem], from start: CGFloat, isTrailing: Bool = false
  ) -> CGFloat {
    var x = start
    var isFirst = true
    for item in items {
      if item.systemItem == .fixedSpace { x += item.width }
      guard let view = views[ObjectIdentifier(item)] else { continue }
      if !isFirst { x += Self.spacing }
      isFirst = false
      let size = self.size(of: view)
      let isAtRight = isTrailing != isRightToLeft
      view.frame = CGRect(
        x: isAtRight ? bounds.width - x - size.width : x,
        y: ((bounds.height - size.height) / 2).rounded(), width: size.width,
        height: size.height)
      x += size.width
    }
    return isFirst ? 0 : x
  }

  private func size(of view: UIView) -> CGSize {
    if let button = view as? _UIButtonBarButton {
      button.update((superview as? UINavigationBar)?.buttonAppearance(of: button.item))
      return CGSize(width: button.barSize.width, height: button.barHeight(in: bounds.height))
    }
    if view.bounds.size != .zero { return view.bounds.size }
    return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  /// The chevron that leads back.
  static func chevron(isRightToLeft: Bool) -> UIImage {
    let symbol = UIImage(
      systemName: isRightToLeft ? "chevron.right" : "chevron.left",
      withConfiguration: UIImage.SymbolConfiguration(
        pointSize: 17, weight: .semibold, scale: .large))
    return symbol?.withRenderingMode(.alwaysTemplate) ?? UIImage()
  }

  private func layOutBackButton(_ back: UINavigationItem, in bar: UINavigationBar) -> CGFloat {
    let item = back.backBarButtonItem
    let sign = bar.shownBackIndicator ?? Self.chevron(isRightToLeft: isRightToLeft)
    backButton.setImage(
      sign.renderingMode == .automatic ? sign.withRenderingMode(.alwaysTemplate) : sign,
      for: .normal)
    backButton.tintColor = item?.tintColor
    backButton.titleLabel?.font = .systemFont(ofSize: 17)
    backButton.accessibilityLabel = item?.accessibilityLabel ?? item?.title ?? back.backTitle
    for shown in back.backTitles {
      setBackTitle(shown, item, bar.shownAppearance?.appearance.backButtonAppearance)
      // A long title gives way to a shorter one.
      if backButton.intrinsicContentSize.width < bounds.width / 3 { break }
    }
    let width = backButton.intrinsicContentSize.width + 6
    let inset = (isRightToLeft ? safeAreaInsets.right : safeAreaInsets.left) + Self.backInset
    let offset =
      bar.shownAppearance?.appearance.backButtonAppearance.normal.titlePositionAdjustment
      ?? item?.backButtonTitlePositionAdjustment(for: .default) ?? .zero
    let (x, y) = (offset.horizontal, offset.vertical)
    backButton.titleEdgeInsets = UIEdgeInsets(
      top: y, left: (isRightToLeft ? -6 : 6) + x, bottom: -y, right: (isRightToLeft ? 6 : -6) - x)
    backButton.contentHorizontalAlignment = .leading
    backButton.frame = CGRect(
      x: isRightToLeft ? bounds.width - inset - width : inset, y: 0, width: width,
      height: bounds.height)
    return inset + width
  }

  private func setBackTitle(
    _ title: String, _ item: UIBarButtonItem?, _ appearance: UIBarButtonItemAppearance?
  ) {
    backButton.setTitle(title, for: .normal)
    for state in [UIControl.State.normal, .highlighted, .disabled] {
      var own = appearance?.titleAttributes(for: state) ?? [:]
      own.merge(item?.titleTextAttributes(for: .normal) ?? [:]) { $1 }
      own.merge(item?.titleTextAttributes(for: state) ?? [:]) { $1 }
      guard !own.isEmpty else {
        backButton.setAttributedTitle(nil, for: state)
        continue
      }
      let color: UIColor = backButton.tintColor
      var attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: 17),
        .foregroundColor: state == .highlighted ? color.withAlphaComponent(0.2) : color,
      ]
      attributes.merge(own) { $1 }
      let text = NSAttributedString(string: title, attributes: attributes)
      if backButton.attributedTitle(for: state) != text {
        backButton.setAttributedTitle(text, for: state)
      }
    }
  }

  // MARK: Title

  /// - Parameter isShown: Whether the title stands here, and not large below.
  func layOutTitle(in bar: UINavigationBar, isShown: Bool) {
    let item = bar.topItem
    let free = freeRect
    let isLeading = item?.hasLeadingTitle(in: traitCollection) ?? false
    let hasCentre = !(item?.shownCenterItems(in: traitCollection) ?? []).isEmpty
    titleLabel.isHidden =
      !isShown || item?.titleView != nil || (hasCentre && !isLeading)
    let appearance = bar.shownAppearance?.appearance
    titleLabel.attributedText = bar.title(
      item?.title, .systemFont(ofSize: 17, weight: .semibold),
      appearance?.titleTextAttributes ?? bar.titleTextAttributes)
    let size = titleLabel.intrinsicContentSize
    let metrics: UIBarMetrics = bar.isLow ? .compact : .default
    let offset =
      appearance?.titlePositionAdjustment
      ?? UIOffset(horizontal: 0, vertical: bar.titleVerticalPositionAdjustment(for: metrics))
    let place = isLeading ? leading(size, in: free) : centred(size, in: free)
    titleLabel.frame = place.offsetBy(dx: offset.horizontal, dy: offset.vertical)
    layOutMenuSign(item)
    guard let view = item?.titleView else { return }
    if view.superview !== self { addSubview(view) }
    var own = view.bounds.size == .zero ? view.sizeThatFits(bar.bounds.size) : view.bounds.size
    if own == .zero { own = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
    view.frame = centred(own, in: free)
  }

  /// Places the sign of a menu behind the title.
  private func layOutMenuSign(_ item: UINavigationItem?) {
    guard item?.titleMenuProvider != nil, !titleLabel.isHidden else {
      if menuSign.superview != nil { menuSign.removeFromSuperview() }
      return
    }
    if menuSign.image == nil {
      menuSign.image = UIImage(
        systemName: "chevron.down.circle.fill",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 15, weight: .semibold))
      menuSign.tintColor = .secondaryLabel
    }
    if menuSign.superview == nil { addSubview(menuSign) }
    let size = menuSign.image?.size ?? .zero
    let title = titleLabel.frame
    menuSign.frame = CGRect(
      x: isRightToLeft ? title.minX - 4 - size.width : title.maxX + 4,
      y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
  }

  /// A rectangle in the bar's middle, or as near to it as the items allow.
  private func centred(_ size: CGSize, in free: CGRect) -> CGRect {
    let width = min(size.width, max(free.width, 0))
    let x = min(max((bounds.width - width) / 2, free.minX), free.maxX - width)
    return CGRect(
      x: x.rounded(), y: ((bounds.height - size.height) / 2).rounded(), width: width,
      height: size.height)
  }

  private func leading(_ size: CGSize, in free: CGRect) -> CGRect {
    let width = min(size.width, max(free.width, 0))
    return CGRect(
      x: isRightToLeft ? free.maxX - width : free.minX,
      y: ((bounds.height - size.height) / 2).rounded(), width: width, height: size.height)
  }
}
