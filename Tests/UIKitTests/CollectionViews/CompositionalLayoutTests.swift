import Testing
import UIKit

@MainActor
private func item(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutItem {
  NSCollectionLayoutItem(layoutSize: size(width, height))
}

private func size(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutSize {
  NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

@MainActor
@Suite struct CompositionalLayoutTests {
  private let room = CGSize(width: 200, height: 300)

  private func host(
    _ section: NSCollectionLayoutSection, _ counts: Int..., width: CGFloat = 200,
    _ configure: (UICollectionViewCompositionalLayoutConfiguration) -> Void = { _ in }
  ) -> UICollectionView {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configure(configuration)
    return UICollectionView.hosted(
      CGSize(width: width, height: 300),
      UICollectionViewCompositionalLayout(section: section, configuration: configuration),
      CollectionSource(counts.map { (0..<$0).map(String.init) }))
  }

  private func grid(_ count: Int = 2) -> NSCollectionLayoutSection {
    let cell = item(.fractionalWidth(1 / CGFloat(count)), .fractionalHeight(1))
    return NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [cell]))
  }

  @Test func `a group begins its items again while they fit, and is repeated`() {
    let view = host(grid(3), 7, width: 300)
    #expect(view.lefts(7) == [0, 100, 200, 0, 100, 200, 0])
    #expect(view.frame(6) == CGRect(x: 0, y: 100, width: 100, height: 50))
    #expect(view.contentSize == CGSize(width: 300, height: 150))
  }

  @Test func `insets are inside of an item, edge spacing and distances outside`() {
    let cell = item(.absolute(40), .absolute(30))
    cell.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    cell.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(5), top: .fixed(6), trailing: nil, bottom: nil)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [cell])
    group.interItemSpacing = .fixed(10)
    // 45 + 10 + 45 + 10 + 45 = 155; a fourth would make 210.
    let view = host(NSCollectionLayoutSection(group: group), 4)
    #expect(view.lefts(4) == [7, 62, 117, 7])
    #expect(view.frame(0) == CGRect(x: 7, y: 7, width: 34, height: 26))
  }

  @Test func `a count shares the group's width whatever the item's size says`() {
    let cell = item(.fractionalWidth(1), .absolute(20))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitem: cell, count: 2)
    group.interItemSpacing = .fixed(10)
    let view = host(NSCollectionLayoutSection(group: group), 3)
    #expect(view.frame(1) == CGRect(x: 105, y: 0, width: 95, height: 20))
    #expect(view.frame(2) == CGRect(x: 0, y: 50, width: 95, height: 20))
    let repeated = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      repeatingSubitem: item(.absolute(30), .absolute(20)), count: 2)
    #expect(host(NSCollectionLayoutSection(group: repeated), 3).lefts(3) == [0, 30, 0])
  }

  @Test func `groups lie in groups`() {
    let leading = item(.fractionalWidth(0.7), .fractionalHeight(1))
    let trailing = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)),
      subitem: item(.fractionalWidth(1), .fractionalHeight(0.5)), count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [leading, trailing])
    let view = host(NSCollectionLayoutSection(group: group), 5)
    #expect(view.frame(0) == CGRect(x: 0, y: 0, width: 140, height: 100))
    #expect(view.frame(1) == CGRect(x: 140, y: 0, width: 60, height: 50))
    #expect(view.frame(2) == CGRect(x: 140, y: 50, width: 60, height: 50))
    #expect(view.frame(3)?.minY == 100)
    #expect(view.frame(4) == CGRect(x: 140, y: 100, width: 60, height: 50))
  }

  @Test func `flexible distances share what is left`() {
    let cell = item(.absolute(40), .absolute(30))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), repeatingSubitem: cell, count: 3)
    group.interItemSpacing = .flexible(10)
    #expect(host(NSCollectionLayoutSection(group: group), 3).lefts(3) == [0, 80, 160])
    cell.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: .flexible(0), trailing: .flexible(0), bottom: .flexible(0))
    let centered = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), repeatingSubitem: cell, count: 1)
    #expect(
      host(NSCollectionLayoutSection(group: centered), 1).frame(0)
        == CGRect(x: 80, y: 10, width: 40, height: 30))
  }

  @Test func `a custom group puts items where its provider says`() {
    var asked: CGSize?
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .absolute(100))
    ) { environment in
      asked = environment.container.effectiveContentSize
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 10, y: 10, width: 20, height: 20)),
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: 100, y: 50, width: 50, height: 50), zIndex: 3),
      ]
    }
    let view = host(NSCollectionLayoutSection(group: group), 3)
    #expect(asked == CGSize(width: 200, height: 100))
    #expect(view.frame(1) == CGRect(x: 100, y: 50, width: 50, height: 50))
    #expect(view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.zIndex == 3)
    #expect(view.frame(2) == CGRect(x: 10, y: 110, width: 20, height: 20))
  }

  @Test func `sections have insets, distances, headers and footers`() {
    let section = grid()
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 7, trailing: 30)
    section.interGroupSpacing = 8
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(30)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    let footer = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.absolute(50), .absolute(12)),
      elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottomTrailing)
    section.boundarySupplementaryItems = [header, footer]
    let view = host(section, 3, 1) { $0.interSectionSpacing = 11 }
    func frame(_ kind: String, _ section: Int) -> CGRect? {
      view.layoutAttributesForSupplementaryElement(
        ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
    }
    #expect(frame(header.elementKind, 0) == CGRect(x: 20, y: 0, width: 150, height: 30))
    #expect(view.frame(0) == CGRect(x: 20, y: 35, width: 75, height: 50))
    #expect(view.frame(2) == CGRect(x: 20, y: 93, width: 75, height: 50))
    #expect(frame(footer.elementKind, 0) == CGRect(x: 120, y: 150, width: 50, height: 12))
    #expect(frame(header.elementKind, 1)?.minY == 173)
    #expect(view.contentSize == CGSize(width: 200, height: 277))
    #expect(view.visibleSupplementaryViews(ofKind: header.elementKind).count == 2)
  }

  @Test func `a header of an estimated height has the one that it needs`() {
    final class Header: UICollectionReusableView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        addSubview(content)
        NSLayoutConstraint.activate([
          content.topAnchor.constraint(equalTo: topAnchor, constant: 4),
          content.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -3),
          content.heightAnchor.constraint(equalToConstant: 30),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    let section = grid()
    let kind = UICollectionView.elementKindSectionHeader
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .estimated(20)), elementKind: kind, alignment: .top)
    ]
    let view = host(section, 2)
    view.register(
      Header.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    view.reloadData()
    view.layoutIfNeeded()
    let header = view.visibleSupplementaryViews(ofKind: kind).first
    #expect(header is Header)
    #expect(header?.frame == CGRect(x: 0, y: 0, width: 200, height: 37))
    #expect(view.frame(0)?.minY == 37)
  }

  @Test func `pinned headers stay while their section is there`() {
    let section = grid(1)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(30)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = true
    header.zIndex = 2
    section.boundarySupplementaryItems = [header]
    let view = host(section, 10, 10)
    for (offset, expected) in [(0.0, 0.0), (100, 100), (515, 500)] as [(CGFloat, CGFloat)] {
      view.contentOffset.y = offset
      view.layoutIfNeeded()
      let shown = view.supplementaryView(
        forElementKind: header.elementKind, at: IndexPath(item: 0, section: 0))
      #expect(shown?.frame.minY == expected)
      #expect(view.subviews.last is UICollectionViewCell == false)
    }
  }

  @Test func `a background lies behind its whole section`() {
    let section = grid()
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let ground = NSCollectionLayoutDecorationItem.background(elementKind: "ground")
    ground.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    section.decorationItems = [ground]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "ground")
    let view = UICollectionView.hosted(room, layout, CollectionSource(count: 4))
    #expect(view.subviews.count == 5)
    #expect(view.subviews.first?.frame == CGRect(x: 2, y: 1, width: 194, height: 106))
  }

  @Test func `badges are anchored to their item`() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(10)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let below = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(10)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: .bottom),
      itemAnchor: NSCollectionLayoutAnchor(edges: .top))
    let cell = NSCollectionLayoutItem(
      layoutSize: size(.absolute(60), .absolute(40)), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)), repeatingSubitem: cell, count: 2)
    let view = host(NSCollectionLayoutSection(group: group), 2)
    let frame = view.layoutAttributesForSupplementaryElement(
      ofKind: "badge", at: IndexPath(item: 1, section: 0))?.frame
    #expect(frame == CGRect(x: 110, y: -5, width: 20, height: 10))
    #expect(view.visibleSupplementaryViews(ofKind: "badge").count == 2)
    #expect(
      below.frame(
        of: CGSize(width: 20, height: 10), in: CGRect(x: 0, y: 0, width: 60, height: 40))
        == CGRect(x: 20, y: 40, width: 20, height: 10))
  }

  @Test func `items with estimated heights have those that they need`() {
    let cell = item(.fractionalWidth(0.5), .estimated(44))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(44)), subitems: [cell])
    let view = UICollectionView.hosted(
      room, UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
      CollectionSource(count: 6), cell: LetterCell.self)
    // Each cell is 20 high.
    #expect(view.frame(3) == CGRect(x: 100, y: 20, width: 100, height: 20))
    #expect(view.contentSize.height == 60)
    let second = view.cellForItem(at: IndexPath(item: 1, section: 0)) as? LetterCell
    second?.show("1", height: 70)
    second?.invalidateIntrinsicContentSize()
    view.layoutIfNeeded()
    #expect(view.frame(1)?.height == 70)
    #expect(view.frame(2)?.minY == 70)
    #expect(view.contentSize.height == 110)
  }

  @Test func `items with estimated widths flow into as many groups as they need`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(30)),
      subitems: [item(.estimated(50), .estimated(30))])
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 5
    let view = UICollectionView.hosted(
      room, UICollectionViewCompositionalLayout(section: section),
      CollectionSource([["12345678", "1234", "123456", "1234567890", "12"]]),
      cell: LetterCell.self)
    // 80 + 10 + 40 + 10 + 60 | 100 + 10 + 20
    #expect(view.lefts(5) == [0, 90, 140, 0, 110])
    #expect(view.frame(4) == CGRect(x: 110, y: 25, width: 20, height: 20))
  }

  @Test func `the provider makes each section for its environment`() {
    var widths: [CGFloat] = []
    let layout = UICollectionViewCompositionalLayout { index, environment in
      widths.append(environment.container.effectiveContentSize.width)
      return index == 0 ? grid(2) : grid(4)
    }
    let view = UICollectionView.hosted(
      room, layout, CollectionSource([["a", "b"], ["c", "d", "e", "f"]]))
    #expect(widths == [200, 200])
    #expect(view.lefts(4, 1) == [0, 50, 100, 150])
    view.frame.size.width = 100
    view.layoutIfNeeded()
    #expect(widths == [200, 200, 100, 100])
    #expect(view.lefts(2) == [0, 50])
  }

  @Test func `a layout that scrolls sideways lays groups beside each other`() {
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: size(.absolute(80), .fractionalHeight(1)),
        subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: 3))
    section.interGroupSpacing = 10
    section.contentInsets.leading = 15
    let view = host(section, 4) { $0.scrollDirection = .horizontal }
    #expect(view.frame(2) == CGRect(x: 15, y: 200, width: 80, height: 100))
    #expect(view.frame(3) == CGRect(x: 105, y: 0, width: 80, height: 100))
    #expect(view.contentSize == CGSize(width: 185, height: 300))
  }

  @Test func `the layout's own header and footer surround the sections`() {
    let view = host(grid(), 2, 2) { configuration in
      configuration.interSectionSpacing = 10
      configuration.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(.fractionalWidth(1), .absolute(40)),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .top),
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(.fractionalWidth(1), .absolute(25)),
          elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom),
      ]
    }
    #expect(view.frame(0)?.minY == 40)
    #expect(view.frame(0, 1)?.minY == 100)
    #expect(view.contentSize.height == 175)
    let footer = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionFooter, at: IndexPath(index: 0))
    #expect(footer?.frame == CGRect(x: 0, y: 150, width: 200, height: 25))
  }

  @Test func `right to left mirrors groups, insets and anchors`() {
    let section = grid(4)
    section.contentInsets.leading = 40
    let view = host(section, 4)
    #expect(view.lefts(4) == [40, 80, 120, 160])
    view.semanticContentAttribute = .forceRightToLeft
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(view.lefts(4) == [120, 80, 40, 0])
  }

  @Test func `the handler changes what is visible before it is shown`() {
    let section = grid(1)
    var offsets: [CGFloat] = []
    section.visibleItemsInvalidationHandler = { items, offset, _ in
      offsets.append(offset.y)
      for item in items where item.representedElementCategory == .cell { item.alpha = 0.5 }
    }
    let view = host(section, 20)
    #expect(view.visibleCells.allSatisfy { $0.alpha == 0.5 })
    view.contentOffset.y = 100
    view.layoutIfNeeded()
    #expect(offsets == [0, 100])
  }

  @Test func `a section without items needs no definition`() {
    let rows = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(20)),
        subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
    let layout = UICollectionViewCompositionalLayout { section, _ in section == 0 ? nil : rows }
    let view = UICollectionView.hosted(room, layout, CollectionSource([[], ["a", "b"]]))
    #expect(view.frame(1, 1) == CGRect(x: 0, y: 20, width: 200, height: 20))
    #expect(view.titles == ["a", "b"])
  }
}
