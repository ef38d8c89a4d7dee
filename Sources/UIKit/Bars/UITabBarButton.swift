internal import CoreText

/// The image, title and badge of one item of a tab bar.
final class UITabBarButton: UIControl {
  private let imageView = UITabBarSwappableImageView()
  private let titleLabel = UITabBarButtonLabel()
  private let badge = _UIBadgeView()

  private static let fontSize: CGFloat = 10
  /// The size of titles beside their images, in points.
  private static let inlineFontSize: CGFloat = 13
  private static let inlineGap: CGFloat = 7
  private static let badgeHeight: CGFloat = 18
  private static let badgeFontSize: CGFloat = 13
  /// The distance of the image's middle from the bar's top if there is a title, in points.
  private static let imageMiddle: CGFloat = 19
  private static let titleTop: CGFloat = 35

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    for view in [imageView, titleLabel, badge] { addSubview(view) }
    badge.label.font = .systemFont(ofSize: Self.badgeFontSize)
    badge.label.textColor = .white
    badge.label.textAlignment = .center
  }

  required init?(coder: NSCoder) { nil }

  override package var standardAccessibility: StandardAccessibility {
    StandardAccessibility(isElement: true)
  }

  /// - Parameters:
  ///   - dress: The item's part of the bar's appearance object; nil if the bar has none.
  ///   - color: The colour of image and title where neither item nor appearance sets one.
  func show(
    _ item: UITabBarItem, state: UIControl.State, style: UITabBarItemAppearance.Style,
    dress: UITabBarItemAppearance?, color: UIColor
  ) {
    let isSelected = state == .selected
    let look: UITabBarItemStateAppearance? =
      state == .disabled ? dress?.disabled : isSelected ? dress?.selected : dress?.normal
    let (plain, insets) = item.shownImage(in: traitCollection)
    let own = isSelected ? item.selectedImage ?? plain : plain
    let image = own?.resolvedSymbol(
      UIImage.SymbolConfiguration(
        pointSize: 18, weight: .regular, scale: style == .compactInline ? .small : .large))
    imageView.image =
      image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
    imageView.tintColor = look?.iconColor ?? color
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(
        ofSize: style == .stacked ? Self.fontSize : Self.inlineFontSize,
        weight: style == .stacked ? .medium : .regular), .foregroundColor: color,
    ]
    attributes.merge(dress?.normal.titleTextAttributes ?? [:]) { old, new in
      // A selected title keeps the tint unless its own state has another colour.
      isSelected && new is UIColor ? old : new
    }
    attributes.merge(look?.titleTextAttributes ?? [:]) { $1 }
    attributes.merge(item.titleTextAttributes(for: .normal) ?? [:]) { $1 }
    if isSelected { attributes.merge(item.titleTextAttributes(for: .selected) ?? [:]) { $1 } }
    titleLabel.attributedText = NSAttributedString(
      string: item.title ?? "", attributes: attributes)
    var offset = item.titlePositionAdjustment
    if offset == .zero { offset = look?.titlePositionAdjustment ?? .zero }
    if style == .stacked {
      titleLabel.textAlignment = .center
      layOut(insets, offset)
    } else {
      layOutInline(insets, offset)
    }
    layOutBadge(item, look, style)
  }

  /// Describes the button to assistive technology.
  func describe(_ item: UITabBarItem, _ number: Int, of count: Int, isSelected: Bool) {
    accessibilityLabel = item.accessibilityLabel ?? item.title
    accessibilityHint = item.accessibilityHint
    accessibilityIdentifier = item.accessibilityIdentifier
    let place = "\(number) of \(count)"
    let value = item.accessibilityValue ?? item.badgeValue
    accessibilityValue = value.map { "\($0), \(place)" } ?? place
    let traits = item.accessibilityTraits.union(.button)
    accessibilityTraits = isSelected ? traits.union(.selected) : traits
  }

  private func layOut(_ insets: UIEdgeInsets, _ offset: UIOffset) {
    let size = imageView.image?.size ?? .zero
    let hasTitle = !(titleLabel.text ?? "").isEmpty
    let middle = hasTitle ? Self.imageMiddle : bounds.height / 2
    imageView.frame = CGRect(
      x: PixelRounding.nearest((bounds.width - size.width) / 2, scale: pixelScale),
      y: PixelRounding.nearest(middle - size.height / 2, scale: pixelScale), width: size.width,
      height: size.height
    ).inset(by: insets)
    let height = titleLabel.intrinsicContentSize.height
    let top = size == .zero ? (bounds.height - height) / 2 : Self.titleTop
    titleLabel.frame = CGRect(
      x: 1, y: PixelRounding.nearest(top, scale: pixelScale), width: max(bounds.width - 2, 0),
      height: height
    ).offsetBy(dx: offset.horizontal, dy: offset.vertical)
  }

  /// Places image and title side by side, centred together.
  private func layOutInline(_ insets: UIEdgeInsets, _ offset: UIOffset) {
    let size = imageView.image?.size ?? .zero
    let title = (titleLabel.text ?? "").isEmpty ? .zero : titleLabel.intrinsicContentSize
    let gap = size.width > 0 && title.width > 0 ? Self.inlineGap : 0
    let width = min(title.width, max(bounds.width - size.width - gap - 4, 0))
    let start = max((bounds.width - size.width - gap - width) / 2, 0)
    func placed(_ x: CGFloat, _ size: CGSize) -> CGRect {
      CGRect(
        x: PixelRounding.nearest(
          isRightToLeft ? bounds.width - x - size.width : x, scale: pixelScale),
        y: PixelRounding.nearest((bounds.height - size.height) / 2, scale: pixelScale),
        width: size.width, height: size.height)
    }
    imageView.frame = placed(start, size).inset(by: insets)
    titleLabel.textAlignment = .natural
    titleLabel.frame = placed(
      start + size.width + gap, CGSize(width: width, height: title.height)
    ).offsetBy(dx: offset.horizontal, dy: offset.vertical)
  }

  private func layOutBadge(
    _ item: UITabBarItem, _ look: UITabBarItemStateAppearance?,
    _ style: UITabBarItemAppearance.Style
  ) {
    badge.isHidden = item.badgeValue == nil
    guard let value = item.badgeValue else { return }
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: Self.badgeFontSize), .foregroundColor: UIColor.white,
    ]
    attributes.merge(look?.badgeTextAttributes ?? [:]) { $1 }
    attributes.merge(item.badgeTextAttributes(for: .normal) ?? [:]) { $1 }
    badge.label.attributedText = NSAttributedString(string: value, attributes: attributes)
    badge.label.textAlignment = .center
    badge.backgroundColor = item.badgeColor ?? look?.badgeBackgroundColor ?? .systemRed
    badge.layer.cornerRadius = Self.badgeHeight / 2
    let width = max(badge.label.intrinsicContentSize.width + 10, Self.badgeHeight)
    let middle = style == .stacked ? bounds.width / 2 : imageView.frame.midX
    let edge = middle + (isRightToLeft ? -4 - width : 4)
    let shift = look?.badgePositionAdjustment ?? .zero
    badge.frame = CGRect(
      x: edge.rounded() + shift.horizontal, y: 2 + shift.vertical, width: width,
      height: Self.badgeHeight)
    let text = look?.badgeTitlePositionAdjustment ?? .zero
    badge.label.frame = badge.bounds.offsetBy(dx: text.horizontal, dy: text.vertical)
  }
}
