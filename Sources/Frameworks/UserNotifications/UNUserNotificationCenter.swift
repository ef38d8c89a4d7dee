@_exported import Foundation

/// Ways in which an app may notify.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The ways as bits.
  public let rawValue: UInt

  /// Makes the set of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// By a number on its icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  /// By a sound.
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  /// By a text.
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  /// In the car.
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  /// Quietly, before anybody was asked.
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// Ways in which a notification is shown while the app is.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The ways as bits.
  public let rawValue: UInt

  /// Makes the set of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// By a number on its icon.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  /// By a sound.
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  /// By a text.
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  /// In the list.
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  /// At the top of the screen.
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// Whether an app may notify. Raw values are Apple's.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The user was not asked yet.
  case notDetermined = 0
  /// The user refused.
  case denied = 1
  /// The app may.
  case authorized = 2
  /// The app may, quietly.
  case provisional = 3
  /// The app may for some hours.
  case ephemeral = 4
}

/// What an app may do.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  /// The user was not asked.
  open var authorizationStatus: UNAuthorizationStatus { .notDetermined }
}

/// A sound.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  /// The system's.
  public static let `default` = UNNotificationSound()
}

/// What a notification says.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  /// The title.
  public internal(set) var title = ""
  /// The line below the title.
  public internal(set) var subtitle = ""
  /// The text.
  public internal(set) var body = ""
  /// The number on the app's icon.
  public internal(set) var badge: NSNumber?
  /// The sound.
  public internal(set) var sound: UNNotificationSound?
  /// What the app adds.
  public internal(set) var userInfo: [AnyHashable: Any] = [:]
}

/// What a notification is to say.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  /// The title.
  public override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The line below the title.
  public override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  /// The text.
  public override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  /// The number on the app's icon.
  public override var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }
  /// The sound.
  public override var sound: UNNotificationSound? {
    get { super.sound }
    set { super.sound = newValue }
  }
  /// What the app adds.
  public override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
}

/// When a notification comes.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// Whether it comes again.
  public let repeats: Bool

  init(repeats: Bool) { self.repeats = repeats }
}

/// After some seconds.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The seconds.
  public let timeInterval: TimeInterval

  /// Makes a trigger.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
}

/// At a date.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The parts of the date.
  public let dateComponents: DateComponents

  /// Makes a trigger.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
}

/// A notification that is to come.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// The app's name for it.
  public let identifier: String
  /// What it says.
  public let content: UNNotificationContent
  /// When it comes; nil for now.
  public let trigger: UNNotificationTrigger?

  /// Makes a request.
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }
}

/// A notification that has come.
open class UNNotification: NSObject, @unchecked Sendable {
  /// What it was made of.
  public let request: UNNotificationRequest
  /// When it came.
  public let date: Date

  init(_ request: UNNotificationRequest, _ date: Date) {
    self.request = request
    self.date = date
  }
}

/// What somebody did with a notification.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  /// The notification.
  public let notification: UNNotification
  /// The name of the button.
  public let actionIdentifier: String

  init(_ notification: UNNotification, _ actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }
}

/// Hears of notifications. Differs: none comes.
public protocol UNUserNotificationCenterDelegate: AnyObject {
  /// A notification has come while the app is shown.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void)
  /// Somebody has tapped one.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
}

extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
}

/// Keeps an app's notifications. Differs: the user is not asked for permission, and none comes.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let shared = UNUserNotificationCenter()
  private let lock = NSLock()
  private var requests: [UNNotificationRequest] = []

  /// What hears of notifications; held weakly.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?

  /// The app's.
  open class func current() -> UNUserNotificationCenter { shared }

  /// Asks for permission. Differs: it has no effect.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {}
  /// Asks for permission. Differs: it is not given.
  @discardableResult
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    false
  }
  /// What the app may do: nobody was asked.
  open func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) { DispatchQueue.main.async { completionHandler(UNNotificationSettings()) } }
  /// What the app may do: nobody was asked.
  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  /// Keeps a notification until its time.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    keep(request)
    if let completionHandler { DispatchQueue.main.async { completionHandler(nil) } }
  }
  /// Keeps a notification until its time.
  open func add(_ request: UNNotificationRequest) async throws { keep(request) }

  private func keep(_ request: UNNotificationRequest) {
    lock.withLock {
      requests = requests.filter { $0.identifier != request.identifier } + [request]
    }
  }

  /// The notifications that are to come.
  open func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    let waiting = lock.withLock { requests }
    DispatchQueue.main.async { completionHandler(waiting) }
  }
  /// The notifications that are to come.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] {
    lock.withLock { requests }
  }
  /// Keeps some no longer.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    lock.withLock { requests = requests.filter { !identifiers.contains($0.identifier) } }
  }
  /// Keeps none any longer.
  open func removeAllPendingNotificationRequests() { lock.withLock { requests = [] } }
  /// Takes away what has come: nothing has.
  open func removeAllDeliveredNotifications() {}
}
