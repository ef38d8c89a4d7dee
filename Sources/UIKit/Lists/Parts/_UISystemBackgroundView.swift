/// Draws a background configuration behind the content of a cell, a header or a footer.
final class _UISystemBackgroundView: UIView {
  var configuration = UIBackgroundConfiguration.clear() {
    didSet { if configuration != oldValue { show() } }
  }

  private let ground = UIView()
  private var imageView: UIImageView?
  private var effectView: UIVisualEffectView?
  /// The stroke, if it does not lie at the edge of the background.
  private var ring: UIView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(ground)
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func show() {
    ground.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
    ground.layer.cornerRadius = configuration.cornerRadius
    ground.layer.cornerCurve = .continuous
    showEffect()
    showStroke()
    showImage()
    showCustomView()
    showShadow()
    ground.clipsToBounds =
      configuration.image != nil || configuration.cornerRadius > 0 && !ground.subviews.isEmpty
    if configuration.shadowProperties.opacity > 0 { ground.clipsToBounds = false }
    setNeedsLayout()
  }

  private func showEffect() {
    guard let view = keep(&effectView, for: configuration.visualEffect) else { return }
    view.layer.cornerRadius = configuration.cornerRadius
    view.layer.cornerCurve = .continuous
    view.clipsToBounds = configuration.cornerRadius > 0
  }

  private func showStroke() {
    let width = configuration.strokeWidth
    let color = configuration.resolvedStrokeColor(for: tintColor)
    let isApart = width > 0 && configuration.strokeOutset != 0
    if !isApart {
      ring?.removeFromSuperview()
      ring = nil
    } else if ring == nil {
      let view = UIView()
      view.layer.cornerCurve = .continuous
      ring = view
      addSubview(view)
    }
    let stroked = ring ?? ground
    ground.layer.borderWidth = isApart ? 0 : width
    ring?.layer.borderWidth = width
    ground.layer.borderColor = nil
    stroked.layer.borderColor =
      width > 0 ? color.resolvedColor(with: traitCollection).cgColor : nil
    let radius = configuration.cornerRadius
    ring?.layer.cornerRadius = radius > 0 ? max(radius + configuration.strokeOutset, 0) : 0
  }

  private func showShadow() {
    let shadow = configuration.shadowProperties
    guard shadow.opacity > 0 || ground.layer.shadowOpacity > 0 else { return }
    ground.layer.shadowOpacity = Float(shadow.opacity)
    ground.layer.shadowRadius = shadow.radius
    ground.layer.shadowOffset = shadow.offset
    ground.layer.shadowPath = shadow.path?.cgPath
    ground.layer.shadowColor = shadow.color.resolvedColor(with: traitCollection).cgColor
  }

  private func showImage() {
    guard let image = configuration.image else {
      imageView?.removeFromSuperview()
      imageView = nil
      return
    }
    let view = imageView ?? UIImageView()
    if imageView == nil {
      imageView = view
      ground.insertSubview(view, at: 0)
    }
    view.image = image
    view.contentMode = configuration.imageContentMode
  }

  private func showCustomView() {
    let custom = configuration.customView
    for old in ground.subviews where old !== imageView && old !== custom {
      old.removeFromSuperview()
    }
    if let custom, custom.superview !== ground { ground.addSubview(custom) }
  }

  /// Resolves the stroke's colour, which the layer does not.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    show()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var insets = configuration.backgroundInsets
    if let margins = superview?.directionalLayoutMargins {
      let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
      if edges.contains(.top) { insets.top += margins.top }
      if edges.contains(.leading) { insets.leading += margins.leading }
      if edges.contains(.bottom) { insets.bottom += margins.bottom }
      if edges.contains(.trailing) { insets.trailing += margins.trailing }
    }
    ground.frame = bounds.inset(by: insets.resolved(isRightToLeft: isRightToLeft))
    for view in ground.subviews { view.frame = ground.bounds }
    effectView?.frame = ground.frame
    let outset = -configuration.strokeOutset
    ring?.frame = ground.frame.insetBy(dx: outset, dy: outset)
  }
}
