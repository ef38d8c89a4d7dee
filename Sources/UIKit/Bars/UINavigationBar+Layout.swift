extension UINavigationBar {
  /// The height of a low bar in points.
  nonisolated static let lowHeight: CGFloat = 32
  /// The height that a prompt adds, in points. Source: bars with prompts are 74 points high.
  static let standardPromptHeight: CGFloat = 30
  /// The height of a search bar in the bar, in points.
  static let searchHeight: CGFloat = 52

  var isLow: Bool { traitCollection.hasLowBars }

  var rowHeight: CGFloat {
    showsSearchAlone ? 0 : traitCollection.barRowHeight
  }

  var promptHeight: CGFloat {
    (topItem?.prompt ?? "").isEmpty || isLow || showsSearchAlone ? 0 : Self.standardPromptHeight
  }

  /// Whether the top item has a large title, visible or scrolled away.
  var hasLargeTitle: Bool {
    guard prefersLargeTitles, !isLow, !showsSearchAlone else { return false }
    // An automatic item has the mode of the item before it.
    for item in (items ?? []).reversed() {
      switch item.largeTitleDisplayMode {
      case .always: return true
      case .never, .inline: return false
      case .automatic: continue
      }
    }
    return true
  }

  /// The search bar that stands below the titles.
  var stackedSearchBar: UISearchBar? {
    guard let item = topItem, !item.isSearchInline(in: traitCollection) else { return nil }
    return item.searchController?.searchBar
  }

  /// The height that scrolled content can collapse, in points.
  var collapsibleHeight: CGFloat {
    (hasLargeTitle ? Self.largeTitleHeight : 0) + collapsibleSearchHeight
  }

  private var collapsibleSearchHeight: CGFloat {
    guard stackedSearchBar != nil, topItem?.hidesSearchBarWhenScrolling == true,
      topItem?.searchController?.isActive != true
    else { return 0 }
    return Self.searchHeight
  }

  /// The visible height of the search bar, which collapses first.
  private var searchExtent: CGFloat {
    guard let bar = stackedSearchBar else { return 0 }
    return bar.heightInNavigationBar - min(collapse, collapsibleSearchHeight)
  }

  private var largeTitleExtent: CGFloat {
    guard hasLargeTitle else { return 0 }
    let gone = max(collapse - collapsibleSearchHeight, 0)
    return max(Self.largeTitleHeight - gone, 0)
  }

  /// The height in points without the status bar.
  var height: CGFloat { promptHeight + rowHeight + largeTitleExtent + searchExtent }

  // MARK: Background

  /// The appearance object in effect, and whether its background is left out; nil if the bar's own
  /// properties are in effect.
  var shownAppearance: (appearance: UINavigationBarAppearance, isClear: Bool)? {
    let own = topItem?.appearances ?? BarAppearances()
    guard appearances.decide || !own.isEmpty else { return nil }
    let shown = appearances.shown(over: own, isCompact: isLow, isAtEdge: isAtEdge)
    return (shown.appearance ?? UINavigationBarAppearance(), shown.isClear)
  }

  private var look: BarLook {
    if let (appearance, isClear) = shownAppearance {
      return isClear ? .transparent : appearance.look
    }
    return BarLook(
      BarLook.Properties(
        image: shownBackground, shadowImage: shadowImage, tintColor: barTintColor,
        isTranslucent: isTranslucent, style: barStyle, hasBackground: backgroundColor != nil),
      isAtEdge: isAtEdge)
  }

  func layOutBackground() {
    ground.frame = CGRect(
      x: 0, y: -frame.minY, width: bounds.width, height: bounds.height + frame.minY)
    ground.show(look, thickness: hairlineThickness, atTop: false)
  }

  // MARK: Titles

  func layOutTitles() {
    for item in items ?? [] where item !== topItem { item.titleView?.removeFromSuperview() }
    layOutPrompt()
    row.isHidden = showsSearchAlone
    row.frame = CGRect(x: 0, y: promptHeight, width: bounds.width, height: rowHeight)
    row.show(topItem, back: backItem, in: self)
    row.layOutTitle(in: self, isShown: largeTitleExtent < Self.titleReturn)
    layOutLargeTitle()
  }

  /// The height that is left of a large title when the small one comes back, in points.
  private static let titleReturn: CGFloat = 12

  private func layOutPrompt() {
    guard promptHeight > 0 else {
      if let shown = subviews.first(where: { $0 is _UINavigationBarModernPromptView }) {
        shown.removeFromSuperview()
      }
      return
    }
    if promptLabel.superview == nil { addSubview(promptLabel) }
    let (left, right) = barMargins
    promptLabel.attributedText = title(
      topItem?.prompt, .systemFont(ofSize: 13), titleTextAttributesOfPrompt)
    promptLabel.textAlignment = .center
    promptLabel.frame = CGRect(
      x: left, y: 6, width: max(bounds.width - left - right, 0), height: promptHeight - 8)
  }

  /// The attributes of a prompt, which has the title's colour.
  private var titleTextAttributesOfPrompt: [NSAttributedString.Key: Any] {
    let attributes = shownAppearance?.appearance.titleTextAttributes ?? titleTextAttributes
    guard let color = attributes?[.foregroundColor] else { return [:] }
    return [.foregroundColor: color]
  }

  private func layOutLargeTitle() {
    let extent = largeTitleExtent
    largeTitleView.isHidden = extent < Self.titleReturn
    largeTitleView.clipsToBounds = extent < Self.largeTitleHeight
    largeTitleView.frame = CGRect(
      x: 0, y: promptHeight + rowHeight, width: bounds.width, height: extent)
    let label = largeTitleView.label
    label.attributedText = title(
      topItem?.title, .systemFont(ofSize: 34, weight: .bold),
      shownAppearance?.appearance.largeTitleTextAttributes ?? largeTitleTextAttributes)
    let far = CGFloat.greatestFiniteMagnitude
    let size = label.sizeThatFits(CGSize(width: far, height: far))
    let (left, right) = barMargins
    let width = min(size.width, max(bounds.width - left - right, 0))
    label.frame = CGRect(
      x: isRightToLeft ? bounds.width - right - width : left,
      y: 3 + extent - Self.largeTitleHeight, width: width, height: size.height)
  }

  func title(
    _ text: String?, _ font: UIFont, _ own: [NSAttributedString.Key: Any]?
  ) -> NSAttributedString {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: font, .foregroundColor: barStyle.shade(.label),
    ]
    attributes.merge(own ?? [:]) { $1 }
    return NSAttributedString(string: text ?? "", attributes: attributes)
  }

  // MARK: Buttons

  func buttonAppearance(of item: UIBarButtonItem) -> UIBarButtonItemAppearance? {
    let appearance = shownAppearance?.appearance
    return item.isProminent ? appearance?.doneButtonAppearance : appearance?.buttonAppearance
  }

  /// The image in place of the chevron.
  var shownBackIndicator: UIImage? {
    shownAppearance?.appearance.ownBackIndicator ?? backIndicatorImage
  }

  // MARK: Search

  func layOutSearchBar() {
    let bar = topItem?.searchController?.searchBar
    if let old = shownSearchBar, old !== bar, old.superview === self {
      old.setting = .alone
      old.removeFromSuperview()
    }
    shownSearchBar = bar
    guard let bar else { return }
    if bar.superview !== self {
      let old = height
      addSubview(bar)
      // The search bar may have another height in the text size of its new superview.
      if height != old { heightDidChange() }
    }
    guard stackedSearchBar != nil else {
      bar.setting = .inline
      bar.frame = row.searchRect.offsetBy(dx: 0, dy: row.frame.minY)
      return
    }
    bar.setting = .stacked
    let extent = searchExtent
    bar.clipsToBounds = extent < bar.heightInNavigationBar
    bar.alpha = extent < 1 ? 0 : 1
    bar.frame = CGRect(
      x: 0, y: bounds.height - extent, width: bounds.width, height: extent)
  }
}
