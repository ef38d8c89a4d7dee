import Foundation

/// Lets the items of a collection view be dragged. Differs: nobody drags, and it is not asked.
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem]
  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
  func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
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
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)
  func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
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
    case unspecified = 0
    case insertAtDestinationIndexPath = 1
    case insertIntoDestinationIndexPath = 2
  }

  /// How the items make room. Kept, without effect, as nobody drops.
  public let intent: Intent

  /// A proposal that says nothing of how the items make room.
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
  var items: [any UICollectionViewDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  var proposal: UICollectionViewDropProposal { get }
  var session: any UIDropSession { get }
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// One item of a drop.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  var sourceIndexPath: IndexPath? { get }
  var previewSize: CGSize { get }
}

/// Replaces a placeholder once the item's data are there.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  var dragItem: UIDragItem { get }
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
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
    case immediate = 0
    case fast = 1
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

  /// How fast items make room for a dragged one; immediate by default. Kept, without effect.
  public var reorderingCadence: ReorderingCadence {
    get { ReorderingCadence(rawValue: dragAndDrop.reorderingCadence) ?? .immediate }
    set { dragAndDrop.reorderingCadence = newValue.rawValue }
  }

  /// Whether a finger over an item opens it while something is dragged.
  public var isSpringLoaded: Bool {
    get { dragAndDrop.isSpringLoaded }
    set { dragAndDrop.isSpringLoaded = newValue }
  }

  /// Differs: always false.
  public var hasActiveDrag: Bool { false }
  /// Differs: always false.
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
