/// A service for shared items, as copying or mailing them; an app makes subclasses for its own.
/// Differs: no service is shown or performed, as the sheet's content is not drawn.
open class UIActivity: NSObject {
  /// The row of the sheet that an activity is shown in.
  public enum Category: Int, Sendable {
    case action = 0
    case share = 1
  }

  /// The identifier of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name that the system knows the activity by.
    public let rawValue: String
    /// An activity by its name, which is not checked.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An activity by its name, which is not checked.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Posting to Facebook.
    public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
    /// Posting to Twitter.
    public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
    /// Sending a message.
    public static let message = Self("com.apple.UIKit.activity.Message")
    /// Sending a letter by electronic mail.
    public static let mail = Self("com.apple.UIKit.activity.Mail")
    /// Printing the items.
    public static let print = Self("com.apple.UIKit.activity.Print")
    /// Putting the items onto the pasteboard.
    public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
    /// Making a picture that of a contact.
    public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
    /// Saving pictures and videos to the photo library.
    public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Keeping a link to read it later.
    public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
    /// Sending the items to a device nearby.
    public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
    /// Opening a document in the app for books.
    public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
    /// Making a PDF of the items, to draw on it.
    public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
  }

  /// The row of the sheet that the activity belongs to; the row of actions by default.
  open class var activityCategory: Category { .action }
  /// The activity's name in the system; nil by default. A subclass overrides it.
  open var activityType: ActivityType? { nil }
  /// The text under the activity's icon; nil by default. It is never drawn.
  open var activityTitle: String? { nil }
  /// The activity's icon; nil by default. It is never drawn.
  open var activityImage: UIImage? { nil }
  /// The controller that performs the activity; nil, as by default, if ``perform()`` does.
  open var activityViewController: UIViewController? { nil }
  /// Whether the activity can handle the items; false by default.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Gets the items before the activity is performed. The default does nothing; nobody calls it
  /// here.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Performs the activity without a controller. The default is empty; nobody calls it here.
  open func perform() {}
  /// Tells the system that the activity has ended; `completed` is false if it was given up.
  /// Differs: no effect, as nothing waits for it.
  open func activityDidFinish(_ completed: Bool) {}
}

/// Supplies the shared items when they are asked for.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
  /// A stand-in for the item, of its type, while the sheet appears. It is not asked here.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any
  /// The item for an activity; nil to share none. It is not asked here.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
}
