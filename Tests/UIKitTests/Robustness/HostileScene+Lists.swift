import UIKit

extension HostileScene {
  static let lists: [(inout HostileDice) -> HostileScene] = [
    { _ in table() }, { _ in flow() }, { compositional(&$0) },
  ]

  /// Rows and sections that are not there raise an exception on Apple's platforms wherever rows
  /// are changed or scrolled to: those calls are asked for what there is.
  private static func table() -> HostileScene {
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
      var height: CGFloat?
      var level = 0
      func numberOfSections(in tableView: UITableView) -> Int { 2 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "Row"
        cell.indentationLevel = level
        return cell
      }
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        height ?? tableView.rowHeight
      }
      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        "Header"
      }
    }
    let view = UITableView(frame: frame, style: .grouped)
    let source = Source()
    view.dataSource = source
    view.delegate = source
    let scene = HostileScene("table", view)
    scene.held = [source]
    scene.call("heights") { dice in
      source.height = dice.make()
      source.level = dice.make()
      view.reloadData()
    }
    scene.call("cell") { dice in
      guard let cell = view.visibleCells.first else { return }
      cell.indentationWidth = dice.make()
      cell.indentationLevel = dice.make()
      cell.separatorInset = dice.make()
      cell.contentConfiguration = content(&dice)
    }
    scene.call("places") { dice in
      _ = view.indexPathForRow(at: dice.make())
      _ = view.indexPathsForRows(in: dice.make())
      _ = view.cellForRow(at: dice.make())
    }
    scene.call("offset") { view.setContentOffset($0.make(), animated: $0.flag()) }
    scene.call("scroll") { dice in
      let path = IndexPath(row: dice.next(below: 3), section: dice.next(below: 2))
      view.scrollToRow(at: path, at: .middle, animated: false)
    }
    scene.call("header") { dice in
      view.tableHeaderView = UIView(frame: dice.make())
      view.tableFooterView = UIView(frame: dice.make())
    }
    return scene
  }

  private static func content(_ dice: inout HostileDice) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Text"
    content.secondaryText = "More text"
    content.image = picture()
    content.directionalLayoutMargins = dice.make()
    content.imageToTextPadding = dice.make()
    content.textToSecondaryTextHorizontalPadding = dice.make()
    content.textToSecondaryTextVerticalPadding = dice.make()
    content.imageProperties.maximumSize = dice.make()
    content.imageProperties.reservedLayoutSize = dice.make()
    content.imageProperties.cornerRadius = dice.make()
    content.imageProperties.strokeWidth = dice.make()
    content.textProperties.numberOfLines = dice.make()
    content.textProperties.minimumScaleFactor = dice.make()
    content.textProperties.font = font(&dice)
    return content
  }

  private final class Items: NSObject, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    var size: CGSize?
    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 7 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.backgroundColor = .red
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      if indexPath.item == 1, let size { return size }
      return (layout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
    }
  }

  private static func collection(
    _ name: String, _ layout: UICollectionViewLayout
  ) -> (HostileScene, UICollectionView, Items) {
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let items = Items()
    view.dataSource = items
    let scene = HostileScene(name, view)
    scene.objects.append(layout)
    scene.held = [items]
    scene.call("places") { dice in
      _ = view.indexPathForItem(at: dice.make())
      _ = view.cellForItem(at: dice.make())
      _ = layout.layoutAttributesForElements(in: dice.make())
    }
    scene.call("offset") { view.setContentOffset($0.make(), animated: $0.flag()) }
    scene.call("scroll") { dice in
      let path = IndexPath(item: dice.next(below: 7), section: dice.next(below: 2))
      view.scrollToItem(at: path, at: .centeredVertically, animated: false)
    }
    scene.call("invalidate") { dice in
      let context = UICollectionViewLayoutInvalidationContext()
      context.contentOffsetAdjustment = dice.make()
      context.contentSizeAdjustment = dice.make()
      layout.invalidateLayout(with: context)
    }
    return (scene, view, items)
  }

  private static func flow() -> HostileScene {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 9, height: 7)
    let (scene, view, items) = collection("flow layout", layout)
    scene.call("sizes") { dice in
      items.size = dice.make()
      view.delegate = items
      view.reloadData()
    }
    scene.call("direction") { dice in
      layout.scrollDirection = dice.flag() ? .horizontal : .vertical
    }
    scene.objects += [layout, layout]
    return scene
  }

  private static func dimension(
    _ dice: inout HostileDice
  ) -> NSCollectionLayoutDimension {
    switch dice.next(below: 5) {
    case 0: .absolute(8)
    case 1: .absolute(dice.make())
    case 2: .estimated(dice.make())
    case 3: .fractionalWidth(dice.make())
    default: .fractionalHeight(dice.make())
    }
  }

  private static func size(_ dice: inout HostileDice) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: dimension(&dice), heightDimension: dimension(&dice))
  }

  private static func compositional(_ dice: inout HostileDice) -> HostileScene {
    let anchor = NSCollectionLayoutAnchor(edges: .top, fractionalOffset: dice.make())
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(&dice), elementKind: "badge", containerAnchor: anchor)
    let item =
      dice.flag()
      ? NSCollectionLayoutItem(layoutSize: size(&dice), supplementaryItems: [badge])
      : NSCollectionLayoutItem(layoutSize: size(&dice))
    item.contentInsets = dice.make()
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(dice.make()), top: .flexible(dice.make()), trailing: nil, bottom: nil)
    let group =
      dice.flag()
      ? NSCollectionLayoutGroup.horizontal(layoutSize: size(&dice), subitems: [item])
      : NSCollectionLayoutGroup.vertical(
        layoutSize: size(&dice), repeatingSubitem: item, count: 1 + dice.next(below: 3))
    group.interItemSpacing = dice.flag() ? .fixed(dice.make()) : .flexible(dice.make())
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = dice.make()
    section.interGroupSpacing = dice.make()
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = dice.make()
    let layout = UICollectionViewCompositionalLayout(
      section: section, configuration: configuration)
    let (scene, view, _) = collection("compositional layout", layout)
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "badge",
      withReuseIdentifier: "badge")
    scene.objects += [section, group, item]
    return scene
  }
}
