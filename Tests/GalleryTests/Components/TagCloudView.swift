import UIKit

/// Tags that say their own width, in lines that run with the interface.
final class TagCloudView: UIView, UICollectionViewDataSource {
  private let tags = [
    "Swift", "headless", "layout", "collection view", "snapshot", "UIKit", "flow", "self-sizing",
    "reuse", "right to left", "cells", "justified", "end",
  ]
  private let collection: UICollectionView

  private final class Layout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  override init(frame: CGRect) {
    let layout = Layout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    layout.minimumInteritemSpacing = 8
    layout.minimumLineSpacing = 8
    layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(frame: frame)
    collection.register(TagCell.self, forCellWithReuseIdentifier: "tag")
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
  ) -> Int { tags.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath)
    (cell as? TagCell)?.label.text = tags[indexPath.item]
    return cell
  }
}

/// A text in a capsule.
private final class TagCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 15, weight: .medium)
    label.textColor = .systemBlue
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    contentView.backgroundColor = UIColor.systemBlue.withAlphaComponent(0.12)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      contentView.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 12),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
      contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 6),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    contentView.layer.cornerRadius = contentView.bounds.height / 2
  }
}
