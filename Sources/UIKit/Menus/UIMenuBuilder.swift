import Foundation

/// Changes the menus of the bar on a Mac and of an iPad's keyboard, before they are shown.
///
/// Differs: there is no such bar here, and `buildMenu(with:)` is never called.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
  var system: UIMenuSystem { get }
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  func action(for identifier: UIAction.Identifier) -> UIAction?
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
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
