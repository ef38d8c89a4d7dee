import UIKit

/// Cards on a circle, each turned to face outwards.
final class CardWheelView: UIView, UICollectionViewDataSource {
  private let collection = UICollectionView(frame: .zero, collectionViewLayout: WheelLayout())

  override init(frame: CGRect) {
    super.init(frame: frame)
    collection.backgroundColor = .secondarySystemBackground
    collection.register(TileCell.self, forCellWithReuseIdentifier: "card")
    collection.dataSource = self
    addSubview(collection)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    collection.frame = bounds
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 10 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    (cell as? TileCell)?.isTextOnTop = true
    (cell as? TileCell)?.show(
      "\(indexPath.item + 1)", hue: CGFloat(indexPath.item) / 10, radius: 10)
    return cell
  }
}

private final class WheelLayout: UICollectionViewLayout {
  private var cards: [UICollectionViewLayoutAttributes] = []

  override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

  override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    let count = view.numberOfItems(inSection: 0)
    let radius = view.bounds.width / 2 - 60
    cards = (0..<count).map { item in
      let card = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      let angle = CGFloat(item) / CGFloat(count) * 2 * .pi
      card.size = CGSize(width: 64, height: 92)
      card.center = CGPoint(
        x: view.bounds.midX + radius * sin(angle), y: view.bounds.midY - radius * cos(angle))
      card.transform = CGAffineTransform(rotationAngle: angle)
      card.zIndex = count - item
      return card
    }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { cards[indexPath.item] }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { cards.filter { $0.frame.intersects(rect) } }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }
}
