/// A view with an effect on what lies behind it, and content on top.
///
/// Not drawn: the effect, see `UIBlurEffect` (`FidelityFeature.visualEffect`). The content view,
/// the background colour and everything in them are drawn.
open class UIVisualEffectView: UIView {
  private let content = UIView()

  open var effect: UIVisualEffect? {
    didSet { effectDidChange() }
  }

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    prepare()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.readNib(into: self, at: UIVisualEffectView.self)
  }

  private func effectDidChange() {
    let lack: FidelityNote? =
      switch effect {
      case nil: nil
      case is UIVibrancyEffect: FidelityNote(.contentColor, "UIVisualEffectView.contentView")
      case let effect?: FidelityNote(.visualEffect, "\(type(of: effect))")
      }
    layer.lacks.replace([.visualEffect, .contentColor], with: lack.map { [$0] } ?? [])
  }

  private func prepare() {
    effectDidChange()
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// Where subviews go.
  open var contentView: UIView { content }
}
