internal import CoreText

/// The layout of a button that has a configuration: image or activity indicator, and beside, above
/// or below it title and subtitle.
extension UIButton {
  private struct Parts {
    var image = CGSize.zero
    var title = CGSize.zero
    var subtitle = CGSize.zero
    /// The size of title and subtitle together.
    var text = CGSize.zero
    var imagePadding: CGFloat = 0
    var titlePadding: CGFloat = 0
    var isVertical = false

    var size: CGSize {
      isVertical
        ? CGSize(
          width: max(image.width, text.width), height: image.height + imagePadding + text.height)
        : CGSize(
          width: image.width + imagePadding + text.width, height: max(image.height, text.height))
    }
  }

  // MARK: Content

  private func titleFont(_ configuration: Configuration) -> UIFont {
    .preferredFont(
      forTextStyle: configuration.buttonSize.titleStyle, compatibleWith: traitCollection)
  }

  private func attributed(
    _ text: AttributedString?, font: UIFont, color: UIColor, alignment: NSTextAlignment,
    lineBreakMode: NSLineBreakMode, _ transformer: UIConfigurationTextAttributesTransformer?
  ) -> NSAttributedString? {
    guard let text, !text.characters.isEmpty else { return nil }
    var container = AttributeContainer()
    container.uiKit.font = font
    container.uiKit.foregroundColor = color
    if let transformer { container = transformer(container) }
    var whole = text
    whole.mergeAttributes(container, mergePolicy: .keepCurrent)
    let result = NSMutableAttributedString(attributedString: NSAttributedString(whole))
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    style.lineBreakMode = lineBreakMode
    result.forEachValue(of: .paragraphStyle) { value, range in
      if value == nil { result.addAttribute(.paragraphStyle, value: style, range: range) }
    }
    return result
  }

  private func textAlignment(_ configuration: Configuration) -> NSTextAlignment {
    switch configuration.titleAlignment {
    case .leading: return isRightToLeft ? .right : .left
    case .trailing: return isRightToLeft ? .left : .right
    case .center: return .center
    case .automatic:
      let isBeside = configuration.image != nil || configuration.showsActivityIndicator
      let isVertical = [.top, .bottom].contains(configuration.imagePlacement)
      return isBeside && !isVertical ? (isRightToLeft ? .right : .left) : .center
    }
  }

  /// Gives the labels and the image view the contents that they show.
  private func updateParts(_ configuration: Configuration, _ colors: ButtonColors) {
    let font = titleFont(configuration)
    let alignment = textAlignment(configuration)
    let title = attributed(
      configuration.attributedTitle, font: font, color: colors.foreground, alignment: alignment,
      lineBreakMode: configuration.titleLineBreakMode,
      configuration.titleTextAttributesTransformer)
    if title != nil || titleLabelIfAny != nil {
      madeTitleLabel.update { label in
        label.numberOfLines = configuration.titleLineBreakMode.truncatesOrClips ? 1 : 0
        label.attributedText = title
        label.isHidden = title == nil
        label.alpha = 1
      }
    }
    let subtitle = attributed(
      configuration.attributedSubtitle,
      font: .preferredFont(forTextStyle: .caption1, compatibleWith: traitCollection),
      color: colors.foreground, alignment: alignment,
      lineBreakMode: configuration.subtitleLineBreakMode,
      configuration.subtitleTextAttributesTransformer)
    if subtitle != nil, subtitleLabelIfAny == nil {
      let label = UIButtonLabel()
      subtitleLabelIfAny = label
      addSubview(label)
    }
    subtitleLabelIfAny?.update { label in
      label.numberOfLines = configuration.subtitleLineBreakMode.truncatesOrClips ? 1 : 0
      label.attributedText = subtitle
      label.isHidden = subtitle == nil
    }
  }

