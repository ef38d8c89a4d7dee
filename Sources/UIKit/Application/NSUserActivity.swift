import Foundation

/// What a user does in an app, so that another device can go on with it.
///
/// Foundation has it on Apple's platforms alone. Differs: it is a value that is passed on; it is
/// never indexed for search, used for predictions or handed to another device.
open class NSUserActivity: NSObject {
  /// The kind of the activity, as a reverse domain name.
  public let activityType: String
  /// The activity's name for people to read; nil at first.
  open var title: String?
  /// The data that another device needs to go on.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of ``userInfo`` that are enough to go on; nil stands for all.
  open var requiredUserInfoKeys: Set<String>?
  /// Whether the activity is to be asked for its state again.
  open var needsSave = false
  /// A page of the web on which the activity can go on without the app.
  open var webpageURL: URL?
  /// The page that led to ``webpageURL``.
  open var referrerURL: URL?
  /// The moment after which the activity is of no use; nil for none.
  open var expirationDate: Date?
  /// The words under which the activity is to be found in a search. The value is kept and has no
  /// other effect.
  open var keywords: Set<String> = []
  /// What tells a scene apart from others that could show the activity. The value is kept and has
  /// no other effect.
  open var targetContentIdentifier: String?
  /// The name by which the activity can be deleted again. The value is kept and has no other
  /// effect.
  open var persistentIdentifier: String?
  /// Whether another device may go on with the activity; true by default. The value is kept and has
  /// no other effect.
  open var isEligibleForHandoff = true
  /// Whether a search on the device may find the activity; false by default. The value is kept and
  /// has no other effect.
  open var isEligibleForSearch = false
  /// Whether a public search may find the activity; false by default. The value is kept and has no
  /// other effect.
  open var isEligibleForPublicIndexing = false
  /// Whether the system may suggest the activity; false by default. The value is kept and has no
  /// other effect.
  open var isEligibleForPrediction = false
  /// Whether the other device may ask for streams of data; false by default. The value is kept and
  /// has no other effect.
  open var supportsContinuationStreams = false

  /// An activity without a kind. Differs: iOS takes the kind from the app’s `Info.plist`.
  public override convenience init() { self.init(activityType: "") }

  /// Makes an activity of a kind, without data; the kind is not checked.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds entries to ``userInfo``; new values take the places of old ones.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  /// Says that the user does this now. Differs: no effect, as there is no current activity.
  open func becomeCurrent() {}
  /// Says that the user does something else now. Differs: no effect, as there is no current
  /// activity.
  open func resignCurrent() {}
  /// Ends the activity for good. Differs: no effect, as it is never handed on.
  open func invalidate() {}
}

/// The activity of browsing the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// An object that can resume an activity.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Called to show the state that an activity tells. It is not called here.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}
