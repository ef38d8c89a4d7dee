import UIKit

/// A screen of items out of 100 and out of 1,000: made and laid out (`_first`), and scrolled by
/// four screens in steps of a tenth (`_scroll`).
///
/// What is visible is the same, so that the two should cost the same.
@MainActor
struct CollectionsBenchmark {
  private let arguments: Arguments

  init(_ arguments: Arguments) {
    self.arguments = arguments
  }

  func run() {
    for (name, make) in [("flow", Self.flow), ("grid", Self.grid), ("sizing", Self.sizing)] {
      var first: [Int: Double] = [:]
      var scroll: [Int: Double] = [:]
      for count in [100, 1000] {
        let source = Source(count)
        first[count] = measure("\(name)_first_\(count)") {
          _ = Self.screen(make(), source)
        }
        scroll[count] = measure("\(name)_scroll_\(count)") {
          let view = Self.screen(make(), source)
          for step in 1...40 {
            view.contentOffset.y = CGFloat(step) * 60
            view.layoutIfNeeded()
          }
        }
      }
      if !arguments.isJSON {
        print(
          "\(name): 1,000 items cost \(ratio(first)) of 100 at first, \(ratio(scroll)) scrolled")
      }
    }
  }

  private func ratio(_ times: [Int: Double]) -> String {
    let ratio = (times[1000] ?? 0) / max(times[100] ?? 0, 1e-9)
    return "\((ratio * 100).rounded() / 100)×"
  }

  private func measure(_ name: String, _ body: () -> Void) -> Double {
    let measurement = Measurement(scene: name, scale: 2, seconds: arguments.seconds, body)
    print(arguments.isJSON ? measurement.json : measurement.text)
    return measurement.median
  }

  // MARK: Scenes

  private static func screen(
    _ layout: UICollectionViewLayout, _ source: Source
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 600), collectionViewLayout: layout)
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  private static func flow() -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 90)
    return layout
  }

  /// Cells that say their own size.
  private static func sizing() -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 100, height: 90)
    return layout
  }

  private static func grid() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(90)), subitem: item,
      count: 3)
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    return UICollectionViewCompositionalLayout(section: section)
  }

  private final class Cell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        label.topAnchor.constraint(equalTo: contentView.topAnchor),
        contentView.trailingAnchor.constraint(equalTo: label.trailingAnchor),
        contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    let count: Int

    init(_ count: Int) {
      self.count = count
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? Cell)?.label.text = "Item \(indexPath.item)"
      return cell
    }
  }
}
