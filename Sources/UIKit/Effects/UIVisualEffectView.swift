import QuartzCore

/// A view with an effect on the content behind it, and content on top.
///
/// Corners, `clipsToBounds` and the view's own mask cut the effect, too. Inside an animation a
/// change of `effect` is animated: a blur appears or disappears by its radius and its tint; of two
/// blurs the new one appears at once. Behind the content lies a `_UIVisualEffectBackdropView`, as
/// on iOS, where a second view in between, `_UIVisualEffectSubview`, has the tint that is part of
/// it here.
///
/// Differs: an effect also works through superviews that are translucent or masked, with which it
/// fails on iOS.
open class UIVisualEffectView: UIView {
  private let content = _UIVisualEffectContentView()
  private var backdrop: _UIVisualEffectBackdropView?
  private var shownEffect: UIVisualEffect?

  /// The effect on the content behind the view; nil for none. The view keeps a copy, so that
  /// glass has to be set again when it was changed.
  open var effect: UIVisualEffect? {
    get { shownEffect }
    set {
      let old = shownEffect
      shownEffect = newValue?.copy() as? UIVisualEffect
      if old !== newValue, old?.isEqual(newValue) != true { effectDidChange(from: old) }
    }
  }

  /// A view with an effect and a size of zero; nil for no effect.
  public init(effect: UIVisualEffect?) {
    shownEffect = effect?.copy() as? UIVisualEffect
    super.init(frame: .zero)
    prepare()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Makes a view with the effect and the content that a file gives it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.readNib(into: self, at: UIVisualEffectView.self)
  }

  private func prepare() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
    if shownEffect != nil { effectDidChange(from: nil) }
  }

  /// The view for subviews.
  open var contentView: UIView { content }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let style = previousTraitCollection?.userInterfaceStyle
    if style != traitCollection.userInterfaceStyle { updateMaterial() }
  }

  private func effectDidChange(from old: UIVisualEffect?) {
    updateMaterial()
    let isBlur = Self.blurs(shownEffect)
    setLack(
      .visualEffect, "The light at the edges of glass", if: shownEffect is UIGlassEffect)
    setLack(
      .visualEffect, "How glass melts together", if: shownEffect is UIGlassContainerEffect)
    if let backdrop {
      if isBlur, !Self.blurs(old) { backdrop.effectLayer.appear() }
      if !isBlur, Self.blurs(old) { backdrop.effectLayer.amount = 0 }
      if !isBlur, ViewAnimation.current == nil {
        backdrop.removeFromSuperview()
        self.backdrop = nil
      }
    }
    let isVibrant = shownEffect is UIVibrancyEffect
    if isVibrant, !(old is UIVibrancyEffect) { content.effectLayer.appear() }
    if !isVibrant, old is UIVibrancyEffect { content.effectLayer.amount = 0 }
  }

  private static func blurs(_ effect: UIVisualEffect?) -> Bool {
    effect is UIBlurEffect || effect is UIGlassEffect
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backdrop?.layer.masksToBounds = shownEffect is UIGlassEffect
    backdrop?.layer.cornerRadius =
      shownEffect is UIGlassEffect && layer.cornerRadius == 0 && extras?.corners == nil
      ? min(bounds.width, bounds.height) / 2 : 0
  }

  private func showBackdrop(_ effect: BackdropEffect) {
    let layer = backdropView().effectLayer
    layer.effect = effect
    layer.screenLack = FidelityNote(
      .visualEffect, "The blur, seen only with drawHierarchyInKeyWindow: true,")
  }

  /// Gives the layers the numbers of the effect in the current appearance.
  private func updateMaterial() {
    let isDark = traitCollection.userInterfaceStyle == .dark
    switch shownEffect {
    case let blur as UIBlurEffect:
      showBackdrop(BlurMaterial.effect(blur.style, isDark: isDark))
    case let glass as UIGlassEffect: showBackdrop(glass.effect(in: traitCollection))
    case let vibrancy as UIVibrancyEffect:
      content.effectLayer.effect = BlurMaterial.vibrancy(
        vibrancy.style, over: vibrancy.blurStyle, isDark: isDark)
      content.effectLayer.screenLack = FidelityNote(
        .contentColor, "UIVisualEffectView.contentView")
    default: break
    }
  }

  private func backdropView() -> _UIVisualEffectBackdropView {
    if let backdrop { return backdrop }
    var made = _UIVisualEffectBackdropView()
    // An animation lets the effect appear, but does not move it.
    UIView.performWithoutAnimation {
      made = _UIVisualEffectBackdropView(frame: bounds)
      made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      made.isUserInteractionEnabled = false
      insertSubview(made, at: 0)
    }
    backdrop = made
    return made
  }
}

extension BackdropLayer {
  /// Changes from no effect to the whole of it.
  fileprivate func appear() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    amount = 0
    CATransaction.commit()
    amount = 1
  }
}

/// Draws the content behind an effect view.
final class _UIVisualEffectBackdropView: UIView {
  override class var layerClass: AnyClass { BackdropLayer.self }

  fileprivate var effectLayer: BackdropLayer {
    guard let layer = layer as? BackdropLayer else { preconditionFailure("layerClass says so") }
    return layer
  }
}

/// Holds an effect view's content.
final class _UIVisualEffectContentView: UIView {
  override class var layerClass: AnyClass { BackdropLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    effectLayer.extent = .content
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    effectLayer.extent = .content
  }

  fileprivate var effectLayer: BackdropLayer {
    guard let layer = layer as? BackdropLayer else { preconditionFailure("layerClass says so") }
    return layer
  }
}
