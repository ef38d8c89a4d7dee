import Foundation

/// One command of an edit menu.
@available(*, deprecated, message: "Use UIEditMenuInteraction.")
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  open var title: String
  open var action: Selector

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
    case `default` = 0
    case up = 1
    case down = 2
    case left = 3
    case right = 4
  }

  public class var shared: UIMenuController { instance }
  private static let instance = UIMenuController()

  override init() {
    super.init()
  }

  open private(set) var isMenuVisible = false
  open var arrowDirection = ArrowDirection.default
  open var menuItems: [UIMenuItem]?
  /// Differs: always zero, as the menu has no place here.
  open var menuFrame: CGRect { .zero }
  /// The view that the menu was last shown for.
  private weak var target: UIView?

  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    show(menuVisible, in: target)
  }

  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) { target = targetView }

  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    target = targetView
    show(true, in: targetView)
  }

  open func hideMenu(from targetView: UIView) { show(false, in: targetView) }

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

  public nonisolated static let willShowMenuNotification = NSNotification.Name(
    "UIMenuControllerWillShowMenuNotification")
  public nonisolated static let didShowMenuNotification = NSNotification.Name(
    "UIMenuControllerDidShowMenuNotification")
  public nonisolated static let willHideMenuNotification = NSNotification.Name(
    "UIMenuControllerWillHideMenuNotification")
  public nonisolated static let didHideMenuNotification = NSNotification.Name(
    "UIMenuControllerDidHideMenuNotification")
  public nonisolated static let menuFrameDidChangeNotification = NSNotification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")
}
