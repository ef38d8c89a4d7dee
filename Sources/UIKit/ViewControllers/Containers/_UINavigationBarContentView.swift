/// The title of a navigation bar and the buttons at its two ends.
final class _UINavigationBarContentView: UIView {
  private var views: [ObjectIdentifier: UIView] = [:]
  let titleLabel = QuietLabel()
  private let backButton = UIButton(type: .system)
  /// Between the buttons at the two ends.
  private(set) var freeRect = CGRect.zero

  /// Between items, points.
  private static let spacing: CGFloat = 16
  /// From the back button's sign to the bar's end, points.
  private static let backInset: CGFloat = 8
  /// Titles keep this far away from items, points.
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
    var responder: UIResponder? = bar
    while let current = responder {
      if let navigation = current as? UINavigationController {
        navigation.popViewController(animated: true)
        return
      }
      responder = current.next
    }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self ? nil : view
  }

  func show(
    _ item: UINavigationItem?, back: UINavigationItem?, in bar: UINavigationBar
  ) {
    let left = item?.leftBarButtonItems ?? []
    let right = item?.rightBarButtonItems ?? []
    keepOnly(left + right, in: bar)
    let (leftMargin, rightMargin) = bar.barMargins
    let (leading, trailing) =
      isRightToLeft ? (rightMargin, leftMargin) : (leftMargin, rightMargin)
    var start = leading
    let showsBack =
      back != nil && item?.hidesBackButton != true
      && (left.isEmpty || item?.leftItemsSupplementBackButton == true)
    backButton.isHidden = !showsBack
    if showsBack, let back { start = layOutBackButton(back) + Self.spacing }
    var first = place(left, from: start)
    if first == 0, showsBack { first = start - Self.spacing }
    let last = place(right, from: trailing, isTrailing: true)
    let ends = isRightToLeft ? (last, first) : (first, last)
    freeRect = CGRect(
      x: ends.0 + Self.titleGap, y: 0,
      width: max(bounds.width - ends.0 - ends.1 - 2 * Self.titleGap, 0), height: bounds.height)
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

  /// - Returns: Where the items end, from the end at which they begin.
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
      button.update()
      return CGSize(width: button.barSize.width, height: bounds.height)
    }
    if view.bounds.size != .zero { return view.bounds.size }
    return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  private func layOutBackButton(_ back: UINavigationItem) -> CGFloat {
    let item = back.backBarButtonItem
    let title = item?.title ?? back.backButtonTitle ?? back.title ?? "Back"
    let symbol = UIImage(
      systemName: isRightToLeft ? "chevron.right" : "chevron.left",
      withConfiguration: UIImage.SymbolConfiguration(
        pointSize: 17, weight: .semibold, scale: .large))
    backButton.setImage(symbol?.withRenderingMode(.alwaysTemplate), for: .normal)
    backButton.tintColor = item?.tintColor
    backButton.titleLabel?.font = .systemFont(ofSize: 17)
    for shown in [title, "Back"] {
      backButton.setTitle(shown, for: .normal)
      // A long title gives way to a short one.
      if backButton.intrinsicContentSize.width < bounds.width / 3 { break }
    }
    let width = backButton.intrinsicContentSize.width + 6
    let inset = (isRightToLeft ? safeAreaInsets.right : safeAreaInsets.left) + Self.backInset
    backButton.titleEdgeInsets = UIEdgeInsets(
      top: 0, left: isRightToLeft ? -6 : 6, bottom: 0, right: isRightToLeft ? 6 : -6)
    backButton.contentHorizontalAlignment = .leading
    backButton.frame = CGRect(
      x: isRightToLeft ? bounds.width - inset - width : inset, y: 0, width: width,
      height: bounds.height)
    return inset + width
  }
}
