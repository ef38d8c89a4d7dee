import UIKit

/// How pages are shown. Differs: none is, so that no value has an effect.
@MainActor open class WKWebViewConfiguration: NSObject {
  /// The process that pages share.
  open var processPool = WKProcessPool()
  /// What pages may do.
  open var preferences = WKPreferences()
  /// What scripts and the app tell each other.
  open var userContentController = WKUserContentController()
  /// What pages keep.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// What pages may do, page by page.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// Whether films are shown in the page.
  open var allowsInlineMediaPlayback = false
  /// Whether films can be shown in a small window.
  open var allowsPictureInPictureMediaPlayback = true
  /// Whether films can be shown on other screens.
  open var allowsAirPlayForMediaPlayback = true
  /// Which films wait for somebody's tap.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  /// Whether a page is shown when all of it is there.
  open var suppressesIncrementalRendering = false
  /// What is added to what the view says that it is.
  open var applicationNameForUserAgent: String?
  /// What is recognised in texts.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// Whether pages may limit their scale.
  open var ignoresViewportScaleLimits = false

  /// A configuration with the values that a page has without one.
  public override nonisolated init() {}
}

/// Kinds of films.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  /// The kinds as bits.
  public let rawValue: UInt

  /// Makes the set of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Sound.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  /// Pictures.
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  /// All of them.
  public static let all: WKAudiovisualMediaTypes = [.audio, .video]
}

/// The process that pages share.
open class WKProcessPool: NSObject, @unchecked Sendable {}

/// What pages may do.
open class WKPreferences: NSObject, @unchecked Sendable {
  /// The minimum size of letters.
  open var minimumFontSize: CGFloat = 0
  /// Whether scripts run.
  open var javaScriptEnabled = true
  /// Whether scripts may open windows.
  open var javaScriptCanOpenWindowsAutomatically = false
}

/// What pages may do, page by page.
open class WKWebpagePreferences: NSObject, @unchecked Sendable {
  /// Whether scripts run.
  open var allowsContentJavaScript = true
}

/// What pages keep.
open class WKWebsiteDataStore: NSObject, @unchecked Sendable {
  private static let shared = WKWebsiteDataStore()
  private static let empty = WKWebsiteDataStore()

  /// What is kept on the device.
  open class func `default`() -> WKWebsiteDataStore { shared }
  /// What is kept while the app runs.
  open class func nonPersistent() -> WKWebsiteDataStore { empty }
  /// The kinds of data.
  open class func allWebsiteDataTypes() -> Set<String> { [] }
  /// Removes data of some kinds: there is none.
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) { DispatchQueue.main.async { completionHandler() } }
}

/// When a script runs. Raw values are Apple's.
public enum WKUserScriptInjectionTime: Int, Sendable {
  /// Before the page.
  case atDocumentStart = 0
  /// After the page.
  case atDocumentEnd = 1
}

/// A script that the app adds to pages.
open class WKUserScript: NSObject, @unchecked Sendable {
  /// Its text.
  public let source: String
  /// When it runs.
  public let injectionTime: WKUserScriptInjectionTime
  /// Whether it is for the page itself alone.
  public let isForMainFrameOnly: Bool

  /// Makes a script.
  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
  }
}

/// What a script tells the app.
open class WKScriptMessage: NSObject {
  /// What it says.
  open var body: Any { NSNull() }
  /// The name of the handler.
  open var name: String { "" }
}

/// Hears what scripts tell the app. Differs: none runs.
@MainActor public protocol WKScriptMessageHandler: AnyObject {
  /// A script tells something.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// What scripts and the app tell each other.
open class WKUserContentController: NSObject {
  /// The scripts that the app adds.
  open private(set) var userScripts: [WKUserScript] = []

  /// Adds a script.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  /// Removes all scripts.
  open func removeAllUserScripts() { userScripts = [] }
  /// Adds what hears scripts by a name. Differs: it is not kept.
  @MainActor open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
  /// Removes what hears scripts by a name.
  open func removeScriptMessageHandler(forName name: String) {}
}
