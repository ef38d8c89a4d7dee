import UIKit

private final class Attributes: UICollectionViewLayoutAttributes {}

private final class Rows: UICollectionViewLayout {
  var log: OverrideLog?

  override class var layoutAttributesClass: AnyClass { Attributes.self }
  override func prepare() { log?.add("prepare") }
  override var collectionViewContentSize: CGSize {
    log?.add("size")
    return CGSize(width: 40, height: 200)
  }
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    log?.add("elements \(rect.words)")
    return (0..<4).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }
  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = Attributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 0, y: 50 * indexPath.item, width: 40, height: 50)
    return attributes
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    log?.add("bounds \(newBounds.words)")
    return true
  }
  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    log?.add("context")
    return super.invalidationContext(forBoundsChange: newBounds)
  }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    log?.add("invalidate")
    super.invalidateLayout(with: context)
  }
  override func prepare(forCollectionViewUpdates items: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: items)
    log?.add("updates \(items.count)")
  }
  override func finalizeCollectionViewUpdates() { log?.add("finalize") }
  override func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint {
    log?.add("target")
    return offset
  }
}

private final class Cell: UICollectionViewCell {
  static var log: OverrideLog?

  override func apply(_ attributes: UICollectionViewLayoutAttributes) {
    super.apply(attributes)
    let kind = attributes is Attributes ? "own" : "plain"
    Self.log?.add("apply \(kind) \(attributes.indexPath.item)")
  }
  override func prepareForReuse() {
    super.prepareForReuse()
    Self.log?.add("reuse")
  }
  override var isSelected: Bool {
    didSet { if isSelected != oldValue { Self.log?.add("selected \(isSelected)") } }
  }
}

private final class Source: NSObject, UICollectionViewDataSource {
  var count = 4

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }
  func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath) }
}

extension OverrideTable {
  private static func collection(_ layout: Rows, _ source: Source) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 40, height: 100), collectionViewLayout: layout)
    view.register(Cell.self, forCellWithReuseIdentifier: "c")
    view.dataSource = source
    return view
  }

  static func layouts() -> [OverrideProbe] { layoutElements() + layoutUpdates() }

  private static func layoutElements() -> [OverrideProbe] {
    [
      OverrideProbe(
        "UICollectionViewLayout.prepare()", "UICollectionViewLayout.collectionViewContentSize",
        "UICollectionViewLayout.layoutAttributesForElements(in:)",
        "UICollectionViewLayout.layoutAttributesForItem(at:)",
        "UICollectionViewLayout.layoutAttributesClass", "UICollectionReusableView.apply(_:)",
        expecting: [
          "prepare", "size", "elements 0 0 40 100", "apply own 0", "apply own 1", "40 200",
        ]
      ) { log in
        let (layout, source) = (Rows(), Source())
        layout.log = log
        Cell.log = log
        let view = collection(layout, source)
        view.layoutIfNeeded()
        log.keep("prepare", "size", "elements 0 0 40 100", "apply own 0", "apply own 1")
        log.add(view.contentSize.words)
        Cell.log = nil
      },
      OverrideProbe(
        "UICollectionViewLayout.shouldInvalidateLayout(forBoundsChange:)",
        "UICollectionViewLayout.invalidationContext(forBoundsChange:)",
        "UICollectionViewLayout.invalidateLayout(with:)",
        "UICollectionReusableView.prepareForReuse()",
        expecting: [
          "bounds 0 60 40 100", "context", "invalidate", "prepare", "elements 0 60 40 100", "reuse",
        ]
      ) { log in
        let (layout, source) = (Rows(), Source())
        let view = collection(layout, source)
        view.layoutIfNeeded()
        layout.log = log
        Cell.log = log
        view.contentOffset.y = 60
        view.layoutIfNeeded()
        view.contentOffset.y = 100
        view.layoutIfNeeded()
        view.contentOffset.y = 0
        view.layoutIfNeeded()
        log.keep(
          "bounds 0 60 40 100", "context", "invalidate", "prepare", "elements 0 60 40 100", "reuse")
        Cell.log = nil
      },
    ]
  }

  private static func layoutUpdates() -> [OverrideProbe] {
    [
      OverrideProbe(
        "UICollectionViewLayout.prepare(forCollectionViewUpdates:)",
        "UICollectionViewLayout.finalizeCollectionViewUpdates()",
        "UICollectionViewLayout.targetContentOffset(forProposedContentOffset:)",
        expecting: ["updates 1", "target", "finalize"]
      ) { log in
        let (layout, source) = (Rows(), Source())
        let view = collection(layout, source)
        view.layoutIfNeeded()
        layout.log = log
        source.count = 5
        view.insertItems(at: [IndexPath(item: 4, section: 0)])
        view.layoutIfNeeded()
        log.keep("updates 1", "target", "finalize")
      },
      OverrideProbe(
        "UICollectionViewCell.isSelected", expecting: ["selected true", "selected false"]
      ) { log in
        let (layout, source) = (Rows(), Source())
        let view = collection(layout, source)
        view.layoutIfNeeded()
        Cell.log = log
        let path = IndexPath(item: 0, section: 0)
        view.selectItem(at: path, animated: false, scrollPosition: [])
        view.deselectItem(at: path, animated: false)
        Cell.log = nil
      },
    ]
  }
}
