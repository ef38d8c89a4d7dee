/// The background of a bar, which covers the bar and what the device covers beside it.
final class _UIBarBackground: UIView {
  let shadowView = _UIBarBackgroundShadowView()
  private var effectView: UIVisualEffectView?
  private var imageView: UIImageView?
  private var shadowImageView: UIImageView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    shadowView.backgroundColor = .barHairline
    addSubview(shadowView)
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameters:
  ///   - thickness: The thickness of the line in points.
  ///   - atTop: Whether the line lies above the bar.
  func show(_ look: BarLook, thickness: CGFloat, atTop: Bool) {
    backgroundColor = look.effect == nil ? look.color : nil
    show(look.effect, look.color)
    set(look.image, in: &imageView, below: shadowView)
    imageView?.frame = bounds
    if let imageView, imageView.contentMode != look.imageMode {
      imageView.contentMode = look.imageMode
      imageView.clipsToBounds = look.imageMode != .scaleToFill
    }
    let height = look.shadowImage?.size.height ?? thickness
    shadowView.isHidden = look.shadowColor == nil && look.shadowImage == nil
    shadowView.frame = CGRect(
      x: 0, y: atTop ? -height : bounds.height, width: bounds.width, height: height)
    shadowView.backgroundColor = look.shadowImage == nil ? look.shadowColor : nil
    set(look.shadowImage, in: &shadowImageView, below: nil)
    shadowImageView?.tintColor = look.shadowColor
    shadowImageView?.frame = shadowView.frame
  }

  private func show(_ effect: UIBlurEffect?, _ color: UIColor?) {
    guard let view = keep(&effectView, for: effect) else { return }
    if view.contentView.backgroundColor != color { view.contentView.backgroundColor = color }
    view.frame = bounds
  }

  private func set(_ image: UIImage?, in view: inout UIImageView?, below other: UIView?) {
    guard let image else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    let shown = view ?? UIImageView()
    if shown.image != image { shown.image = image }
    if shown.superview == nil {
      if let other { insertSubview(shown, belowSubview: other) } else { addSubview(shown) }
    }
    view = shown
  }
}
