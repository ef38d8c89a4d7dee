extension UIApplication {
  /// The keys of the reasons why an app was launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name that iOS knows the key by.
    public let rawValue: String

    /// A key by its name, which is not checked.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The URL that the app is to open.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The identifier of the app that asked for the launch.
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// The contents of a server's message that the user tapped.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// The local notification that the user tapped.
    public static let localNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
    /// The data that the asking app sent along.
    public static let annotation = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsAnnotationKey")
    /// The app is launched for an event of its location.
    public static let location = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsLocationKey")
    /// The downloads of a newsstand's app that have ended.
    public static let newsstandDownloads = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsNewsstandDownloadsKey")
    /// The identifiers of the Bluetooth centrals to bring back.
    public static let bluetoothCentrals = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
    /// The identifiers of the Bluetooth peripherals to bring back.
    public static let bluetoothPeripherals = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
    /// The item of the home screen's menu that the user chose.
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// The entries about the user's activity to go on with.
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    /// The kind of the user's activity to go on with.
    public static let userActivityType = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
    /// The facts about a CloudKit share that the user accepted.
    public static let cloudKitShareMetadata = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey")
  }

  /// The keys of facts that come with a URL that an app opens.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name that iOS knows the key by.
    public let rawValue: String

    /// A key by its name, which is not checked.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The identifier of the app that asks.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// The data that the asking app sends along.
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether the document has to be copied before it is used.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    /// What the system measures of an advertisement that led here.
    public static let eventAttribution = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsEventAttributionKey")
  }

  /// The kinds of extensions that an app may forbid.
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name that iOS knows the kind by.
    public let rawValue: String

    /// A kind of extension by its name, which is not checked.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Keyboards of other makers.
    public static let keyboard = ExtensionPointIdentifier(
      rawValue: "com.apple.keyboard-service")
  }
}

/// The result of a background fetch.
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData = 0
  case noData = 1
  case failed = 2
}

/// Whether an app may refresh in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  case restricted = 0
  case denied = 1
  case available = 2
}

/// The number of a task in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number of the task; 0 for none.
  public let rawValue: Int

  /// The identifier of a number, which is not checked.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The identifier of no task, number 0, which is the only one given out here.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
