extension UITabBar {
  /// The height in a regular width, in points.
  static let inlineHeight: CGFloat = 50

  var itemStyle: UITabBarItemAppearance.Style {
    if traitCollection.hasLowBars { return .compactInline }
    return traitCollection.horizontalSizeClass == .regular ? .inline : .stacked
  }

  /// The height in points, without the safe area below.
  var height: CGFloat {
    switch itemStyle {
    case .stacked: Self.standardHeight
    case .inline: Self.inlineHeight
    case .compactInline: UINavigationBar.lowHeight
    }
  }

  /// The appearance object in effect, and whether its background is left out; nil if the bar's own
  /// properties are in effect.
  private var shownAppearance: (appearance: UITabBarAppearance, isClear: Bool)? {
    var own = BarAppearances<UITabBarAppearance>()
    if let item = selectedItem { own = item.appearances }
    guard appearances.decide || !own.isEmpty else { return nil }
    let shown = appearances.shown(over: own, isCompact: false, isAtEdge: isAtEdge)
    return (shown.appearance ?? UITabBarAppearance(), shown.isClear)
  }

  private var look: BarLook {
    if let (appearance, isClear) = shownAppearance {
      return isClear ? .transparent : appearance.look
    }
    var look = BarLook()
    look.image = backgroundImage
    look.shadowImage = shadowImage
    if look.image != nil { return look }
    let hasOwnColor = isTranslucent && backgroundColor != nil
    if let barTintColor {
      look.color = barTintColor
    } else if !isTranslucent {
      look.color = barStyle.shade(.systemBackground)
    } else if hasOwnColor {
      look.effect = nil
    } else if isAtEdge {
      return .transparent
    } else if barStyle == .black {
      look.color = .black
    } else {
      look.effect = BarLook.standard.effect
    }
    return look
  }

  func layOutBackground() {
    if ground.superview == nil { insertSubview(ground, at: 0) }
    ground.frame = bounds
    ground.show(look, thickness: hairlineThickness, atTop: true)
  }

  // MARK: Items

  func layOutItems() {
    let items = items ?? []
    let appearance = shownAppearance?.appearance
    // Buttons stand between the parts that the device covers at the sides.
    let (start, width, spacing) = itemPlaces(items.count, appearance)
    let dress = appearance?.items(itemStyle)
    for (index, item) in items.enumerated() {
      let isSelected = item === selectedItem
      let place = isRightToLeft ? items.count - 1 - index : index
      itemViews[index].frame = CGRect(
        x: (start + (width + spacing) * CGFloat(place)).rounded(), y: 0, width: width.rounded(),
        height: height)
      itemViews[index].describe(item, index + 1, of: items.count, isSelected: isSelected)
      itemViews[index].isEnabled = item.isEnabled
      // The app's own colour may be dark, so the gray on it is opaque.
      let gray = barTintColor == nil ? barStyle.shade(.secondaryLabel) : .systemGray
      let plain = unselectedItemTintColor ?? gray
      let state: UIControl.State = !item.isEnabled ? .disabled : isSelected ? .selected : .normal
      itemViews[index].show(
        item, state: state, style: itemStyle, dress: dress,
        color: !item.isEnabled ? .tertiaryLabel : isSelected ? tintColor : plain)
    }
    placeSelection(appearance)
  }

  /// The start of the first item, the width of each, and the distance between two.
  private func itemPlaces(
    _ count: Int, _ appearance: UITabBarAppearance?
  ) -> (start: CGFloat, width: CGFloat, spacing: CGFloat) {
    let (start, end) = (safeAreaInsets.left, bounds.width - safeAreaInsets.right)
    let room = max(end - start, 0)
    let number = CGFloat(max(count, 1))
    let stacked = itemStyle == .stacked ? appearance : nil
    let positioning = stacked?.stackedItemPositioning ?? itemPositioning
    guard positioning == .centered else { return (start, room / number, 0) }
    let ownWidth = stacked?.stackedItemWidth ?? itemWidth
    let ownSpacing = stacked?.stackedItemSpacing ?? itemSpacing
    let width = ownWidth > 0 ? ownWidth : Self.standardItemWidth
    let spacing = ownSpacing > 0 ? ownSpacing : Self.standardItemSpacing
    let whole = width * number + spacing * (number - 1)
    // Items that do not fit fill the bar.
    guard whole <= room else { return (start, room / number, 0) }
    return (start + (room - whole) / 2, width, spacing)
  }

  /// The width in points. Source: iPads with iOS 7 to 10, which centred items by default.
  private static let standardItemWidth: CGFloat = 76
  private static let standardItemSpacing: CGFloat = 34

  private func placeSelection(_ appearance: UITabBarAppearance?) {
    let index = items?.firstIndex { $0 === selectedItem }
    let image = appearance?.selectionIndicatorImage ?? selectionIndicatorImage
    guard let image, let index else {
      if selectionView.superview != nil { selectionView.removeFromSuperview() }
      return
    }
    if selectionView.superview == nil { insertSubview(selectionView, aboveSubview: ground) }
    if selectionView.image != image { selectionView.image = image }
    selectionView.tintColor = appearance?.selectionIndicatorTintColor
    let frame = itemViews[index].frame
    selectionView.frame = CGRect(
      x: (frame.midX - image.size.width / 2).rounded(),
      y: (frame.midY - image.size.height / 2).rounded(), width: image.size.width,
      height: image.size.height)
  }
}
