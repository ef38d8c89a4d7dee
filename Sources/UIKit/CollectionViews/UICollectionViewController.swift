/// Shows a collection view, and is its data source and delegate.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private let initialLayout: UICollectionViewLayout
  /// Whether the initial layout is a stand-in, because the initialiser took none.
  private let lacksLayout: Bool
  private var collection: UICollectionView?

  /// A controller whose collection view has a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    initialLayout = layout
    lacksLayout = false
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller whose nib has the collection view and its layout.
  ///
  /// - Raises: When the view is loaded without a nib, as on iOS. Where a test goes on, the layout
  ///   is a flow layout.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    initialLayout = UICollectionViewFlowLayout()
    lacksLayout = true
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A controller with the layout of the storyboard's collection view.
  public required init?(coder: NSCoder) {
    initialLayout = UICollectionViewFlowLayout()
    lacksLayout = false
    super.init(coder: coder)
    coder.readNib(into: self, at: UICollectionViewController.self)
  }

  /// The collection view; asking for it loads the view, and setting one replaces it.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return collection
    }
    set {
      guard newValue !== collection else { return }
      collection?.removeFromSuperview()
      collection = newValue
      guard let newValue, let view = viewIfLoaded else { return }
      view.addFillingSubview(newValue)
    }
  }

  /// The layout of the collection view.
  open var collectionViewLayout: UICollectionViewLayout {
    collection?.collectionViewLayout ?? initialLayout
  }

  /// Whether the selection is cleared when the view appears.
  open var clearsSelectionOnViewWillAppear = true

  /// Whether a long press moves items; true by default. Differs: no effect, as no gesture moves
  /// items.
  open var installsStandardGestureForInteractiveMovement = true

  /// Makes a view with the collection view in it.
  open override func loadView() {
    if let made = loadNibView() {
      guard let made = made as? UICollectionView else { return }
      collection = made
    }
    if collection == nil, lacksLayout { UICollectionView.raiseMissingLayout() }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let collection =
      self.collection ?? UICollectionView(frame: view.bounds, collectionViewLayout: initialLayout)
    collection.dataSource = self
    collection.delegate = self
    self.collection = collection
    view.addFillingSubview(collection)
    self.view = view
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    for path in collection?.indexPathsForSelectedItems ?? [] {
      collection?.deselectItem(at: path, animated: animated)
    }
  }

  // MARK: Data source and delegate, for subclasses to override

  /// 1 by default.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// 0 by default; a subclass overrides it.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// Returns an empty cell; iOS raises an exception if a subclass has items but no such method.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }

  /// An empty view by default; iOS raises an exception if a layout has supplementary views and a
  /// subclass has no such method.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }

  /// True by default: every item is highlighted while it is touched.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Empty by default; called when the touch of an item begins.
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}

  /// Empty by default; called when the touch of an item ends.
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}

  /// True by default: every item can be selected.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// True by default: every item can be deselected.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Empty by default; called when the user, and not the app, has selected an item.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}

  /// Empty by default; called when the user, and not the app, has deselected an item.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}

  /// True by default: every item can be edited.
  open func collectionView(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Empty by default; called before a cell is shown.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Empty by default; called when a cell is not shown any more.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// False by default: no item can be moved by hand.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { false }

  /// Empty by default; called when an item was moved by hand.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// Empty by default; called whenever the content has moved.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Empty by default; called when a drag begins.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Empty by default; called when a drag ends.
  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  /// Empty by default; called when the content has come to rest after a drag.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  // MARK: Context menus, which do not open

  /// Nil by default. Differs: it is not asked, as no menu opens.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Nil by default. Differs: it is not asked, as no menu opens.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Empty by default. Differs: it is not called, as no menu opens.
  open func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
}
