/// A view that shows an image.
///
/// Symbols are drawn in the tint colour, unless they have a colour of their own.
open class UIImageView: UIView {
  /// A view of the image's size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp()
    self.image = image
    showImage()
  }

  /// A view of the image's size, or of the highlighted image's size if `image` is nil.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(
      frame: CGRect(origin: .zero, size: image?.size ?? highlightedImage?.size ?? .zero))
    setUp()
    self.image = image
    self.highlightedImage = highlightedImage
    showImage()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A view from an interface file, with the images and properties that it has there.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.readNib(into: self, at: UIImageView.self)
  }

  private func setUp() {
    isUserInteractionEnabled = false
  }

  /// The image; nil for an empty view.
  open var image: UIImage? {
    didSet {
      if image != oldValue { imageDidChange(from: oldValue) }
      tellObservers("image", from: oldValue)
    }
  }

  /// The image in place of `image` while the view is highlighted.
  open var highlightedImage: UIImage? {
    didSet {
      if isHighlighted, highlightedImage != oldValue { imageDidChange(from: oldValue) }
    }
  }

  /// The values that a symbol's own configuration leaves unspecified.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      guard preferredSymbolConfiguration != oldValue else { return }
      shownSymbol = nil
      showImage()
      invalidateIntrinsicContentSize()
    }
  }

  /// Whether the highlighted images are shown.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { showImage() } }
  }

  /// Whether the image grows at the accessibility text sizes; false by default. Not drawn: the
  /// larger image (`FidelityFeature.property`).
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
    didSet { imageSizeMayDiffer() }
  }

  /// The maximum brightness of the image. Differs: no effect, as pictures are of standard range.
  open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified
  /// The brightness in which the image is shown. Differs: always the standard range.
  open var imageDynamicRange: UIImage.DynamicRange { .standard }

  final var symbolEffectsIfAny: SymbolEffectList?

  private func imageSizeMayDiffer() {
    setLack(
      .property, "UIImageView.adjustsImageSizeForAccessibilityContentSizeCategory",
      if: adjustsImageSizeForAccessibilityContentSizeCategory
        && traitCollection.preferredContentSizeCategory.isAccessibilityCategory)
  }

  /// Called when an effect has made the symbol disappear or come back.
  final func symbolVisibilityDidChange() { showImage() }

  // MARK: Animation

  /// The images that take turns after `startAnimating()`. Setting them stops the animation.
  open var animationImages: [UIImage]? {
    didSet { if animationImages != oldValue { stopAnimating() } }
  }

  /// The images that take turns in a highlighted view.
  open var highlightedAnimationImages: [UIImage]? {
    didSet { if highlightedAnimationImages != oldValue { stopAnimating() } }
  }

  /// The seconds of one turn through the images; 0 for a thirtieth for each image.
  open var animationDuration: TimeInterval = 0

  /// The number of turns; 0 for no end.
  open var animationRepeatCount = 0

  /// Whether the images take turns.
  open var isAnimating: Bool { layer.animation(forKey: Self.animationKey) != nil }

  private static let animationKey = "UIImageAnimation"

  /// Shows the images one after the other, from the first, at the clock's time.
  open func startAnimating() {
    stopAnimating()
    let chosen = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    let frames = (chosen ?? []).map { image in
      image.isTinted
        ? resolvedTraits.withCurrent { image.withTintColor(tintColor) } : image
    }
    guard let first = frames.first else { return }
    let turn = CAKeyframeAnimation(keyPath: "contents")
    turn.values = frames.compactMap(\.uprightImage)
    // A single discrete value is not shown.
    turn.calculationMode = frames.count > 1 ? .discrete : .linear
    turn.duration = animationDuration > 0 ? animationDuration : Double(frames.count) / 30
    turn.repeatCount = animationRepeatCount > 0 ? Float(animationRepeatCount) : .infinity
    if image == nil { contentScaleFactor = first.scale }
    layer.add(turn, forKey: Self.animationKey)
  }

  /// Ends the animation and shows `image` again.
  open func stopAnimating() { layer.removeAnimation(forKey: Self.animationKey) }

  override package var standardAccessibility: StandardAccessibility {
    StandardAccessibility(traits: .image)
  }

  /// The size of the shown image in points; without an image, no intrinsic size.
  open override var intrinsicContentSize: CGSize {
    shownImage?.size ?? super.intrinsicContentSize
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    shownImage?.size ?? super.sizeThatFits(size)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if let image = shownImage, image.isTinted { showImage() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    imageSizeMayDiffer()
    if let image, image.attributes.asset != nil {
      imageDidChange(from: previousTraitCollection.map { image.resolved(for: $0) })
    } else if shownImage?.isSymbolImage ?? false {
      showImage()
      let category = previousTraitCollection?.preferredContentSizeCategory
      if category != traitCollection.preferredContentSizeCategory {
        invalidateIntrinsicContentSize()
      }
    }
  }

  /// Puts a resizable image with tiles together at the view's size.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard image?.isSymbolImage != true else { return }
    if let image = shownImage, isAssembled(image), assembledSize != bounds.size { showImage() }
  }

  /// The size that a tiled image was put together at.
  private var assembledSize: CGSize?

  final var shownImage: UIImage? {
    let chosen = (isHighlighted ? highlightedImage ?? image : image)?.resolved(for: resolvedTraits)
    guard let chosen, chosen.isSymbolImage else { return chosen }
    if let known = shownSymbol, known.of === chosen, known.traits === resolvedTraits {
      return known.image
    }
    let image = resolvedTraits.withCurrent {
      let symbol = preferredSymbolConfiguration.map(chosen.resolvedSymbol) ?? chosen
      return symbol.hasOtherSymbolSize ? symbol.redrawnSymbol : symbol
    }
    shownSymbol = (chosen, resolvedTraits, image)
    return image
  }

  /// The symbol as it was last shown: a layout asks for its size several times.
  private var shownSymbol: (of: UIImage, traits: UITraitCollection, image: UIImage)?

  private func imageDidChange(from old: UIImage?) {
    showImage()
    if image?.size != old?.size { invalidateIntrinsicContentSize() }
  }

  /// Gives the layer the pixels to show, and how to stretch them.
  private func showImage() {
    assembledSize = nil
    layer.contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    layer.lacks.replace(UIImage.featuresOfLacks, with: shownImage?.attributes.lacks ?? [])
    guard var image = shownImage, !hidesSymbol else {
      layer.contents = nil
      contentScaleFactor = 0
      return
    }
    if image.flipsForRightToLeftLayoutDirection && isRightToLeft {
      image = image.withHorizontallyFlippedOrientation()
    }
    if image.isSymbolImage, image.scale != resolvedTraits.displayScale {
      image = resolvedTraits.withCurrent { image.redrawnSymbol }
    }
    if image.isTinted {
      image = resolvedTraits.withCurrent { image.withTintColor(tintColor) }
    }
    if isAssembled(image) {
      image = assemble(image)
    } else if image.attributes.isResizable {
      layer.contentsCenter = image.stretchableUnitRect
    }
    layer.contents = image.uprightImage
    contentScaleFactor = image.scale
  }

  /// Whether the image is put together, or drawn anew, at the size that it is shown at.
  private func isAssembled(_ image: UIImage) -> Bool {
    image.isAssembled || image.attributes.vector != nil && contentMode.isScaling
  }

  private func assemble(_ image: UIImage) -> UIImage {
    assembledSize = bounds.size
    let size =
      image.attributes.vector == nil
      ? bounds.size : contentMode.size(of: image.size, in: bounds.size)
    guard size.width > 0, size.height > 0 else { return image }
    let format = UIGraphicsImageRendererFormat()
    format.scale = resolvedTraits.displayScale
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      image.draw(in: CGRect(origin: .zero, size: size))
    }
  }
}