  private func shownImage(_ configuration: Configuration) -> UIImage? {
    guard !configuration.showsActivityIndicator, var image = configuration.image else {
      return nil
    }
    if image.isSymbolImage {
      let standard = UIImage.SymbolConfiguration(font: titleFont(configuration))
      let own = configuration.preferredSymbolConfigurationForImage
      image = image.resolvedSymbol(own.map { standard.applying($0) } ?? standard)
    }
    return image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
  }

  private static let indicatorSide: CGFloat = 20

  // MARK: Sizes

  /// The content insets, with the room for a menu's sign added.
  private func insets(_ configuration: Configuration) -> UIEdgeInsets {
    var insets = configuration.contentInsets
    if showsMenuIndicator(configuration) {
      insets.trailing += MenuIndicator.spacing + MenuIndicator.size.width
    }
    return insets.resolved(isRightToLeft: isRightToLeft)
  }

  /// - Parameter width: The width available to the content, in points.
  private func parts(_ configuration: Configuration, width: CGFloat) -> Parts {
    var parts = Parts()
    parts.isVertical = [.top, .bottom].contains(configuration.imagePlacement)
    parts.image = shownImage(configuration)?.size ?? .zero
    if configuration.showsActivityIndicator {
      parts.image = CGSize(width: Self.indicatorSide, height: Self.indicatorSide)
    }
    let title = titleLabelIfAny.flatMap { $0.isHidden ? nil : $0 }
    let subtitle = subtitleLabelIfAny.flatMap { $0.isHidden ? nil : $0 }
    let hasText = title != nil || subtitle != nil
    if hasText, parts.image != .zero { parts.imagePadding = configuration.imagePadding }
    if title != nil, subtitle != nil { parts.titlePadding = configuration.titlePadding }
    let room =
      parts.isVertical ? width : max(width - parts.image.width - parts.imagePadding, 0)
    func size(_ label: UILabel?) -> CGSize {
      guard let label else { return .zero }
      let size = label.sizeThatFits(CGSize(width: room, height: .infinity))
      return CGSize(width: min(size.width, room), height: size.height)
    }
    parts.title = size(title)
    parts.subtitle = size(subtitle)
    parts.text = CGSize(
      width: max(parts.title.width, parts.subtitle.width),
      height: parts.title.height + parts.titlePadding + parts.subtitle.height)
    return parts
  }

  /// The button's size for a configuration, in points, rounded up to whole pixels.
  func fittingSize(of configuration: Configuration, width: CGFloat) -> CGSize {
    updateParts(configuration, ButtonColors(configuration, of: self))
    let insets = insets(configuration)
    let room = width > 0 ? width - insets.left - insets.right : .infinity
    let size = parts(configuration, width: max(room, 0)).size
    return CGSize(
      width: PixelRounding.up(size.width + insets.left + insets.right, scale: pixelScale),
      height: PixelRounding.up(size.height + insets.top + insets.bottom, scale: pixelScale))
  }

  // MARK: Layout

  func layOut(_ configuration: Configuration) {
    let colors = ButtonColors(configuration, of: self)
    updateParts(configuration, colors)
    layOutBackground(configuration, colors)
    let (parts, image, text) = blocks(configuration, in: bounds)
    placeImage(configuration, colors, in: image)
    let frames = textFrames(configuration, parts, in: text)
    titleLabelIfAny?.frame = frames.title
    subtitleLabelIfAny?.frame = frames.subtitle
    let block = place(parts.size, in: bounds.inset(by: insets(configuration)))
    placeMenuIndicator(configuration, colors, beside: block)
  }

  private func placeMenuIndicator(
    _ configuration: Configuration, _ colors: ButtonColors, beside block: CGRect
  ) {
    guard showsMenuIndicator(configuration) else {
      menuIndicator?.removeFromSuperview()
      return menuIndicator = nil
    }
    let indicator = menuIndicator ?? MenuIndicator()
    if menuIndicator == nil {
      menuIndicator = indicator
      addSubview(indicator)
    }
    let size = MenuIndicator.size
    let x =
      isRightToLeft
      ? block.minX - MenuIndicator.spacing - size.width : block.maxX + MenuIndicator.spacing
    let rect = CGRect(
      x: x, y: block.midY - size.height / 2, width: size.width, height: size.height)
    indicator.frame = rect.onPixels(pixelScale)
    indicator.show(
      configuration.indicatorColorTransformer?(colors.foreground) ?? colors.foreground)
  }

