import UIKit

/// A card with a large suit in the middle and a small one in two corners.
final class PlayingCardView: UIView {
  private let pip: SuitView
  private let cornerPip: SuitView
  private let oppositePip: SuitView

  init(suit: Suit, frame: CGRect = .zero) {
    pip = SuitView(suit: suit)
    cornerPip = SuitView(suit: suit)
    oppositePip = SuitView(suit: suit)
    super.init(frame: frame)
    backgroundColor = .white
    layer.cornerRadius = 12
    layer.borderWidth = 0.5
    layer.borderColor = UIColor(white: 0, alpha: 0.15).cgColor
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 6
    layer.shadowOffset = CGSize(width: 0, height: 3)
    [pip, cornerPip, oppositePip].forEach(addSubview)
    oppositePip.transform = CGAffineTransform(rotationAngle: .pi)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = bounds.width * 0.56
    pip.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    pip.center = CGPoint(x: bounds.midX, y: bounds.midY)
    for small in [cornerPip, oppositePip] {
      small.bounds = CGRect(x: 0, y: 0, width: 16, height: 16)
    }
    cornerPip.center = CGPoint(x: 17, y: 19)
    oppositePip.center = CGPoint(x: bounds.width - 17, y: bounds.height - 19)
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 12).cgPath
  }
}

/// Cards fanned out around a point below them.
final class CardFanView: UIView {
  private let cards = Suit.allCases.map { PlayingCardView(suit: $0) }

  override init(frame: CGRect) {
    super.init(frame: frame)
    cards.forEach(addSubview)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    cards.forEach(addSubview)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, card) in cards.enumerated() {
      let angle = (CGFloat(index) - 1.5) * .pi / 9
      card.bounds = CGRect(x: 0, y: 0, width: 96, height: 136)
      card.layer.anchorPoint = CGPoint(x: 0.5, y: 1.2)
      card.center = CGPoint(x: bounds.midX, y: bounds.maxY)
      card.transform = CGAffineTransform(rotationAngle: angle)
    }
  }
}
