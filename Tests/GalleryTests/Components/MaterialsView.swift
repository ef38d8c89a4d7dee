import UIKit

/// Materials over a picture of stripes and circles, with a line of vibrant text on each.
final class MaterialsView: UIView {
  private let styles: [UIBlurEffect.Style]

  init(styles: [UIBlurEffect.Style]) {
    self.styles = styles
    super.init(frame: .zero)
    clipsToBounds = true
    let colours: [UIColor] = [.systemRed, .systemOrange, .systemYellow, .systemGreen, .systemBlue]
    for (index, colour) in colours.enumerated() {
      let stripe = UIView()
      stripe.backgroundColor = colour
      stripe.tag = index
      addSubview(stripe)
    }
    for style in styles {
      let blur = UIBlurEffect(style: style)
      let card = UIVisualEffectView(effect: blur)
      card.layer.cornerRadius = 12
      card.layer.cornerCurve = .continuous
      card.clipsToBounds = true
      let vibrant = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .label))
      vibrant.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      let label = UILabel()
      label.text = "Material"
      label.font = .boldSystemFont(ofSize: 13)
      label.textAlignment = .center
      label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      vibrant.contentView.addSubview(label)
      card.contentView.addSubview(vibrant)
      addSubview(card)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let stripes = subviews.prefix(5)
    let width = bounds.width / 5
    for (index, stripe) in stripes.enumerated() {
      stripe.frame = CGRect(
        x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
    }
    let height = bounds.height / CGFloat(max(styles.count, 1))
    for (index, card) in subviews.dropFirst(5).enumerated() {
      card.frame = CGRect(
        x: 0, y: CGFloat(index) * height, width: bounds.width, height: height
      ).insetBy(dx: 10, dy: 5)
    }
  }
}
