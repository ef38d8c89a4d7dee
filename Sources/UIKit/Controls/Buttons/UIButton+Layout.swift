internal import CoreText

/// The layout of buttons without a configuration: image and title side by side.
extension UIButton {
  /// The room above and below a title where no insets are set, in points. Source: heights of
  /// buttons that people measured: 30 at 15 points, 34 at 18.
  private static let titlePadding: CGFloat = 6
  private static let minimumWidth: CGFloat = 30

  private var hasTitle: Bool {
    if let title = currentAttributedTitle { return title.length > 0 }
    return !(currentTitle ?? "").isEmpty
  }

  /// Gives the label the title of the present state.
  func updateTitleLabel() {
    guard hasTitle || titleLabelIfAny != nil else { return }
    madeTitleLabel.show(
      currentTitle, attributed: currentAttributedTitle, color: currentTitleColor,
      shadowColor: currentTitleShadowColor)
  }

  private var titleSize: CGSize {
    updateTitleLabel()
    guard hasTitle else { return .zero }
    return madeTitleLabel.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
  }

  /// Whether there is a title, be it an empty one, which has a line's height.
  private var hasTitleOrEmptyOne: Bool { currentAttributedTitle != nil || currentTitle != nil }

  /// The size in whole points. A title by itself has room around it; one beside an image has none.
  ///
  /// Source: sizes that LayoutKit's tests compare on devices, such as 30 × 34 of an empty button
  /// and 86 × 22 of an image of 13 × 22 with a title.
  var naturalSize: CGSize {
    let image = currentImage?.size ?? .zero
    var title = titleSize
    title = CGSize(width: title.width.rounded(.up), height: title.height.rounded(.up))
    let isAlone = currentImage == nil && contentEdgeInsets == .zero
    if title.height == 0, isAlone || hasTitleOrEmptyOne {
      title.height = titleFont.lineHeight.rounded(.up)
    }
    let insets = contentEdgeInsets
    let background = currentBackgroundImage?.size ?? .zero
    var size = CGSize(width: image.width + title.width, height: max(image.height, title.height))
    if isAlone {
      size.height += 2 * Self.titlePadding
      size.width = max(size.width, Self.minimumWidth)
    } else {
      size.width += insets.left + insets.right
      size.height += insets.top + insets.bottom
    }
    return CGSize(
      width: max(size.width, background.width), height: max(size.height, background.height))
  }

  /// The frames of image and title in the content's rectangle.
  ///
  /// Each is placed as if the pair lay in the rectangle less that part's own insets.
  func placement(in rect: CGRect) -> (image: CGRect, title: CGRect) {
    let image = currentImage?.size ?? .zero
    let title = titleSize
    let imageArea = rect.inset(by: imageEdgeInsets)
    let titleArea = rect.inset(by: titleEdgeInsets)
    let imageWidth = min(image.width, max(imageArea.width, 0))
    let titleWidth = min(title.width, max(titleArea.width - image.width, 0))
    let imageStart = start(of: imageWidth + titleWidth, in: imageArea)
    let titleStart = start(of: imageWidth + titleWidth, in: titleArea)
    let imageX = isRightToLeft ? imageStart + titleWidth : imageStart
    let titleX = isRightToLeft ? titleStart : titleStart + imageWidth
    return (
      place(CGSize(width: imageWidth, height: image.height), x: imageX, in: imageArea),
      place(CGSize(width: titleWidth, height: title.height), x: titleX, in: titleArea)
    )
  }

  private func start(of width: CGFloat, in area: CGRect) -> CGFloat {
    switch effectiveContentHorizontalAlignment {
    case .left, .leading, .fill: area.minX
    case .right, .trailing: area.minX + area.width - width
    case .center: area.minX + (area.width - width) / 2
    }
  }

  private func place(_ size: CGSize, x: CGFloat, in area: CGRect) -> CGRect {
    var height = min(size.height, max(area.height, 0))
    var y = area.minY
    switch contentVerticalAlignment {
    case .top: break
    case .bottom: y += area.height - height
    case .center: y += (area.height - height) / 2
    case .fill: height = size.height > 0 ? area.height : 0
    }
    return CGRect(
      x: PixelRounding.nearest(x, scale: pixelScale),
      y: PixelRounding.nearest(y, scale: pixelScale), width: size.width, height: height)
  }