extension UIView.ContentMode {
  fileprivate var isScaling: Bool {
    self == .scaleToFill || self == .scaleAspectFit || self == .scaleAspectFill
  }

  /// The size of a picture in a view, for the content modes that scale.
  fileprivate func size(of picture: CGSize, in view: CGSize) -> CGSize {
    guard self != .scaleToFill, picture.width > 0, picture.height > 0 else { return view }
    let (across, down) = (view.width / picture.width, view.height / picture.height)
    let scale = self == .scaleAspectFit ? min(across, down) : max(across, down)
    return CGSize(width: picture.width * scale, height: picture.height * scale)
  }
}

extension UIImage {
  /// The features that an image's notes are about.
  fileprivate static let featuresOfLacks: [FidelityFeature] = [
    .symbol, .symbolColors, .symbolVariableValue, .animatedImage, .vectorImage, .imageLimit,
    .damagedImage, .imageColors,
  ]

  /// Whether image views draw the image in their tint colour.
  fileprivate var isTinted: Bool {
    renderingMode == .alwaysTemplate || (renderingMode == .automatic && isSymbolImage)
  }

  /// Whether showing the image resized takes more than stretching nine parts.
  var isAssembled: Bool {
    attributes.isResizable && resizingMode == .tile
  }

  /// The stretchable middle as a fraction of the image.
  var stretchableUnitRect: CGRect {
    guard size.width > 0, size.height > 0 else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
    return CGRect(
      x: capInsets.left / size.width, y: capInsets.top / size.height,
      width: max(0, size.width - capInsets.left - capInsets.right) / size.width,
      height: max(0, size.height - capInsets.top - capInsets.bottom) / size.height)
  }
}

extension UIImageView: LayoutDirectionFollowing {
  func followLayoutDirection() {
    if shownImage?.flipsForRightToLeftLayoutDirection ?? false { showImage() }
  }
}
