import UIKit

/// Coloured squares in sections, three to a line, under headers that stay in sight.
final class PhotoGridView: UIView, UICollectionViewDataSource {
  private let months = [("June", 8), ("July", 5)]
  private let collection: UICollectionView

  override init(frame: CGRect) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 104, height: 80)
    layout.minimumLineSpacing = 4
    layout.minimumInteritemSpacing = 4
    layout.headerReferenceSize.height = 44
    layout.sectionHeadersPinToVisibleBounds = true
    layout.sectionInset.bottom = 8
    collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(frame: frame)
    collection.register(TileCell.self, forCellWithReuseIdentifier: "tile")
    collection.register(
      SectionTitleView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "title")
    collection.dataSource = self
    addSubview(collection)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    collection.frame = bounds
  }

  func scroll(to offset: CGFloat) {
    layoutIfNeeded()
    collection.contentOffset.y = offset
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { months.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { months[section].1 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    (cell as? TileCell)?.show(
      "\(indexPath.item + 1)", hue: CGFloat(indexPath.section * 8 + indexPath.item) / 13)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    let (month, count) = months[indexPath.section]
    (view as? SectionTitleView)?.show(month, detail: "\(count) photos")
    return view
  }
}

/// A gradient with a number on it.
final class TileCell: UICollectionViewCell {
  private let ground = CAGradientLayer()
  private let label = UILabel()
  /// Whether the text is at the top edge, else at the bottom.
  var isTextOnTop = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.addSublayer(ground)
    contentView.clipsToBounds = true
    label.font = .systemFont(ofSize: 15, weight: .semibold)
    label.textColor = .white
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: String, hue: CGFloat, radius: CGFloat = 6) {
    label.text = text
    ground.colors = [
      UIColor(hue: hue, saturation: 0.55, brightness: 0.95, alpha: 1).cgColor,
      UIColor(hue: hue, saturation: 0.75, brightness: 0.7, alpha: 1).cgColor,
    ]
    contentView.layer.cornerRadius = radius
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = contentView.bounds
    label.sizeToFit()
    label.frame.origin = CGPoint(
      x: 8, y: isTextOnTop ? 6 : contentView.bounds.height - label.frame.height - 6)
  }
}

/// A title at the leading edge and a detail at the trailing one.
final class SectionTitleView: UICollectionReusableView {
  private let title = UILabel()
  private let detail = UILabel()
  private var sides: [NSLayoutConstraint] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    title.font = .systemFont(ofSize: 20, weight: .bold)
    detail.font = .systemFont(ofSize: 15)
    detail.textColor = .secondaryLabel
    for label in [title, detail] {
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
    }
    sides = [
      title.leadingAnchor.constraint(equalTo: leadingAnchor),
      trailingAnchor.constraint(equalTo: detail.trailingAnchor),
    ]
    NSLayoutConstraint.activate(
      sides + [
        title.centerYAnchor.constraint(equalTo: centerYAnchor),
        detail.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
      ])
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameter inset: From the sides, points.
  func show(_ heading: String, detail note: String, inset: CGFloat = 12) {
    for side in sides { side.constant = inset }
    title.text = heading
    detail.text = note
  }
}
