import UIKit

/// Cells and supplementary views with colours that tell them apart.
@MainActor
private final class ColorSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  private static let colors: [UIColor] = [.red, .green, .blue, .orange, .purple, .brown]
  private let counts: [Int]

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
    -> UICollectionViewCell
  {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    cell.contentView.backgroundColor = Self.colors[(path.item + path.section) % 6]
    cell.contentView.alpha = 0.8
    return cell
  }

  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    let view = view.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: path)
    view.backgroundColor = UIColor(white: kind.count % 2 == 0 ? 0.3 : 0.6, alpha: 0.9)
    return view
  }
}

extension PropertyTable {
  static let header = UICollectionView.elementKindSectionHeader
  static let footer = UICollectionView.elementKindSectionFooter

  /// A collection view of 100 × 100 points in a window.
  static func collection<Subject>(
    _ subject: Subject, _ layout: UICollectionViewLayout, _ counts: [Int] = [5, 3],
    use: @escaping @MainActor (Subject, UICollectionView) -> Void = { _, _ in }
  ) -> Specimen<Subject> {
    let source = ColorSource(counts)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [header, footer, "badge", "edge"] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view")
    }
    view.dataSource = source
    view.delegate = source
    return Specimen(
      subject, showing: Sample.root(with: view, frame: view.frame), keeping: [source],
      measures: { _ in ["\(view.contentSize)"] }, use: { use($0, view) })
  }

  private static func flow() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 24, height: 18)
    layout.headerReferenceSize = CGSize(width: 10, height: 8)
    layout.footerReferenceSize = CGSize(width: 10, height: 8)
    return layout
  }

  private static func view(
    use: @escaping @MainActor (UICollectionView) -> Void = { _ in }
  ) -> Specimen<UICollectionView> {
    let specimen = collection((), flow())
    let view = specimen.stage.host.hostedView?.subviews.first as? UICollectionView
    return Specimen(
      view ?? UICollectionView(frame: .zero, collectionViewLayout: flow()), in: specimen.stage,
      use: use)
  }

  static func collectionViews() -> [PropertyProbe] {
    var family = PropertyFamily("UICollectionView") { view() }
    family.list("delegate", .behaviour, "Who is asked and told.")
    family.probe(
      "dataSource",
      own: { view in
        let own = view.dataSource
        view.dataSource = own
      }, change: { $0.dataSource = nil })
    family.probe(
      "prefetchDataSource", \.prefetchDataSource, nil,
      .listed(.behaviour, "Who is told what may be needed soon."))
    family.probe(
      "isPrefetchingEnabled", \.isPrefetchingEnabled, false,
      .listed(.behaviour, "Decides whether anybody is told what may be needed soon."))
    family.probe("collectionViewLayout", \.collectionViewLayout, UICollectionViewFlowLayout())
    family.probe(
      "selfSizingInvalidation", \.selfSizingInvalidation, .disabled,
      .listed(.behaviour, "Decides whether a cell that changes later is measured again."))
    family.probe("bounds", \.bounds, CGRect(x: 0, y: 8, width: 60, height: 60))
    family.probe("frame", \.frame, CGRect(x: 5, y: 5, width: 60, height: 60))
    family.probe("backgroundView", \.backgroundView, Sample.block(.zero, .yellow))
    let focus = Verdict.listed(.behaviour, "Matters where something has the focus.")
    family.probe("selectionFollowsFocus", \.selectionFollowsFocus, true, focus)
    family.probe("allowsFocus", \.allowsFocus, false, focus)
    family.probe("allowsFocusDuringEditing", \.allowsFocusDuringEditing, true, focus)
    family.probe("remembersLastFocusedIndexPath", \.remembersLastFocusedIndexPath, true, focus)
    let touch = Verdict.listed(.behaviour, "Decides whether a touch selects.")
    family.probe("allowsSelection", \.allowsSelection, false, touch)
    family.probe("allowsMultipleSelection", \.allowsMultipleSelection, true, touch)
    family.probe("allowsSelectionDuringEditing", \.allowsSelectionDuringEditing, true, touch)
    family.probe(
      "allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing, true, touch)
    family.probe(
      "isEditing", \.isEditing, true,
      on: {
        let specimen = view()
        try? specimen.stage.settle()
        let cell = specimen.subject.cellForItem(at: IndexPath(item: 0, section: 0))
        cell?.configurationUpdateHandler = { cell, state in
          cell.contentView.backgroundColor = state.isEditing ? .black : .white
        }
        return specimen
      })
    var sources = PropertyFamily<Void>("UICollectionViewDiffableDataSource") { nothing() }
    sources.list(
      "supplementaryViewProvider", .behaviour, "Makes the views that a layout asks for later.")
    return family.probes + sources.probes
  }

  static func collectionCells() -> [PropertyProbe] {
    func make(
      use: @escaping @MainActor (UICollectionViewCell) -> Void = { _ in }
    ) -> Specimen<UICollectionViewCell> {
      let cell = UICollectionViewCell()
      return Specimen(cell, showing: Sample.root(with: cell), use: use)
    }
    var red = UIBackgroundConfiguration.clear()
    red.backgroundColor = .red
    var content = UIListContentConfiguration.cell()
    content.text = "other"
    let back: @MainActor (inout UICollectionViewCell) -> Void = {
      $0.selectedBackgroundView = Sample.block(.zero, .red)
    }
    var family = PropertyFamily("UICollectionViewCell") { make() }
    family.probe("isSelected", \.isSelected, true, given: back)
    family.probe("isHighlighted", \.isHighlighted, true, given: back)
    family.probe("backgroundView", \.backgroundView, Sample.block(.zero, .red))
    family.probe(
      "selectedBackgroundView", \.selectedBackgroundView, Sample.block(.zero, .red),
      given: { $0.isSelected = true })
    family.probe("backgroundConfiguration", \.backgroundConfiguration, red)
    family.probe("contentConfiguration", \.contentConfiguration, content)
    family.probe("isUserInteractionEnabled", \.isUserInteractionEnabled, false) {
      $0.contentConfiguration = content
    }
    family.probe(
      "automaticallyUpdatesContentConfiguration", \.automaticallyUpdatesContentConfiguration,
      false, on: { make(use: { $0.isUserInteractionEnabled = false }) },
      given: { $0.contentConfiguration = content })
    family.probe(
      "automaticallyUpdatesBackgroundConfiguration",
      \.automaticallyUpdatesBackgroundConfiguration, false,
      on: { make(use: { $0.isSelected = true }) },
      given: { $0.backgroundConfiguration = .listPlainCell() })
    family.probe(
      "configurationUpdateHandler", \.configurationUpdateHandler,
      { cell, _ in cell.backgroundConfiguration = red })
    return family.probes
  }

  static func flowLayouts() -> [PropertyProbe] {
    var family = PropertyFamily("UICollectionViewFlowLayout") {
      let layout = flow()
      return collection(layout, layout)
    }
    let scrolled: @MainActor (inout UICollectionViewFlowLayout) -> Void = {
      $0.itemSize = CGSize(width: 40, height: 50)
      $0.collectionView?.contentOffset.y = 30
    }
    family.probe("scrollDirection", \.scrollDirection, .horizontal)
    family.probe("minimumLineSpacing", \.minimumLineSpacing, 3)
    family.probe("minimumInteritemSpacing", \.minimumInteritemSpacing, 30)
    family.probe("itemSize", \.itemSize, CGSize(width: 33, height: 12))
    family.probe("estimatedItemSize", \.estimatedItemSize, CGSize(width: 33, height: 12))
    family.probe("headerReferenceSize", \.headerReferenceSize, CGSize(width: 9, height: 30))
    family.probe("footerReferenceSize", \.footerReferenceSize, CGSize(width: 9, height: 30))
    family.probe(
      "sectionInset", \.sectionInset, UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 0))
    family.probe(
      "sectionInsetReference", \.sectionInsetReference, .fromSafeArea,
      on: {
        let layout = flow()
        let specimen = collection(layout, layout)
        specimen.stage.host.window.screenSafeArea.left = 20
        return specimen
      })
    family.probe(
      "sectionHeadersPinToVisibleBounds", \.sectionHeadersPinToVisibleBounds, true,
      given: scrolled)
    family.probe(
      "sectionFootersPinToVisibleBounds", \.sectionFootersPinToVisibleBounds, true,
      given: scrolled)
    return family.probes
  }

  // MARK: Attributes

  /// Gives one element the attributes that it was given.
  private final class GivenLayout: UICollectionViewLayout {
    var given: [UICollectionViewLayoutAttributes] = []

    override var collectionViewContentSize: CGSize { CGSize(width: 200, height: 200) }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? { given }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { given.first { $0.indexPath == indexPath } }
  }

  static func layoutAttributes() -> [PropertyProbe] {
    typealias Attributes = UICollectionViewLayoutAttributes
    var family = PropertyFamily("UICollectionViewLayoutAttributes") {
      let layout = GivenLayout()
      let attributes = Attributes(forCellWith: IndexPath(item: 1, section: 0))
      attributes.frame = CGRect(x: 10, y: 10, width: 40, height: 30)
      let other = Attributes(forCellWith: IndexPath(item: 0, section: 0))
      other.frame = CGRect(x: 30, y: 20, width: 40, height: 30)
      other.zIndex = 1
      return collection(
        attributes, layout,
        use: { attributes, _ in
          layout.given = [other, attributes]
          layout.invalidateLayout()
        })
    }
    family.probe("indexPath", \.indexPath, IndexPath(item: 2, section: 0))
    family.probe("frame", \.frame, CGRect(x: 5, y: 5, width: 20, height: 20))
    family.probe("center", \.center, CGPoint(x: 50, y: 50))
    family.probe("size", \.size, CGSize(width: 20, height: 20))
    family.probe("bounds", \.bounds, CGRect(x: 0, y: 0, width: 20, height: 20))
    family.probe("transform3D", \.transform3D, CATransform3DMakeScale(0.5, 1, 1))
    family.probe("transform", \.transform, CGAffineTransform(scaleX: 0.5, y: 1))
    family.probe("alpha", \.alpha, 0.5)
    family.probe("zIndex", \.zIndex, 2)
    family.probe("isHidden", \.isHidden, true)
    return family.probes
  }

  /// Invalidates by the context that it was given.
  static func invalidationContexts() -> [PropertyProbe] {
    func make<Context: UICollectionViewLayoutInvalidationContext>(
      _ context: Context
    ) -> Specimen<Context> {
      let layout = flow()
      return collection(
        context, layout, [60],
        use: { context, view in layout.invalidateLayout(with: context) })
    }
    var family = PropertyFamily("UICollectionViewLayoutInvalidationContext") {
      make(UICollectionViewLayoutInvalidationContext())
    }
    family.probe(
      "contentOffsetAdjustment", \.contentOffsetAdjustment, CGPoint(x: 0, y: 20))
    family.probe(
      "contentSizeAdjustment", \.contentSizeAdjustment, CGSize(width: 0, height: 50),
      .listed(.hint, "What the layout says next replaces it, as a flow layout's does on iOS."))
    var flows = PropertyFamily<Void>("UICollectionViewFlowLayoutInvalidationContext") { nothing() }
    for name in ["invalidateFlowLayoutDelegateMetrics", "invalidateFlowLayoutAttributes"] {
      flows.list(name, .behaviour, "Says how much of a layout is worked out again.")
    }
    return family.probes + flows.probes
  }

  static func collectionControllers() -> [PropertyProbe] {
    var family = PropertyFamily("UICollectionViewController") {
      let controller = UICollectionViewController(collectionViewLayout: flow())
      return Specimen(controller, showing: controller)
    }
    family.probe(
      "collectionView", \.collectionView,
      {
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 50, height: 50), collectionViewLayout: flow())
        view.backgroundColor = .red
        return view
      }())
    let clears = Verdict.listed(
      .behaviour, "Decides what happens to the selection when the view appears again.")
    family.probe(
      "clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear, false, clears)
    var tables = PropertyFamily("UITableViewController") {
      let controller = UITableViewController(style: .plain)
      let below = UIViewController()
      return Specimen(
        controller, showing: below,
        use: { controller in
          below.addChild(controller)
          below.view.addSubview(controller.view)
          controller.didMove(toParent: below)
        })
    }
    tables.probe(
      "tableView", \.tableView,
      {
        let view = UITableView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.backgroundColor = .red
        return view
      }())
    tables.probe(
      "clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear, false, clears)
    return family.probes + tables.probes
  }
}
