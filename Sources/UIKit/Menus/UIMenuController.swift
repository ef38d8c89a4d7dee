import Foundation

/// One command of an edit menu.
@available(*, deprecated, message: "Use UIEditMenuInteraction.")
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// The text of the command.
  open var title: String
  /// The method that the first responder that has it runs. Differs: never run, as the menu is not
  /// shown.
  open var action: Selector

  /// A command without a title, whose method no responder has.
  public override convenience init() { self.init(title: "", action: Selector("")) }

  /// A command of a text and a method.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}

/// The menu of commands above text, until iOS 16.
///
/// Not drawn: the menu; showing it is noted (`FidelityFeature.menu`).
@available(*, deprecated, message: "Use UIEditMenuInteraction.")
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The side of the place that the menu lies on.
  public enum ArrowDirection: Int, Sendable {
    /// The side that the system chooses.
    case `default` = 0
    /// The menu lies below the place, with an arrow upwards.
    case up = 1
    /// The menu lies above the place, with an arrow downwards.
    case down = 2
    /// The menu lies to the right of the place.
    case left = 3
    /// The menu lies to the left of the place.
    case right = 4
  }

  /// The menu of the process.
  public class var shared: UIMenuController { instance }
  private static let instance = UIMenuController()

  override init() {
    super.init()
  }

  /// Whether the menu was shown and not hidden since; it is in no picture.
  open private(set) var isMenuVisible = false
  /// The side of the place that the menu prefers. The value is kept and has no effect.
  open var arrowDirection = ArrowDirection.default
  /// The app's own commands; nil for none. The value is kept and has no effect.
  open var menuItems: [UIMenuItem]?
  /// The menu's frame on the screen. Differs: always zero, as the menu has no place here.
  open var menuFrame: CGRect { .zero }
  /// The view that the menu was last shown for.
  private weak var target: UIView?

  /// Shows or hides the menu for the view that was last named; the notifications are posted before
  /// this returns.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    show(menuVisible, in: target)
  }

  /// Names the view that the menu is shown for. Differs: the rectangle is not kept.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) { target = targetView }

  /// Shows the menu for a view; the notifications are posted before this returns.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    target = targetView
    show(true, in: targetView)
  }

  /// Hides the menu, whichever view it was shown for.
  open func hideMenu(from targetView: UIView) { show(false, in: targetView) }

  /// Hides the menu, with notifications before and after.
  open func hideMenu() { show(false, in: target) }

  /// Asks the responders again for their commands. Differs: no effect.
  open func update() {}

  private func show(_ isShown: Bool, in view: UIView?) {
    guard isShown != isMenuVisible else { return }
    isMenuVisible = isShown
    let center = NotificationCenter.default
    center.post(
      name: isShown ? Self.willShowMenuNotification : Self.willHideMenuNotification, object: self)
    view?.setLack(.menu, "UIMenuController", if: isShown)
    center.post(
      name: isShown ? Self.didShowMenuNotification : Self.didHideMenuNotification, object: self)
  }

  /// Posted before the menu is shown.
  public nonisolated static let willShowMenuNotification = NSNotification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// Posted after the menu was shown, which takes no time.
  public nonisolated static let didShowMenuNotification = NSNotification.Name(
    "UIMenuControllerDidShowMenuNotification")
  /// Posted before the menu is hidden.
  public nonisolated static let willHideMenuNotification = NSNotification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// Posted after the menu was hidden, which takes no time.
  public nonisolated static let didHideMenuNotification = NSNotification.Name(
    "UIMenuControllerDidHideMenuNotification")
  /// Posted on iOS when the menu's place changes. Differs: never posted.
  public nonisolated static let menuFrameDidChangeNotification = NSNotification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")
}
