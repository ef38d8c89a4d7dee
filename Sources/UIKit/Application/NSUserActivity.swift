import Foundation

/// What a user does in an app, so that another device can go on with it.
///
/// Foundation has it on Apple's platforms alone. Differs: it is a value that is passed on; it is
/// never indexed for search, used for predictions or handed to another device.
open class NSUserActivity: NSObject {
  /// The kind of the activity, as a reverse domain name.
  public let activityType: String
  open var title: String?
  /// The data that another device needs to go on.
  open var userInfo: [AnyHashable: Any]?
  open var requiredUserInfoKeys: Set<String>?
  /// Whether the activity is to be asked for its state again.
  open var needsSave = false
  open var webpageURL: URL?
  open var referrerURL: URL?
  open var expirationDate: Date?
  open var keywords: Set<String> = []
  open var targetContentIdentifier: String?
  open var persistentIdentifier: String?
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPublicIndexing = false
  open var isEligibleForPrediction = false
  open var supportsContinuationStreams = false

  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  /// Differs: no effect, as there is no current activity.
  open func becomeCurrent() {}
  open func resignCurrent() {}
  open func invalidate() {}
}

/// The activity of browsing the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// An object that can resume an activity.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}
