import UIKit

extension PropertyTable {
  private static func size(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: .absolute(width), heightDimension: .absolute(height))
  }

  private static func item() -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(
      layoutSize: size(28, 20),
      supplementaryItems: [
        NSCollectionLayoutSupplementaryItem(
          layoutSize: size(10, 10), elementKind: "badge",
          containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
      ])
  }

  private static func group(_ item: NSCollectionLayoutItem) -> NSCollectionLayoutGroup {
    .horizontal(layoutSize: size(90, 24), subitems: [item])
  }

  private static func section(
    _ group: NSCollectionLayoutGroup
  ) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [edge()]
    return section
  }

  private static func edge(_ height: CGFloat = 10) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(70, height), elementKind: header, alignment: .top)
  }

  private final class BackView: UICollectionReusableView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = UIColor(red: 1, green: 0, blue: 1, alpha: 0.4)
    }

    required init?(coder: NSCoder) { nil }
  }

  /// A collection view whose layout is made of the subject once its properties have their values.
  private static func compositional<Subject>(
    _ subject: Subject, offset: CGFloat = 0, safeLeft: CGFloat = 0,
    _ section: @escaping @MainActor (Subject) -> NSCollectionLayoutSection
  ) -> Specimen<Subject> {
    let specimen = collection(
      subject, UICollectionViewFlowLayout(), [7, 5],
      use: { subject, view in
        let layout = UICollectionViewCompositionalLayout(section: section(subject))
        layout.register(BackView.self, forDecorationViewOfKind: "back")
        view.collectionViewLayout = layout
        view.layoutIfNeeded()
        view.contentOffset.y = offset
      })
    specimen.stage.host.window.screenSafeArea.left = safeLeft
    return specimen
  }

  static func compositionalItems() -> [PropertyProbe] {
    let insets = NSDirectionalEdgeInsets(top: 2, leading: 3, bottom: 4, trailing: 5)
    var items = PropertyFamily("NSCollectionLayoutItem") {
      compositional(item()) { section(group($0)) }
    }
    items.probe("contentInsets", \.contentInsets, insets)
    items.probe(
      "edgeSpacing", \.edgeSpacing,
      NSCollectionLayoutEdgeSpacing(leading: .fixed(5), top: .fixed(2), trailing: nil, bottom: nil))
    var groups = PropertyFamily("NSCollectionLayoutGroup") {
      compositional(group(item())) { section($0) }
    }
    groups.probe("interItemSpacing", \.interItemSpacing, .fixed(2))
    groups.probe(
      "supplementaryItems", \.supplementaryItems,
      [
        NSCollectionLayoutSupplementaryItem(
          layoutSize: size(10, 10), elementKind: "edge",
          containerAnchor: NSCollectionLayoutAnchor(edges: [.bottom, .trailing]))
      ])
    var badges = PropertyFamily("NSCollectionLayoutSupplementaryItem") {
      let badge = NSCollectionLayoutSupplementaryItem(
        layoutSize: size(14, 14), elementKind: "badge",
        containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
      return compositional(badge) { badge in
        section(
          group(NSCollectionLayoutItem(layoutSize: size(28, 20), supplementaryItems: [badge])))
      }
    }
    badges.probe("zIndex", \.zIndex, -3)
    var edges = PropertyFamily("NSCollectionLayoutBoundarySupplementaryItem") {
      compositional(edge(), offset: 12) { edge in
        let section = NSCollectionLayoutSection(group: group(item()))
        section.boundarySupplementaryItems = [edge]
        return section
      }
    }
    edges.probe("extendsBoundary", \.extendsBoundary, false)
    edges.probe("pinToVisibleBounds", \.pinToVisibleBounds, true)
    var backs = PropertyFamily("NSCollectionLayoutDecorationItem") {
      compositional(NSCollectionLayoutDecorationItem.background(elementKind: "back")) { back in
        let section = section(group(item()))
        section.decorationItems = [back]
        return section
      }
    }
    backs.probe("zIndex", \.zIndex, 5)
    return items.probes + groups.probes + badges.probes + edges.probes + backs.probes
  }

  static func compositionalSections() -> [PropertyProbe] {
    let insets = NSDirectionalEdgeInsets(top: 2, leading: 3, bottom: 4, trailing: 5)
    var family = PropertyFamily("NSCollectionLayoutSection") {
      compositional(section(group(item()))) { $0 }
    }
    family.probe("contentInsets", \.contentInsets, insets)
    family.probe("interGroupSpacing", \.interGroupSpacing, 5)
    family.probe(
      "contentInsetsReference", \.contentInsetsReference, .none,
      on: { compositional(section(group(item())), safeLeft: 20) { $0 } })
    family.probe("orthogonalScrollingBehavior", \.orthogonalScrollingBehavior, .continuous)
    family.probe("boundarySupplementaryItems", \.boundarySupplementaryItems, [edge(20)])
    family.probe(
      "supplementariesFollowContentInsets", \.supplementariesFollowContentInsets, false,
      given: { $0.contentInsets = insets })
    family.probe(
      "decorationItems", \.decorationItems, [.background(elementKind: "back")])
    family.probe(
      "visibleItemsInvalidationHandler", \.visibleItemsInvalidationHandler,
      { items, _, _ in for item in items { item.alpha = 0.5 } })
    return family.probes + visibleItems()
  }

  private static func visibleItems() -> [PropertyProbe] {
    typealias Handler = @MainActor (any NSCollectionLayoutVisibleItem) -> Void
    final class Change {
      var handler: Handler = { _ in }
    }
    var family = PropertyFamily<Change>("NSCollectionLayoutVisibleItem") {
      compositional(Change()) { change in
        let section = section(group(item()))
        let handler = change.handler
        section.visibleItemsInvalidationHandler = { items, _, _ in
          MainActor.assumeIsolated {
            for item in items where item.indexPath.item == 1 { handler(item) }
          }
        }
        return section
      }
    }
    func add(_ name: String, _ handler: @escaping Handler) {
      family.probe(name, own: { _ in }, change: { $0.handler = handler })
    }
    add("alpha") { $0.alpha = 0.3 }
    add("zIndex") { $0.zIndex = -4 }
    add("isHidden") { $0.isHidden = true }
    add("center") { $0.center.y += 6 }
    add("transform") { $0.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }
    add("transform3D") { $0.transform3D = CATransform3DMakeScale(0.5, 0.5, 1) }
    return family.probes
  }

  static func compositionalLayouts() -> [PropertyProbe] {
    typealias Configuration = UICollectionViewCompositionalLayoutConfiguration
    var layouts = PropertyFamily("UICollectionViewCompositionalLayout") {
      let layout = UICollectionViewCompositionalLayout(section: section(group(item())))
      return collection(layout, layout)
    }
    layouts.probe(
      "configuration", \.configuration,
      {
        let configuration = Configuration()
        configuration.interSectionSpacing = 12
        return configuration
      }())
    func make(safeLeft: CGFloat) -> Specimen<Configuration> {
      let specimen = collection(
        Configuration(), UICollectionViewFlowLayout(),
        use: { configuration, view in
          view.collectionViewLayout = UICollectionViewCompositionalLayout(
            section: section(group(item())), configuration: configuration)
        })
      specimen.stage.host.window.screenSafeArea.left = safeLeft
      return specimen
    }
    var family = PropertyFamily("UICollectionViewCompositionalLayoutConfiguration") {
      make(safeLeft: 0)
    }
    family.probe("scrollDirection", \.scrollDirection, .horizontal)
    family.probe("interSectionSpacing", \.interSectionSpacing, 12)
    family.probe("boundarySupplementaryItems", \.boundarySupplementaryItems, [edge(20)])
    family.probe(
      "contentInsetsReference", \.contentInsetsReference, .none, on: { make(safeLeft: 20) })
    return layouts.probes + family.probes
  }
}
