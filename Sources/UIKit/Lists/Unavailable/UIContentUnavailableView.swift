internal import CoreText

/// Shows a configuration for content that is not there.
open class UIContentUnavailableView: UIView, UIContentView {
  private var content: UIContentUnavailableConfiguration
  private let scroller = UIScrollView()
  private let background = _UISystemBackgroundView()
  private let imageView = UIImageView()
  private let textLabel = QuietLabel()
  private let secondaryLabel = QuietLabel()
  private var wheel: UIActivityIndicatorView?
  private var button: UIButton?
  private var secondaryButton: UIButton?

  /// Whether content that is too high for the view can be scrolled.
  open var isScrollEnabled = true {
    didSet { scroller.isScrollEnabled = isScrollEnabled }
  }

  /// A view that shows a configuration in its middle, or at its top in natural alignment.
  public init(configuration: UIContentUnavailableConfiguration) {
    content = configuration
    super.init(frame: .zero)
    setUp()
  }

  /// Shows an empty configuration. Differs: `coder` is not read.
  public required init?(coder: NSCoder) {
    content = .empty()
    super.init(coder: coder)
    setUp()
  }

  /// The configuration that the view shows. Setting one of another type has no effect.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration, new != content
      else { return }
      content = new
      show()
      invalidateIntrinsicContentSize()
    }
  }

  private func setUp() {
    addFillingSubview(background)
    addSubview(scroller)
    scroller.contentInsetAdjustmentBehavior = .never
    for view in [imageView, textLabel, secondaryLabel] { scroller.addSubview(view) }
    show()
  }

  // MARK: Content

  private func show() {
    background.configuration = content.background
    showImage()
    show(content.text, content.attributedText, content.textProperties, in: textLabel)
    show(
      content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties,
      in: secondaryLabel)
    show(content.button, content.buttonProperties, in: &button)
    show(content.secondaryButton, content.secondaryButtonProperties, in: &secondaryButton)
    setLack(
      .menu, "UIContentUnavailableConfiguration.ButtonProperties.menu",
      if: content.buttonProperties.menu != nil || content.secondaryButtonProperties.menu != nil)
    setLack(
      .tightening, "UIContentUnavailableConfiguration.TextProperties",
      if: content.textProperties.allowsDefaultTighteningForTruncation
        || content.secondaryTextProperties.allowsDefaultTighteningForTruncation)
    setNeedsLayout()
  }

  private func showImage() {
    let properties = content.imageProperties
    imageView.isHidden = content.image == nil || content.isLoading
    imageView.image = content.image
    imageView.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    imageView.tintColor = properties.tintColor
    imageView.layer.cornerRadius = properties.cornerRadius
    imageView.clipsToBounds = properties.cornerRadius > 0
    imageView.contentMode = .scaleAspectFit
    guard content.isLoading else {
      wheel?.removeFromSuperview()
      wheel = nil
      return
    }
    guard wheel == nil else { return }
    let wheel = UIActivityIndicatorView(style: .medium)
    wheel.startAnimating()
    scroller.addSubview(wheel)
    self.wheel = wheel
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties, in label: UILabel
  ) {
    label.isHidden = text == nil && attributed == nil
    label.font = properties.font.adjusted(to: traitCollection)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.textAlignment = content.alignment == .center ? .center : .natural
    if let attributed { label.attributedText = attributed } else { label.text = text }
  }

  private func show(
    _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties, in button: inout UIButton?
  ) {
    let isShown =
      configuration.title != nil || configuration.attributedTitle != nil
      || configuration.image != nil
    button?.removeFromSuperview()
    button = nil
    guard isShown else { return }
    // The action runs; its title and image are not the button's.
    let made = UIButton(configuration: configuration)
    if let action = properties.primaryAction {
      made.addAction(action, for: .primaryActionTriggered)
    }
    made.isEnabled = properties.isEnabled
    made.role = properties.role
    scroller.addSubview(made)
    button = made
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    show()
  }

  // MARK: Layout

  /// One of the parts from top to bottom, with the distance to the one above it.
  private struct Part {
    let view: UIView
    let size: CGSize
    var gap: CGFloat = 0
  }

  private func parts(width: CGFloat) -> [Part] {
    var parts: [Part] = []
    func add(_ view: UIView?, _ size: CGSize, gap: CGFloat) {
      guard let view else { return }
      parts.append(Part(view: view, size: size, gap: parts.isEmpty ? 0 : gap))
    }
    if let wheel {
      add(wheel, wheel.intrinsicContentSize, gap: 0)
    } else if !imageView.isHidden {
      add(imageView, imageSize, gap: 0)
    }
    let hasImage = !parts.isEmpty
    func add(_ label: UILabel, gap: CGFloat) {
      guard !label.isHidden else { return }
      let size = label.sizeThatFits(CGSize(width: width, height: .infinity))
      add(label, CGSize(width: width, height: size.height), gap: gap)
    }
    add(textLabel, gap: content.imageToTextPadding)
    add(
      secondaryLabel,
      gap: textLabel.isHidden && hasImage
        ? content.imageToTextPadding : content.textToSecondaryTextPadding)
    add(button, button?.intrinsicContentSize ?? .zero, gap: content.textToButtonPadding)
    add(
      secondaryButton, secondaryButton?.intrinsicContentSize ?? .zero,
      gap: button == nil ? content.textToButtonPadding : content.buttonToSecondaryButtonPadding)
    return parts
  }

  private var imageSize: CGSize {
    imageView.intrinsicContentSize.shrunk(into: content.imageProperties.maximumSize)
  }

  /// The configuration's margins, or the superview's where those are wider.
  private var insets: UIEdgeInsets {
    var insets = content.directionalLayoutMargins.resolved(isRightToLeft: isRightToLeft)
    guard let above = superview?.layoutMargins else { return insets }
    if content.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
      insets.left = max(insets.left, above.left)
      insets.right = max(insets.right, above.right)
    }
    if content.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
      insets.top = max(insets.top, above.top)
      insets.bottom = max(insets.bottom, above.bottom)
    }
    return insets
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let safe = safeAreaInsets
    var insets = insets
    insets.top = max(insets.top, safe.top)
    insets.bottom = max(insets.bottom, safe.bottom)
    if scroller.frame != bounds { scroller.frame = bounds }
    let area = bounds.inset(by: insets)
    let parts = parts(width: max(area.width, 0))
    let height = parts.reduce(0) { $0 + $1.gap + $1.size.height }
    let isCentered = content.alignment == .center
    var y = area.minY + (isCentered ? max((area.height - height) / 2, 0) : 0)
    scroller.contentSize = CGSize(
      width: bounds.width, height: max(y + height + insets.bottom, 0))
    for part in parts {
      y += part.gap
      let size = CGSize(width: min(part.size.width, max(area.width, 0)), height: part.size.height)
      let free = area.width - size.width
      let x = isCentered ? free / 2 : isRightToLeft ? free : 0
      let frame = CGRect(x: area.minX + x, y: y, width: size.width, height: size.height)
        .onPixels(pixelScale)
      if part.view.frame != frame { part.view.frame = frame }
      y += size.height
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = insets
    let width = max(size.width - insets.left - insets.right, 0)
    let height = parts(width: width).reduce(0) { $0 + $1.gap + $1.size.height }
    return CGSize(width: size.width, height: height + insets.top + insets.bottom)
  }
}