  /// The frames of image and text within bounds.
  private func blocks(
    _ configuration: Configuration, in bounds: CGRect
  ) -> (parts: Parts, image: CGRect, text: CGRect) {
    let area = bounds.inset(by: insets(configuration))
    let parts = parts(configuration, width: max(area.width, 0))
    let block = place(parts.size, in: area)
    var (image, text) = (block, block)
    image.size = parts.image
    text.size = parts.text
    let placement = configuration.imagePlacement
    if parts.isVertical {
      image.origin.x += (block.width - image.width) / 2
      text.origin.x += (block.width - text.width) / 2
      let after = parts.imagePadding
      if placement == .top {
        text.origin.y += image.height + after
      } else {
        image.origin.y += text.height + after
      }
    } else {
      image.origin.y += (block.height - image.height) / 2
      text.origin.y += (block.height - text.height) / 2
      if (placement == .trailing) == isRightToLeft {
        text.origin.x += image.width + parts.imagePadding
      } else {
        image.origin.x += text.width + parts.imagePadding
      }
    }
    return (parts, image, text)
  }

  private func place(_ size: CGSize, in area: CGRect) -> CGRect {
    var origin = area.origin
    switch effectiveContentHorizontalAlignment {
    case .left, .leading, .fill: break
    case .right, .trailing: origin.x += area.width - size.width
    case .center: origin.x += (area.width - size.width) / 2
    }
    switch contentVerticalAlignment {
    case .top, .fill: break
    case .bottom: origin.y += area.height - size.height
    case .center: origin.y += (area.height - size.height) / 2
    }
    return CGRect(origin: origin, size: size)
  }

  private func placeImage(
    _ configuration: Configuration, _ colors: ButtonColors, in rect: CGRect
  ) {
    let color = configuration.imageColorTransformer?(colors.foreground) ?? colors.foreground
    if configuration.showsActivityIndicator {
      let indicator = activityIndicator ?? UIActivityIndicatorView(style: .medium)
      if activityIndicator == nil {
        activityIndicator = indicator
        addSubview(indicator)
      }
      indicator.color =
        configuration.activityIndicatorColorTransformer?(colors.foreground) ?? colors.foreground
      indicator.startAnimating()
      indicator.frame = rect.onPixels(pixelScale)
    }
    activityIndicator?.isHidden = !configuration.showsActivityIndicator
    let image = shownImage(configuration)
    if image != nil || imageViewIfAny != nil, let view = imageView {
      view.isHidden = image == nil
      if view.image !== image { view.image = image }
      view.tintColor = color
      view.alpha = 1
      view.frame = rect.onPixels(pixelScale)
    }
  }

  private func textFrames(
    _ configuration: Configuration, _ parts: Parts, in rect: CGRect
  ) -> (title: CGRect, subtitle: CGRect) {
    func x(_ width: CGFloat) -> CGFloat {
      switch textAlignment(configuration) {
      case .right: rect.minX + rect.width - width
      case .center: rect.minX + (rect.width - width) / 2
      default: rect.minX
      }
    }
    let title = CGRect(
      x: x(parts.title.width), y: rect.minY, width: parts.title.width,
      height: parts.title.height)
    let subtitle = CGRect(
      x: x(parts.subtitle.width), y: rect.minY + parts.title.height + parts.titlePadding,
      width: parts.subtitle.width, height: parts.subtitle.height)
    return (title.onPixels(pixelScale), subtitle.onPixels(pixelScale))
  }

