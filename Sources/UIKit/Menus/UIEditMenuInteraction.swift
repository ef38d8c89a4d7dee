import Foundation

/// Shows a menu of commands for the selection.
///
/// Not drawn: the menu; a picture in which it is presented notes that (`FidelityFeature.menu`).
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// Supplies the menu, and is told of it; it is not retained.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view that the interaction belongs to; nil before it is added to one.
  open private(set) weak var view: UIView?
  private var presented: UIEditMenuConfiguration?

  /// An interaction whose delegate supplies the menu; nil presents one of the responders' commands
  /// alone.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Called before the interaction is added to a view or, with nil, removed, which dismisses the
  /// menu.
  open func willMove(to view: UIView?) { if view == nil { dismissMenu() } }

  /// Called after the interaction was added to a view or, with nil, removed; keeps the view.
  open func didMove(to view: UIView?) { self.view = view }

  /// Presents the menu if the delegate has one, or responders have commands.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    guard let view else { return }
    dismissMenu()
    let menu = delegate?.editMenuInteraction(
      self, menuFor: configuration, suggestedActions: [])
    guard delegate == nil || menu != nil else { return }
    let animator = ImmediateMenuAnimator()
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    presented = configuration
    view.setLack(.menu, "UIEditMenuInteraction", if: true)
    animator.run()
  }

  /// Dismisses the presented menu, and tells the delegate. No effect without one.
  open func dismissMenu() {
    guard let configuration = presented else { return }
    let animator = ImmediateMenuAnimator()
    delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
    presented = nil
    view?.setLack(.menu, "UIEditMenuInteraction", if: false)
    animator.run()
  }

  /// Asks the delegate for its menu again while a menu is presented.
  open func reloadVisibleMenu() {
    guard let presented else { return }
    _ = delegate?.editMenuInteraction(self, menuFor: presented, suggestedActions: [])
  }

  /// Asks the delegate for the place again while a menu is presented.
  open func updateVisibleMenuPosition(animated: Bool) {
    guard let presented else { return }
    _ = delegate?.editMenuInteraction(self, targetRectFor: presented)
  }

  /// The place that the menu is presented for, in the view's space.
  open func location(in view: UIView?) -> CGPoint {
    let point = presented?.sourcePoint ?? .zero
    return self.view?.convert(point, to: view) ?? point
  }
}

/// Supplies the menu, and is told of it.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// The menu for a place; nil for none. Differs: there are no suggested elements.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// The rectangle that the menu points to, in the space of the interaction's view.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  /// Called before the menu is presented.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  /// Called before the menu is dismissed.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  /// The default: a menu of the suggested elements.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { UIMenu(children: suggestedActions) }

  /// The default, the null rectangle: the menu points to the configuration's place.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }

  /// Called before the menu is presented. The default is empty.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}

  /// Called before the menu is dismissed. The default is empty.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}

/// Runs animations beside the menu's motion.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Adds changes that are made at once, as the menu does not move.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called after the changes.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The place of an edit menu.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// The app's own name of the configuration; an identifier of zeros unless it gave one, where iOS
  /// makes a unique one.
  public let identifier: AnyHashable
  /// The place in the space of the interaction's view.
  public let sourcePoint: CGPoint
  /// The side of the place that the menu prefers; automatic by default. The value is kept and has
  /// no effect.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// A configuration for a place in the space of the interaction's view.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID.none)
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// The side of the place that the menu lies on.
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// The side that the system chooses.
  case automatic = 0
  /// The menu lies below the place, with an arrow upwards.
  case up = 1
  /// The menu lies above the place, with an arrow downwards.
  case down = 2
  /// The menu lies to the right of the place.
  case left = 3
  /// The menu lies to the left of the place.
  case right = 4
}

extension UUID {
  /// Stands for an identifier that the app did not give; a random one would differ in each run.
  fileprivate static let none = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
}

/// Runs animations that delegates add to a menu's motion at once, as there is no such motion.
@MainActor
final class ImmediateMenuAnimator: NSObject, UIEditMenuInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func run() {
    animations.forEach { $0() }
    completions.forEach { $0() }
    (animations, completions) = ([], [])
  }
}
