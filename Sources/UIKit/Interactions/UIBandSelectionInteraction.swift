import Foundation

/// Selects the items in a rectangle that a pointer draws. Differs: there is no pointer, and the
/// handler is not called.
@preconcurrency @MainActor
open class UIBandSelectionInteraction: NSObject, UIInteraction {
  /// The states of a selection by a band.
  public enum State: Int, Sendable {
    /// No band is drawn.
    case possible = 0
    /// A band begins.
    case began = 1
    /// A band changes its size.
    case selecting = 2
    /// A band was finished.
    case ended = 3
  }

  /// The view that the interaction belongs to; nil before it is added to one.
  open private(set) weak var view: UIView?
  /// Whether the interaction reacts; true by default. The value is kept and has no effect.
  open var isEnabled = true
  /// The state of the band. Differs: always possible, as bands are never drawn.
  open var state: State { .possible }
  /// The band in the space of the view. Differs: always nil, as bands are never drawn.
  open var selectionRect: CGRect? { nil }
  /// The keys that were held as the band was begun. Differs: always empty, as bands are never
  /// drawn.
  open var initialModifierFlags: UIKeyModifierFlags { [] }
  /// Whether a selection may begin at a place of the view.
  open var shouldBeginHandler: ((UIBandSelectionInteraction, CGPoint) -> Bool)?
  let selectionHandler: (UIBandSelectionInteraction) -> Void

  /// An interaction with a handler for changes of the band. Differs: it is never called.
  public init(selectionHandler: @escaping (UIBandSelectionInteraction) -> Void) {
    self.selectionHandler = selectionHandler
    super.init()
  }

  /// Called before the interaction is added to a view or, with nil, removed. Here it is empty.
  open func willMove(to view: UIView?) {}

  /// Called after the interaction was added to a view or, with nil, removed; keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
}
