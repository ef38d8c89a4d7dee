import Foundation

/// An action that the app's icon on the home screen offers.
///
/// Not drawn: there is no home screen.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  public final let type: String
  public final let localizedTitle: String
  public final let localizedSubtitle: String?
  public final let icon: UIApplicationShortcutIcon?
  public final let userInfo: [String: any NSSecureCoding]?

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

  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil)
  }
}

/// The picture of a shortcut item, from the name of an image or symbol.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  let imageName: String

  public convenience init(templateImageName: String) {
    self.init(named: templateImageName)
  }

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
