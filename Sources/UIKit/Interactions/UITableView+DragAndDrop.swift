import Foundation

/// Lets the rows of a table be dragged. Differs: nobody drags, and it is not asked.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: NSObjectProtocol {
  /// The items of a drag that begins at a row; empty for a row that cannot be dragged.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
  /// The items that a tap on a row adds to a drag; empty by default.
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem]
  /// The look of a dragged row; nil, the default, for all of it.
  func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  /// Called before a drag starts.
  func tableView(
    _ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  /// Called after a drag has ended.
  func tableView(
    _ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
  /// Whether rows may be moved, and not only copied; true by default.
  func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Whether rows may not leave the app; false by default.
  func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UITableViewDragDelegate {
  /// The default: a tap during a drag adds no items.
  public func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] { [] }
  /// The default: the whole row is shown while it is dragged.
  public func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
  /// Called before a drag starts. The default is empty.
  public func tableView(
    _ tableView: UITableView, dragSessionWillBegin session: any UIDragSession
  ) {}
  /// Called after a drag has ended. The default is empty.
  public func tableView(
    _ tableView: UITableView, dragSessionDidEnd session: any UIDragSession
  ) {}
  /// The default: rows may be moved, and not only copied.
  public func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  /// The default: rows may leave the app.
  public func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}

/// Lets items be dropped on a table. Differs: nobody drops, and it is not asked.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Called to take the dropped items.
  func tableView(
    _ tableView: UITableView,
    performDropWith coordinator: any UITableViewDropCoordinator)
  /// Whether a drag can be dropped at all; true by default.
  func tableView(
    _ tableView: UITableView, canHandle session: any UIDropSession
  ) -> Bool
  /// Called when a drag comes over the table.
  func tableView(
    _ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// Called while a drag is over the table, for the effect of a drop there; copies by default.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// Called when a drag leaves the table.
  func tableView(
    _ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// Called after a drag over the table has ended.
  func tableView(
    _ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  /// The look of a dropped row; nil, the default, for all of it.
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  /// The default: every drop is accepted.
  public func tableView(
    _ tableView: UITableView, canHandle session: any UIDropSession
  ) -> Bool { true }
  /// Called when a drag comes over the table. The default is empty.
  public func tableView(
    _ tableView: UITableView, dropSessionDidEnter session: any UIDropSession
  ) {}
  /// The default: a drop copies the items.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .copy) }
  /// Called when a drag leaves the table. The default is empty.
  public func tableView(
    _ tableView: UITableView, dropSessionDidExit session: any UIDropSession
  ) {}
  /// Called after a drag over the table has ended. The default is empty.
  public func tableView(
    _ tableView: UITableView, dropSessionDidEnd session: any UIDropSession
  ) {}
  /// The default: the whole row is shown while it is dropped.
  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

/// The effect of a drop, and how the rows make room.
open class UITableViewDropProposal: UIDropProposal {
  /// The places at which a drop puts its rows.
  public enum Intent: Int, Sendable {
    /// The rows do not make room.
    case unspecified = 0
    /// The rows make room for the dropped ones.
    case insertAtDestinationIndexPath = 1
    /// The dropped items go into the row at the place.
    case insertIntoDestinationIndexPath = 2
    /// The system chooses by the place of the finger in the row.
    case automatic = 3
  }

  /// How the rows make room. Kept, without effect, as nobody drops.
  public let intent: Intent

  /// A proposal of an effect alone; how the rows make room is unspecified.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  /// A proposal of an effect, and of how the rows make room.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}

/// The facts of a drop, and the animations of its rows.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The dropped items.
  var items: [any UITableViewDropItem] { get }
  /// The path at which the items are dropped; nil beyond all rows.
  var destinationIndexPath: IndexPath? { get }
  /// The proposal that the delegate made last.
  var proposal: UITableViewDropProposal { get }
  /// The session of the drop.
  var session: any UIDropSession { get }
  /// Moves an item to a placeholder, which stands there until the data are there.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext
  /// Moves an item to the place of a row.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Moves an item into a rectangle of a row.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  /// Moves an item to a place in any view.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// One item of a drop.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  /// The item as it was dragged.
  var dragItem: UIDragItem { get }
  /// The path of the row that was dragged; nil if it comes from another view.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the item's look in points.
  var previewSize: CGSize { get }
}

/// Replaces a placeholder once the item's data are there.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
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

/// Stands for a row whose data are still to come.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
  /// The path of the placeholder.
  public let insertionIndexPath: IndexPath
  /// The identifier of the cell that stands for the row.
  public let reuseIdentifier: String
  /// The height of the placeholder's row in points.
  public let rowHeight: CGFloat
  /// Fills the placeholder's cell. Differs: never called, as nobody drops.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  /// A placeholder at a path, shown by a cell of an identifier in a row of a height in points.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    self.rowHeight = rowHeight
    super.init()
  }
}

/// A placeholder of a drop, with its own preview.
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// Returns the look of the dropped row for the placeholder's cell. Differs: never called.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

extension UITableView {
  /// Asked about drags. Differs: never asked.
  public weak var dragDelegate: (any UITableViewDragDelegate)? {
    get { dragAndDrop.dragDelegate as? any UITableViewDragDelegate }
    set { dragAndDrop.dragDelegate = newValue }
  }

  /// Asked about drops. Differs: never asked.
  public weak var dropDelegate: (any UITableViewDropDelegate)? {
    get { dragAndDrop.dropDelegate as? any UITableViewDropDelegate }
    set { dragAndDrop.dropDelegate = newValue }
  }

  /// Whether rows can be dragged; unless set, true only on iPads.
  public var dragInteractionEnabled: Bool {
    get { dragAndDrop.isEnabled ?? UIDragInteraction.isEnabledByDefault }
    set { dragAndDrop.isEnabled = newValue }
  }

  /// Whether a finger over a row opens it while something is dragged.
  public var isSpringLoaded: Bool {
    get { dragAndDrop.isSpringLoaded }
    set { dragAndDrop.isSpringLoaded = newValue }
  }

  /// Whether a row is being dragged. Differs: always false.
  public var hasActiveDrag: Bool { false }
  /// Whether a drop is over the table. Differs: always false.
  public var hasActiveDrop: Bool { false }
}
