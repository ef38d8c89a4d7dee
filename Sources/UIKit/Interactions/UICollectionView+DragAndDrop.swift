import Foundation

/// Lets the items of a collection view be dragged. Differs: nobody drags, and it is not asked.
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  /// The items of a drag that begins at a cell; empty for a cell that cannot be dragged.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
  /// The items that a tap on a cell adds to a drag; empty by default.
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem]
  /// The look of a dragged cell; nil, the default, for all of it.
  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  /// Called before a drag starts.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
  /// Called after a drag has ended.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
  /// Whether items may be moved, and not only copied; true by default.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Whether items may not leave the app; false by default.
  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UICollectionViewDragDelegate {
  /// The default: a tap during a drag adds no items.
  public func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] { [] }
  /// The default: the whole item is shown while it is dragged.
  public func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
  /// Called before a drag starts. The default is empty.
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) {}
  /// Called after a drag has ended. The default is empty.
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
  ) {}
  /// The default: items may be moved, and not only copied.
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  /// The default: items may leave the app.
  public func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}

/// Lets items be dropped on a collection view. Differs: nobody drops, and it is not asked.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// Called to take the dropped items.
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)
  /// Whether a drag can be dropped at all; true by default.
  func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool
  /// Called when a drag comes over the collection view.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  /// Called while a drag is over the collection view, for the effect of a drop there; copies by
  /// default.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  /// Called when a drag leaves the collection view.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  /// Called after a drag over the collection view has ended.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
  /// The look of a dropped cell; nil, the default, for all of it.
  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
  /// The default: every drop is accepted.
  public func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool { true }
  /// Called when a drag comes over the collection view. The default is empty.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) {}
  /// The default: a drop copies the items.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .copy) }
  /// Called when a drag leaves the collection view. The default is empty.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) {}
  /// Called after a drag over the collection view has ended. The default is empty.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) {}
  /// The default: the whole item is shown while it is dropped.
  public func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

/// The effect of a drop, and how the items make room.
open class UICollectionViewDropProposal: UIDropProposal {
  /// The places at which a drop puts its items.
  public enum Intent: Int, Sendable {
    /// The items do not make room.
    case unspecified = 0
    /// The items make room for the dropped ones.
    case insertAtDestinationIndexPath = 1
    /// The dropped items go into the item at the place.
    case insertIntoDestinationIndexPath = 2
  }

  /// How the items make room. Kept, without effect, as nobody drops.
  public let intent: Intent

  /// A proposal of an effect alone; how the items make room is unspecified.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  /// A proposal of an effect, and of how the items make room.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}

/// The facts of a drop, and the animations of its items.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The dropped items.
  var items: [any UICollectionViewDropItem] { get }
  /// The path at which the items are dropped; nil beyond all items.
  var destinationIndexPath: IndexPath? { get }
  /// The proposal that the delegate made last.
  var proposal: UICollectionViewDropProposal { get }
  /// The session of the drop.
  var session: any UIDropSession { get }
  /// Moves an item to a placeholder, which stands there until the data are there.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext
  /// Moves an item to the place of a cell.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Moves an item into a rectangle of a cell.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  /// Moves an item to a place in any view.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// One item of a drop.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The item as it was dragged.
  var dragItem: UIDragItem { get }
  /// The path of the cell that was dragged; nil if it comes from another view.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the item's look in points.
  var previewSize: CGSize { get }
}

/// Replaces a placeholder once the item's data are there.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The item that the placeholder stands for.
  var dragItem: UIDragItem { get }
  /// Puts the item in the placeholder's place; the closure changes the data source. False if the
  /// placeholder is gone.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Removes the placeholder. False if it is gone.
  @discardableResult
  func deletePlaceholder() -> Bool
}

/// Stands for an item whose data are still to come.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
  /// The path of the placeholder.
  public let insertionIndexPath: IndexPath
  /// The identifier of the cell that stands for the item.
  public let reuseIdentifier: String
  /// Fills the placeholder's cell. Differs: never called, as nobody drops.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  /// A placeholder at a path, shown by a cell of an identifier.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }
}

/// A placeholder of a drop, with its own preview.
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// Returns the look of the dropped item for the placeholder's cell. Differs: never called.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

extension UICollectionView {
  /// How fast items make room for a dragged one.
  public enum ReorderingCadence: Int, Sendable {
    /// Items make room at once.
    case immediate = 0
    /// Items make room after a short time.
    case fast = 1
    /// Items make room after a longer time.
    case slow = 2
  }

  /// Asked about drags. Differs: never asked.
  public weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { dragAndDrop.dragDelegate as? any UICollectionViewDragDelegate }
    set { dragAndDrop.dragDelegate = newValue }
  }

  /// Asked about drops. Differs: never asked.
  public weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { dragAndDrop.dropDelegate as? any UICollectionViewDropDelegate }
    set { dragAndDrop.dropDelegate = newValue }
  }

  /// Whether items can be dragged; unless set, true only on iPads.
  public var dragInteractionEnabled: Bool {
    get { dragAndDrop.isEnabled ?? UIDragInteraction.isEnabledByDefault }
    set { dragAndDrop.isEnabled = newValue }
  }

  /// How fast items make room for a dragged one; immediate by default. The value is kept and has no
  /// effect.
  public var reorderingCadence: ReorderingCadence {
    get { ReorderingCadence(rawValue: dragAndDrop.reorderingCadence) ?? .immediate }
    set { dragAndDrop.reorderingCadence = newValue.rawValue }
  }

  /// Whether a finger over an item opens it while something is dragged.
  public var isSpringLoaded: Bool {
    get { dragAndDrop.isSpringLoaded }
    set { dragAndDrop.isSpringLoaded = newValue }
  }

  /// Whether an item is being dragged. Differs: always false.
  public var hasActiveDrag: Bool { false }
  /// Whether a drop is over the collection view. Differs: always false.
  public var hasActiveDrop: Bool { false }
}

/// The properties of lists for drags and drops.
struct DragAndDropProperties {
  weak var dragDelegate: AnyObject?
  weak var dropDelegate: AnyObject?
  var isEnabled: Bool?
  var reorderingCadence = 0
  var isSpringLoaded = false
}
