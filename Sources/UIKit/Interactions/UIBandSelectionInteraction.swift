import Foundation

/// Selects the items in a rectangle that a pointer draws. Differs: there is no pointer, and the
/// handler is not called.
@preconcurrency @MainActor
open class UIBandSelectionInteraction: NSObject, UIInteraction {
  /// The states of a selection by a band.
  public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case selecting = 2
    case ended = 3
  }

  open private(set) weak var view: UIView?
  open var isEnabled = true
  /// Differs: always possible, as bands are never drawn.
  open var state: State { .possible }
  /// Differs: always nil, as bands are never drawn.
  open var selectionRect: CGRect? { nil }
  open var initialModifierFlags: UIKeyModifierFlags { [] }
  /// Whether a selection may begin at a place of the view.
  open var shouldBeginHandler: ((UIBandSelectionInteraction, CGPoint) -> Bool)?
  let selectionHandler: (UIBandSelectionInteraction) -> Void

  public init(selectionHandler: @escaping (UIBandSelectionInteraction) -> Void) {
    self.selectionHandler = selectionHandler
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }
}
