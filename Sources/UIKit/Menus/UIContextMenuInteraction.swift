import Foundation

/// Opens a menu when a view is pressed for long.
///
/// Differs: nobody presses for long here except an app's test: no menu opens, and delegates are not
/// asked.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// Whether the menu has a preview.
  public enum Appearance: UInt, Sendable {
    /// No menu is open.
    case unknown = 0
    /// A menu with a preview.
    case rich = 1
    /// A menu alone.
    case compact = 2
  }

  /// The delegate, which is not retained. Differs: never asked.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view that the interaction belongs to; nil before it is added to one.
  open private(set) weak var view: UIView?

  /// An interaction whose delegate supplies the menu; it is not retained.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Called before the interaction is added to a view or, with nil, removed. Here it is empty.
  open func willMove(to view: UIView?) {}

  /// Called after the interaction was added to a view or, with nil, removed; keeps the view.
  open func didMove(to view: UIView?) { self.view = view }

  /// Whether the open menu has a preview. Differs: always unknown, as no menu is open.
  open var menuAppearance: Appearance { .unknown }

  /// The place of the press in the space of `view`. Differs: always zero, as no menu is open.
  open func location(in view: UIView?) -> CGPoint { .zero }

  /// Changes the open menu. Differs: no effect, as none is open.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}

  /// Closes the open menu. Differs: no effect, as none is open.
  open func dismissMenu() {}
}

/// Returns the controller of the preview; nil for the view itself.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// Returns the menu for the suggested elements; nil for none.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// The contents of the menu that a press opens.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// The order of the menu's elements on the screen.
  public enum ElementOrder: Int, Sendable {
    /// The order that suits the place of the menu.
    case automatic = 0
    /// The first element is nearest to the finger.
    case priority = 1
    /// The first element is on top.
    case fixed = 2
  }

  /// The app's own name of the configuration; an empty text unless it gave one, where iOS makes a
  /// unique identifier.
  public let identifier: any NSCopying
  /// The names of further items that the menu is about; none by default. The value is kept and has
  /// no effect.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// The number in the badge of the preview; 0 leaves it to the system. The value is kept and has
  /// no effect.
  open var badgeCount = 0
  /// The order of the elements on the screen; automatic by default. The value is kept and has no
  /// effect.
  open var preferredMenuElementOrder = ElementOrder.automatic
  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  /// A configuration without a menu.
  public override convenience init() { self.init(identifier: nil) }

  /// A configuration of closures for preview and menu. Differs: they are never called, as no menu
  /// opens.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSString(string: "")
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}

/// How the preview becomes a screen.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// The preview vanishes.
  case dismiss = 0
  /// The preview grows to the screen.
  case pop = 1
}

/// Runs animations beside the menu's motion.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller of the preview; nil without one.
  var previewViewController: UIViewController? { get }
  /// Adds changes that are animated beside the menu's motion.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called after the motion.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Runs animations beside the preview's change to a screen.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How the preview becomes a screen.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Supplies the menu of an interaction. Differs: never called.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// The menu for a place of the view; nil for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// The view that is lifted for an item; nil for the item's own.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  /// The view that the preview of an item goes back to; nil for the item's own.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  /// The view that is lifted; nil for the interaction's own.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// The view that the preview goes back to; nil for the interaction's own.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Called before a tap on the preview opens it.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Called before the menu opens.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called before the menu closes.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
  /// The default: the item's own view is lifted.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { nil }
  /// The default: the preview goes back to the item's own view.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { nil }
  /// The default: the interaction's view is lifted.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// The default: the preview goes back to the interaction's view.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Called before a tap on the preview opens it. The default is empty.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Called before the menu opens. The default is empty.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Called before the menu closes. The default is empty.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}