  /// The title's frame within bounds of a size; nil without a title.
  private func titleFrame(in size: CGSize) -> CGRect? {
    let bounds = CGRect(origin: .zero, size: size)
    guard let configuration else {
      updateTitleLabel()
      guard titleLabelIfAny != nil else { return nil }
      return titleRect(forContentRect: contentRect(forBounds: bounds))
    }
    updateParts(configuration, ButtonColors(configuration, of: self))
    guard let label = titleLabelIfAny, !label.isHidden else { return nil }
    let (parts, _, text) = blocks(configuration, in: bounds)
    return textFrames(configuration, parts, in: text).title
  }

  private func layOutBackground(_ configuration: Configuration, _ colors: ButtonColors) {
    let background = configuration.background
    selectionPlate?.isHidden = true
    backdrop.alpha = 1
    backdrop.show(background.image, in: self)
    backdrop.contentMode = background.imageContentMode
    backdrop.customView = background.customView
    let insets = background.backgroundInsets.resolved(isRightToLeft: isRightToLeft)
    backdrop.frame = bounds.inset(by: insets)
    backdrop.backgroundColor = colors.background
    let height = max(backdrop.bounds.height, 0)
    let radius: CGFloat
    switch configuration.cornerStyle {
    case .fixed: radius = background.cornerRadius
    case .dynamic:
      radius = UIFontMetrics.default.scaledValue(
        for: background.cornerRadius, compatibleWith: traitCollection)
    case .small: radius = 4
    case .medium: radius = Configuration.standardCornerRadius
    case .large: radius = 8.75
    case .capsule: radius = height / 2
    }
    backdrop.layer.cornerRadius = radius
    backdrop.clipsToBounds = background.image != nil || background.customView != nil
    backdrop.layer.cornerCurve = configuration.cornerStyle == .capsule ? .circular : .continuous
    backdrop.layer.borderWidth = background.strokeWidth
    let stroke = background.resolvedStrokeColor(for: tintColor)
    backdrop.layer.borderColor = stroke.resolvedColor(with: traitCollection).cgColor
    if let effect = keep(&backgroundEffectView, for: background.visualEffect) {
      effect.isUserInteractionEnabled = false
      effect.frame = backdrop.frame
      effect.layer.cornerRadius = radius
      effect.layer.cornerCurve = backdrop.layer.cornerCurve
      effect.clipsToBounds = true
    }
  }
}

extension NSLineBreakMode {
  var truncatesOrClips: Bool { self != .byWordWrapping && self != .byCharWrapping }
}

/// A button whose title wraps becomes higher.
extension UIButton: TextLayoutProviding {
  package var firstBaselineOffsetFromTop: CGFloat { ownBaselineOffsets.fromTop }

  package var lastBaselineOffsetFromBottom: CGFloat { ownBaselineOffsets.fromBottom }

  private var ownBaselineOffsets: BaselineOffsets {
    let (size, insets) = (intrinsicContentSize, alignmentRectInsets)
    return baselineOffsets(
      in: CGSize(
        width: size.width + insets.left + insets.right,
        height: size.height + insets.top + insets.bottom))
  }

  /// The title's baselines; a button without a title has those of a line in its middle.
  package func baselineOffsets(in size: CGSize) -> BaselineOffsets {
    if let frame = titleFrame(in: size), let label = titleLabelIfAny,
      !(label.text ?? "").isEmpty
    {
      let offsets = label.baselineOffsets(in: frame.size)
      return baselineOffsets(
        first: frame.minY + offsets.fromTop, last: frame.maxY - offsets.fromBottom, in: size)
    }
    let line = PixelRounding.up(titleFont.lineHeight, scale: pixelScale)
    let baseline =
      PixelRounding.nearest((size.height - line) / 2, scale: pixelScale)
      + PixelRounding.nearest(titleFont.ascender, scale: pixelScale)
    return baselineOffsets(first: baseline, last: baseline, in: size)
  }

  package var wrapsContent: Bool {
    configuration.map { !$0.titleLineBreakMode.truncatesOrClips && $0.title != nil } ?? false
  }

  package func contentSize(wrappedAt width: CGFloat) -> CGSize {
    configuration.map { fittingSize(of: $0, width: width) } ?? intrinsicContentSize
  }
}
