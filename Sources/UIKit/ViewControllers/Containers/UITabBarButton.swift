internal import CoreText

/// Image, title and badge of one item of a tab bar.
final class UITabBarButton: UIControl {
  private let imageView = UITabBarSwappableImageView()
  private let titleLabel = UITabBarButtonLabel()
  private let badge = _UIBadgeView()

  private static let fontSize: CGFloat = 10
  private static let badgeHeight: CGFloat = 18
  private static let badgeFontSize: CGFloat = 13
  /// The image's middle where there is a title, from the bar's top, points.
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

  func show(_ item: UITabBarItem, isSelected: Bool, color: UIColor) {
    let (plain, insets) = item.shownImage(in: traitCollection)
    let own = isSelected ? item.selectedImage ?? plain : plain
    let image = own?.resolvedSymbol(
      UIImage.SymbolConfiguration(pointSize: 18, weight: .regular, scale: .large))
    imageView.image =
      image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
    imageView.tintColor = color
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: Self.fontSize, weight: .medium), .foregroundColor: color,
    ]
    attributes.merge(item.titleTextAttributes(for: .normal) ?? [:]) { $1 }
    if isSelected { attributes.merge(item.titleTextAttributes(for: .selected) ?? [:]) { $1 } }
    titleLabel.attributedText = NSAttributedString(
      string: item.title ?? "", attributes: attributes)
    titleLabel.textAlignment = .center
    layOut(insets, item.titlePositionAdjustment)
    layOutBadge(item)
  }

  /// Says to assistive technology what `show` shows.
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

  private func layOutBadge(_ item: UITabBarItem) {
    badge.isHidden = item.badgeValue == nil
    guard let value = item.badgeValue else { return }
    if let attributes = item.badgeTextAttributes(for: .normal) {
      let plain: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: Self.badgeFontSize), .foregroundColor: UIColor.white,
      ]
      badge.label.attributedText = NSAttributedString(
        string: value, attributes: plain.merging(attributes) { $1 })
      badge.label.textAlignment = .center
    } else {
      badge.label.text = value
    }
    badge.backgroundColor = item.badgeColor ?? .systemRed
    badge.layer.cornerRadius = Self.badgeHeight / 2
    let width = max(badge.label.intrinsicContentSize.width + 10, Self.badgeHeight)
    let edge = bounds.width / 2 + (isRightToLeft ? -4 - width : 4)
    badge.frame = CGRect(x: edge.rounded(), y: 2, width: width, height: Self.badgeHeight)
    badge.label.frame = badge.bounds
  }
}
