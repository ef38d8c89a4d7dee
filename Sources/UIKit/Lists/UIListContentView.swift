internal import CoreText

/// Shows a list content configuration.
open class UIListContentView: UIView, UIContentView {
  private var content: UIListContentConfiguration
  private let imageView = UIImageView()
  private let textLabel = QuietLabel()
  private let secondaryLabel = QuietLabel()

  /// A view that shows a configuration; that of a cell is at least 44 points high.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    for view in [imageView, textLabel, secondaryLabel] { addSubview(view) }
    show()
  }

  /// Shows an empty cell. Differs: `coder` is not read.
  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
    for view in [imageView, textLabel, secondaryLabel] { addSubview(view) }
    show()
  }

  /// The configuration that the view shows. Setting one of another type has no effect.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIListContentConfiguration, new != content else { return }
      content = new
      show()
      invalidateIntrinsicContentSize()
    }
  }

  // MARK: Guides

  /// The guide of the image; nil without one.
  open var imageLayoutGuide: UILayoutGuide? { content.image == nil ? nil : guide(0) }
  /// The guide of the text; nil without one.
  open var textLayoutGuide: UILayoutGuide? { textLabel.isHidden ? nil : guide(1) }
  /// The guide of the second text; nil without one.
  open var secondaryTextLayoutGuide: UILayoutGuide? { secondaryLabel.isHidden ? nil : guide(2) }

  private var guides: [UILayoutGuide?] = [nil, nil, nil]
  private var guidePlaces: [[NSLayoutConstraint]] = [[], [], []]

  private func guide(_ index: Int) -> UILayoutGuide {
    if let guide = guides[index] { return guide }
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    guides[index] = guide
    guidePlaces[index] = [
      guide.leftAnchor.constraint(equalTo: leftAnchor),
      guide.topAnchor.constraint(equalTo: topAnchor),
      guide.widthAnchor.constraint(equalToConstant: 0),
      guide.heightAnchor.constraint(equalToConstant: 0),
    ]
    NSLayoutConstraint.activate(guidePlaces[index])
    moveGuides()
    return guide
  }

  private func moveGuides() {
    let frames = [imageView.frame, textLabel.frame, secondaryLabel.frame]
    for (frame, places) in zip(frames, guidePlaces) where !places.isEmpty {
      let values = [frame.minX, frame.minY, frame.width, frame.height]
      for (place, value) in zip(places, values) { place.constant = value }
    }
  }

  // MARK: Content

  private func show() {
    let image = content.image
    imageView.isHidden = image == nil
    showImage()
    let properties = content.imageProperties
    let isTinted = properties.tintColor != nil || properties.tintColorTransformer != nil
    imageView.tintColor = isTinted ? properties.resolvedTintColor(for: tintColor) : nil
    imageView.layer.cornerRadius = properties.cornerRadius
    imageView.layer.cornerCurve = .continuous
    imageView.clipsToBounds = properties.cornerRadius > 0
    imageView.layer.borderWidth = properties.strokeWidth
    imageView.layer.borderColor =
      properties.strokeColor?.resolvedColor(with: traitCollection).cgColor
    show(content.text, content.attributedText, content.textProperties, in: textLabel)
    show(
      content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties,
      in: secondaryLabel)
    setNeedsLayout()
  }

  /// Draws a symbol once here, and not whenever the image view is asked for its size.
  private func showImage() {
    var image = content.image
    if let symbol = image, symbol.isSymbolImage {
      let font = content.textProperties.font.adjusted(to: traitCollection)
      let standard = UIImage.SymbolConfiguration(font: font)
      let own = content.imageProperties.preferredSymbolConfiguration
      image = resolvedTraits.withCurrent {
        symbol.resolvedSymbol(own.map { standard.applying($0) } ?? standard)
      }
    }
    if imageView.image !== image { imageView.image = image }
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    label.isHidden = text == nil && attributed == nil
    let follows = properties.adjustsFontForContentSizeCategory
    label.font = follows ? properties.font.adjusted(to: traitCollection) : properties.font
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.textColor = content.isDisabled ? .tertiaryLabel : properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    switch properties.alignment {
    case .natural: label.textAlignment = .natural
    case .center: label.textAlignment = .center
    case .justified: label.textAlignment = .justified
    }
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = text.map(properties.transform.applied)
    }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    show()
    invalidateIntrinsicContentSize()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  // MARK: Sizes

  /// The configuration's margins, or the superview's where those are wider.
  private var insets: UIEdgeInsets {
    var insets = content.directionalLayoutMargins.resolved(isRightToLeft: isRightToLeft)
    guard let superview else { return insets }
    let (above, area) = (superview.layoutMargins, superview.bounds)
    if content.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
      insets.left = max(insets.left, area.minX + above.left - frame.minX)
      insets.right = max(insets.right, frame.maxX - area.maxX + above.right)
    }
    if content.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
      insets.top = max(insets.top, area.minY + above.top - frame.minY)
      insets.bottom = max(insets.bottom, frame.maxY - area.maxY + above.bottom)
    }
    return insets
  }

  private func parts(width: CGFloat) -> ListContentParts {
    let insets = insets
    var parts = ListContentParts()
    parts.measure(
      content, width: max(width - insets.left - insets.right, 0),
      image: imageView.isHidden ? nil : imageView, text: textLabel.isHidden ? nil : textLabel,
      secondary: secondaryLabel.isHidden ? nil : secondaryLabel)
    return parts
  }

  /// - Parameter width: The width in points; 0 for any.
  private func size(width: CGFloat) -> CGSize {
    let insets = insets
    let parts = parts(width: width > 0 ? width : .infinity)
    var height = parts.textHeight + insets.top + insets.bottom
    if parts.imageHeight > 0 {
      let margin = ListContentParts.imageMargin
      height = max(
        height, parts.imageHeight + min(insets.top, margin) + min(insets.bottom, margin))
    }
    return CGSize(
      width: PixelRounding.up(parts.size.width + insets.left + insets.right, scale: pixelScale),
      height: max(PixelRounding.up(height, scale: pixelScale), content.minimumHeight))
  }

  /// The size with every text on one line, as far as it has no line breaks.
  open override var intrinsicContentSize: CGSize { size(width: 0) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let own = self.size(width: size.width)
    return CGSize(width: size.width > 0 ? size.width : own.width, height: own.height)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let isGiven = horizontalFittingPriority.rawValue > UILayoutPriority.defaultHigh.rawValue
    return isGiven ? sizeThatFits(targetSize) : size(width: 0)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    let frames = frames(in: bounds)
    imageView.frame = frames.image
    textLabel.frame = frames.text
    secondaryLabel.frame = frames.secondary
    moveGuides()
  }

  /// The frames of image and labels in bounds.
  private func frames(in bounds: CGRect) -> (image: CGRect, text: CGRect, secondary: CGRect) {
    let area = bounds.inset(by: insets)
    let parts = parts(width: bounds.width)
    let top = area.minY + (area.height - parts.size.height) / 2
    func place(_ part: CGRect) -> CGRect {
      let x = isRightToLeft ? parts.width - part.maxX : part.minX
      return CGRect(
        x: PixelRounding.nearest(area.minX + x, scale: pixelScale),
        y: PixelRounding.nearest(top + part.minY, scale: pixelScale),
        width: part.width, height: part.height)
    }
    return (place(parts.image), place(parts.text), place(parts.secondary))
  }

  /// The text's start from the leading edge, in points: separators begin there, too.
  var textStart: CGFloat {
    let insets = insets
    let parts = parts(width: bounds.width)
    return (isRightToLeft ? insets.right : insets.left) + parts.textStart
  }
}

/// A narrower view is higher, as its texts wrap.
extension UIListContentView: TextLayoutProviding {
  package var firstBaselineOffsetFromTop: CGFloat {
    baselineOffsets(in: ownSize).fromTop
  }

  package var lastBaselineOffsetFromBottom: CGFloat {
    baselineOffsets(in: ownSize).fromBottom
  }

  private var ownSize: CGSize { bounds.width > 0 ? size(width: bounds.width) : size(width: 0) }

  package func baselineOffsets(in size: CGSize) -> BaselineOffsets {
    let frames = frames(in: CGRect(origin: .zero, size: size))
    let isAlone = secondaryLabel.isHidden
    let (last, lastFrame) =
      isAlone ? (textLabel, frames.text) : (secondaryLabel, frames.secondary)
    return baselineOffsets(
      first: frames.text.minY + textLabel.baselineOffsets(in: frames.text.size).fromTop,
      last: lastFrame.maxY - last.baselineOffsets(in: lastFrame.size).fromBottom, in: size)
  }

  package var wrapsContent: Bool { true }

  package func contentSize(wrappedAt width: CGFloat) -> CGSize { size(width: width) }
}