  func layOutByState() {
    updateTitleLabel()
    menuIndicator?.removeFromSuperview()
    menuIndicator = nil
    keep(&backgroundEffectView, for: nil)
    if let image = currentBackgroundImage {
      backdrop.reset()
      backdrop.show(adjusted(image, own: \.backgroundImage), in: self)
      backdrop.alpha = fade(own: \.backgroundImage)
      backdrop.frame = backgroundRect(forBounds: bounds)
    } else {
      backdrop.removeFromSuperview()
    }
    let content = contentRect(forBounds: bounds)
    let isDimmed = buttonType != .custom && isHighlighted
    let image = currentImage
    if image != nil || imageViewIfAny != nil, let view = imageView {
      view.image = image.map { adjusted($0, own: \.image) }
      view.isHidden = image == nil
      view.alpha = isDimmed ? Self.pressedAlpha : fade(own: \.image)
      let isInverted = showsSelection(in: state)
      view.tintColor =
        isInverted ? .white : buttonType != .custom && !isEnabled ? .tertiaryLabel : nil
      view.frame = imageRect(forContentRect: content)
    }
    if let label = titleLabelIfAny {
      label.alpha = isDimmed ? Self.pressedAlpha : 1
      label.isHidden = !hasTitle
      label.frame = titleRect(forContentRect: content)
    }
    subtitleLabelIfAny?.isHidden = true
    activityIndicator?.isHidden = true
    layOutSelectionPlate(content)
  }

  /// The image of a pressed custom button, darkened if there is none for that state.
  private func adjusted(
    _ image: UIImage, own path: KeyPath<ButtonStateValues, UIImage?>
  ) -> UIImage {
    guard buttonType == .custom, adjustsImageWhenHighlighted, isHighlighted, isEnabled,
      !hasOwnValue(path)
    else { return image }
    guard image.renderingMode == .alwaysTemplate || image.isSymbolImage else {
      return darkened.dark(image)
    }
    return darkened.dark(image.withTintColor(tintColor, renderingMode: .alwaysOriginal))
  }

  /// The opacity of a custom button's image, reduced if the button is disabled and has no image for
  /// that.
  private func fade(own path: KeyPath<ButtonStateValues, UIImage?>) -> CGFloat {
    buttonType == .custom && adjustsImageWhenDisabled && !isEnabled && !hasOwnValue(path) ? 0.5 : 1
  }

  /// Whether the title and the image stand on a plate of the tint colour.
  ///
  /// Source: radar 22906759: a system button that is selected "creates a background for itself
  /// matching the tint color"; in it titles and images are white (issue 4 of
  /// Vaberer/Font-Awesome-Swift). Apple documents neither that nor the plate's size: about 4 points
  /// beside the content and 2 above and below, with corners of 4, is what screenshots show.
  func showsSelection(in state: State) -> Bool {
    buttonType == .system && configuration == nil && state.contains(.selected)
      && !state.contains(.disabled)
  }

  private func layOutSelectionPlate(_ content: CGRect) {
    var area = CGRect.null
    if hasTitle { area = area.union(titleRect(forContentRect: content)) }
    if currentImage != nil { area = area.union(imageRect(forContentRect: content)) }
    guard showsSelection(in: state), !area.isEmpty else {
      selectionPlate?.removeFromSuperview()
      selectionPlate = nil
      return
    }
    let plate = selectionPlate ?? UIView()
    if selectionPlate == nil {
      selectionPlate = plate
      plate.isUserInteractionEnabled = false
      plate.layer.cornerRadius = 4
      insertSubview(plate, at: currentBackgroundImage == nil ? 0 : 1)
    }
    plate.backgroundColor = tintColor
    plate.alpha = isHighlighted ? Self.pressedAlpha : 1
    plate.frame = area.insetBy(dx: -4, dy: -2)
  }

  private static let pressedAlpha: CGFloat = 0.2
}

/// A button's title, which tells the button when what its size depends on changes.
final class UIButtonLabel: UILabel {
  /// Whether the change under way is the button's own update of the label.
  private var isUpdating = false

  func show(
    _ text: String?, attributed: NSAttributedString?, color: UIColor, shadowColor: UIColor? = nil
  ) {
    isUpdating = true
    defer { isUpdating = false }
    if let attributed {
      if shown !== attributed { attributedText = attributed }
    } else if shown != nil || self.text != text {
      self.text = text
    }
    shown = attributed
    if attributed == nil, textColor != color { textColor = color }
    if self.shadowColor != shadowColor { self.shadowColor = shadowColor }
  }

  /// The attributed text that the label was last given.
  private var shown: NSAttributedString?

  func update(_ body: (UIButtonLabel) -> Void) {
    isUpdating = true
    body(self)
    isUpdating = false
  }

  override func invalidateIntrinsicContentSize() {
    guard !isUpdating else { return }
    super.invalidateIntrinsicContentSize()
    (superview as? UIButton)?.contentDidChange()
  }
}

/// The plate behind a button's content.
final class ButtonBackdrop: UIImageView {
  func show(_ image: UIImage?, in button: UIButton) {
    if self.image !== image { self.image = image }
    if superview !== button { button.insertSubview(self, at: 0) }
  }

  /// The configuration's view in front of colour and image, as large as the background.
  var customView: UIView? {
    didSet {
      if oldValue !== customView, oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let customView, customView.superview !== self { addSubview(customView) }
      setNeedsLayout()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    customView?.frame = bounds
  }

  /// Removes what a configuration gave the plate.
  func reset() {
    customView = nil
    contentMode = .scaleToFill
    clipsToBounds = false
    backgroundColor = nil
    layer.cornerRadius = 0
    layer.borderWidth = 0
  }
}
