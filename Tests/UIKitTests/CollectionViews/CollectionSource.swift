import UIKit

/// A data source and delegate that writes down what it is asked.
@MainActor
final class CollectionSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var sections: [[String]]
  var calls: [String] = []

  init(_ sections: [[String]]) {
    self.sections = sections
  }

  convenience init(count: Int) {
    self.init([(0..<count).map(String.init)])
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    calls.append("sections")
    return sections.count
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    calls.append("items \(section)")
    return sections[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    calls.append("cell \(indexPath.section).\(indexPath.item)")
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    let text = sections[indexPath.section][indexPath.item]
    (cell as? TitleCell)?.title = text
    (cell as? LetterCell)?.show(text)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }
}

final class TitleCell: UICollectionViewCell {
  static var madeCount = 0
  var title = ""
  var reuseCount = 0
  var appliedCount = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.madeCount += 1
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuseCount += 1
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    appliedCount += 1
  }
}

/// A cell as wide as its text has letters, ten points each.
final class LetterCell: UICollectionViewCell {
  private let block = UIView()
  private let width: NSLayoutConstraint
  private let height: NSLayoutConstraint

  override init(frame: CGRect) {
    width = block.widthAnchor.constraint(equalToConstant: 0)
    height = block.heightAnchor.constraint(equalToConstant: 20)
    super.init(frame: frame)
    block.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(block)
    height.priority = .defaultHigh
    NSLayoutConstraint.activate([
      block.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      block.topAnchor.constraint(equalTo: contentView.topAnchor),
      contentView.bottomAnchor.constraint(equalTo: block.bottomAnchor),
      contentView.trailingAnchor.constraint(equalTo: block.trailingAnchor), width, height,
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: String, height: CGFloat = 20) {
    width.constant = CGFloat(text.count) * 10
    width.priority = .defaultHigh
    self.height.constant = height
  }
}

/// A collection view that keeps its data source and its window.
final class HostedCollectionView: UICollectionView {
  var source: CollectionSource?
  var keptWindow: UIWindow?
}

extension UICollectionView {
  /// One in a window of its own size, with `TitleCell` for "cell" and a plain view for "view".
  static func hosted(
    _ size: CGSize, _ layout: UICollectionViewLayout, _ source: CollectionSource,
    cell: AnyClass = TitleCell.self
  ) -> UICollectionView {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.isHidden = false
    let view = HostedCollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.source = source
    view.keptWindow = window
    view.register(cell, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, elementKindSectionFooter, "badge"] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view")
    }
    view.dataSource = source
    view.delegate = source
    window.addSubview(view)
    window.layoutIfNeeded()
    return view
  }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  /// The left edges of a section's first items.
  func lefts(_ count: Int, _ section: Int = 0) -> [CGFloat] {
    (0..<count).compactMap { frame($0, section)?.minX }
  }

  var titles: [String] { visibleCells.compactMap { ($0 as? TitleCell)?.title } }
}
