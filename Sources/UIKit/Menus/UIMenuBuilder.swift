import Foundation

/// Changes the menus of the bar on a Mac and of an iPad's keyboard, before they are shown.
///
/// Differs: there is no such bar here, and `buildMenu(with:)` is never called.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
  /// The menus that are built.
  var system: UIMenuSystem { get }
  /// The menu of a name; nil for none.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// The action of a name in the menus; nil for none.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// The command of a method and data in the menus; nil for none.
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  /// Puts a menu in place of another.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Puts other elements in a menu, made of its own.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Inserts a menu before another one.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu after another one.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu before the elements of another one.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Inserts a menu after the elements of another one.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Removes a menu.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// The app's menus, or those of a place in it.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  /// The menus of the bar.
  public static let main = UIMenuSystem()
  /// The menus that a press opens.
  public static let context = UIMenuSystem()

  override init() {
    super.init()
  }

  /// Has menus built anew. Differs: no effect, as there is no bar.
  open func setNeedsRebuild() {}

  /// Has commands validated anew. Differs: no effect, as there is no bar.
  open func setNeedsRevalidate() {}
}
