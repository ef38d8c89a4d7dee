/// A layout between two others, which a gesture or an app moves from one to the other.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout that the transition starts from.
  public let currentLayout: UICollectionViewLayout
  /// The layout that the transition leads to.
  public let nextLayout: UICollectionViewLayout
  private var values: [String: CGFloat] = [:]

  /// The progress from 0 at the current layout to 1 at the next.
  open var transitionProgress: CGFloat = 0 {
    didSet { if transitionProgress != oldValue { invalidateLayout() } }
  }

  /// A transition between two layouts, at its beginning.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  /// A transition between two flow layouts. Differs: `coder` is not read.
  public required init?(coder: NSCoder) {
    currentLayout = UICollectionViewFlowLayout()
    nextLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  // MARK: Values of the app's own

  /// Keeps a value of the app's own for a key.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

  /// The app's own value for a key; 0 for a key that was never set.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  // MARK: Layout

  private var layouts: [UICollectionViewLayout] { [currentLayout, nextLayout] }

  open override func prepare() {
    super.prepare()
    for layout in layouts {
      layout.owner = owner
      layout.prepare()
    }
  }

  override func didLeaveCollectionView() {
    for layout in layouts where layout !== owner?.layout { layout.owner = nil }
  }

  private func between(_ one: CGFloat, _ other: CGFloat) -> CGFloat {
    one + (other - one) * transitionProgress
  }

  open override var collectionViewContentSize: CGSize {
    let (one, other) = (
      currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize
    )
    return CGSize(
      width: between(one.width, other.width), height: between(one.height, other.height))
  }

  /// The attributes of the elements that either layout has in the rectangle.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var known: Set<ElementKey> = []
    var result: [UICollectionViewLayoutAttributes] = []
    for layout in layouts {
      for attributes in layout.layoutAttributesForElements(in: rect) ?? []
      where known.insert(attributes.key).inserted {
        if let own = self.attributes(attributes.key) { result.append(own) }
      }
    }
    return result
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(.cell(indexPath)) }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(.supplementary(elementKind, indexPath)) }

  private func attributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    func attributes(in layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes? {
      switch key.category {
      case .cell: layout.layoutAttributesForItem(at: key.indexPath)
      case .supplementaryView:
        layout.layoutAttributesForSupplementaryView(ofKind: key.kind, at: key.indexPath)
      case .decorationView: nil
      }
    }
    let (one, other) = (attributes(in: currentLayout), attributes(in: nextLayout))
    guard let one, let other else {
      // An element of only one layout appears or disappears in its place.
      let only = (one ?? other)?.copied
      only?.alpha *= one == nil ? transitionProgress : 1 - transitionProgress
      return only
    }
    let result = one.copied
    result.size = CGSize(
      width: between(one.size.width, other.size.width),
      height: between(one.size.height, other.size.height))
    result.center = CGPoint(
      x: between(one.center.x, other.center.x), y: between(one.center.y, other.center.y))
    result.alpha = between(one.alpha, other.alpha)
    result.fixedDimensions = FixedDimensions(width: true, height: true)
    return result
  }
}

extension UICollectionView {
  /// Called with whether the transition was completed and whether it was finished.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  func startTransition(
    to layout: UICollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    let old = collectionViewLayout
    let transition =
      collectionDelegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
    transitionCompletion = completion
    replaceLayout(by: transition)
    return transition
  }

  func endTransition(isFinished: Bool) {
    guard let transition = layout as? UICollectionViewTransitionLayout else { return }
    replaceLayout(by: isFinished ? transition.nextLayout : transition.currentLayout)
    let completion = transitionCompletion
    transitionCompletion = nil
    completion?(true, isFinished)
  }
}
