import UIKit

/// The list of trails.
public final class TrailsViewController: UIViewController {
  private enum Section { case nearby }

  public private(set) var trails: [Trail]
  private lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: makeLayout())
  private lazy var dataSource = makeDataSource()

  public init(trails: [Trail]) {
    self.trails = trails
    super.init(nibName: nil, bundle: nil)
    title = String(localized: "Trails", bundle: .module)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .sand
    navigationController?.navigationBar.prefersLargeTitles = true
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "map"), style: .plain, target: self, action: #selector(showMap))
    navigationController?.navigationBar.tintColor = .pine

    collectionView.backgroundColor = .clear
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)

    var snapshot = NSDiffableDataSourceSnapshot<Section, Trail.ID>()
    snapshot.appendSections([.nearby])
    snapshot.appendItems(trails.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  @objc private func showMap() {}

  private func makeLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(280)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(280)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 20
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 24, trailing: 16)
    return UICollectionViewCompositionalLayout(section: section)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Trail.ID> {
    let registration = UICollectionView.CellRegistration<TrailCell, Trail.ID> {
      [weak self] cell, _, id in
      cell.card.trail = self?.trails.first { $0.id == id }
      cell.card.delegate = self
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, id in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
  }
}

extension TrailsViewController: TrailCardViewDelegate {
  public func trailCardDidTapSave(_ card: TrailCardView) {
    guard let trail = card.trail, let index = trails.firstIndex(where: { $0.id == trail.id })
    else { return }
    trails[index] = trail
  }
}

private final class TrailCell: UICollectionViewCell {
  let card = TrailCardView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    card.frame = contentView.bounds
    card.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(card)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: contentView.topAnchor),
      card.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      card.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
}
