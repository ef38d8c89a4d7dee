import Foundation

/// An item that is dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// The data of the item.
  public let itemProvider: NSItemProvider
  /// The app's own object, which does not leave the app.
  open var localObject: Any?
  /// Returns the item's look; nil for that of the view that it was dragged out of.
  open var previewProvider: (() -> UIDragPreview?)?

  /// An item whose data a provider supplies.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }

  /// Asks for the preview again. Differs: no effect, as items are not dragged.
  open func setNeedsDropPreviewUpdate() {}
}

/// The effects of a drop.
public enum UIDropOperation: UInt, Sendable {
  /// The drop is cancelled.
  case cancel = 0
  /// A drop is not allowed here.
  case forbidden = 1
  /// The items are copied.
  case copy = 2
  /// The items are moved.
  case move = 3
}

/// The effect of a drop at a place.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// The effect of a drop at the place.
  public let operation: UIDropOperation
  /// Whether the place is exact, so that the item is shown smaller.
  open var isPrecise = false
  /// Whether items are shown in their full size; false by default. The value is kept and has no
  /// effect.
  open var prefersFullSizePreview = false

  /// A proposal of one effect.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// The properties that sessions of drags and drops share.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// The dragged items.
  var items: [UIDragItem] { get }
  /// The place of the finger in the space of a view.
  func location(in view: UIView) -> CGPoint
  /// Whether items may be moved, and not only copied.
  var allowsMoveOperation: Bool { get }
  /// Whether items may not leave the app.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Whether an item has data of one of the types, or of a kind of one.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
}

/// The session of a drag.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// The app's own object for the drag.
  var localContext: Any? { get set }
}

/// How the progress of a drop is shown.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// No progress is shown.
  case none = 0
  /// The progress is shown as the system does.
  case `default` = 1
}

/// The session of a drop.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The session of the drag, if it comes from the same app; else nil.
  var localDragSession: (any UIDragSession)? { get }
  /// How the progress of the data's arrival is shown.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
}

/// Runs animations beside a drag or a drop.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds changes that are animated beside the motion.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called after the motion.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
