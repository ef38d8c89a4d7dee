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
  case cancel = 0
  case forbidden = 1
  case copy = 2
  case move = 3
}

/// The effect of a drop at a place.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// The effect of a drop at the place.
  public let operation: UIDropOperation
  /// Whether the place is exact, so that the item is shown smaller.
  open var isPrecise = false
  /// Whether items are shown in their full size; false by default. Kept, without effect.
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
  var items: [UIDragItem] { get }
  func location(in view: UIView) -> CGPoint
  var allowsMoveOperation: Bool { get }
  var isRestrictedToDraggingApplication: Bool { get }
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
}

/// The session of a drag.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}

/// How the progress of a drop is shown.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  case none = 0
  case `default` = 1
}

/// The session of a drop.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The session of the drag, if it comes from the same app; else nil.
  var localDragSession: (any UIDragSession)? { get }
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
}

/// Runs animations beside a drag or a drop.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
