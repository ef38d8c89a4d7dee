import Foundation

/// An action that the app's icon on the home screen offers.
///
/// Not drawn: there is no home screen.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  /// The app's own name of the action.
  public final let type: String
  /// The text of the menu's row.
  public final let localizedTitle: String
  /// The smaller text below the title; nil for none.
  public final let localizedSubtitle: String?
  /// The picture of the menu's row; nil for none.
  public final let icon: UIApplicationShortcutIcon?
  /// The app's own data; nil for none.
  public final let userInfo: [String: any NSSecureCoding]?

  /// Makes an item with all that it can have.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
    super.init()
  }

  /// Makes an item of a title alone.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil)
  }
}

/// The picture of a shortcut item, from the name of an image or symbol.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  let imageName: String

  /// An icon without a picture.
  public override convenience init() { self.init(named: "") }

  /// Makes an icon of an image in the app, which is drawn as a template.
  public convenience init(templateImageName: String) {
    self.init(named: templateImageName)
  }

  /// Makes an icon of a system symbol.
  public convenience init(systemImageName: String) {
    self.init(named: systemImageName)
  }

  private init(named imageName: String) {
    self.imageName = imageName
    super.init()
  }
}

extension UIApplication {
  /// The items of the home screen's menu. Differs: they are never shown, as there is no home
  /// screen.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { homeScreenItems }
    set { homeScreenItems = newValue }
  }
}
