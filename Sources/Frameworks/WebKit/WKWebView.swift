public import FoundationNetworking
@_exported import UIKit

/// A page of the web.
///
/// Not drawn: a page that was asked for, for which a box with the class's name stands
/// (`FidelityFeature.frameworkContent`); before, it is white, as on a device. Differs: nothing is
/// loaded, scripts do not run, and delegates hear nothing.
open class WKWebView: UIView {
  /// How pages are shown.
  public let configuration: WKWebViewConfiguration
  /// What decides about pages; held weakly.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// What shows what pages ask for; held weakly.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// What scrolls the page.
  public let scrollView = UIScrollView()
  /// The title of the page: nil.
  open var title: String? { nil }
  /// The address of the page that was asked for.
  open private(set) var url: URL?
  /// Whether a page is being loaded: no.
  open var isLoading: Bool { false }
  /// How much of the page is there.
  open var estimatedProgress: Double { 0 }
  /// Whether there is a page before.
  open var canGoBack: Bool { false }
  /// Whether there is a page after.
  open var canGoForward: Bool { false }
  /// Whether all of the page came by a secure way.
  open var hasOnlySecureContent: Bool { false }
  /// Whether a swipe from the edge goes back.
  open var allowsBackForwardNavigationGestures = false
  /// Whether links show what they lead to.
  open var allowsLinkPreview = true
  /// Whether the page can be inspected.
  open var isInspectable = false
  /// What the view says that it is.
  open var customUserAgent: String?
  /// The scale of the page.
  open var pageZoom: CGFloat = 1
  /// The colour behind the page.
  open var underPageBackgroundColor: UIColor!
  /// The pages that were shown.
  public let backForwardList = WKBackForwardList()
  private lazy var box = FrameworkBoxView("WKWebView", in: bounds)

  /// Makes a view.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    setUp()
  }

  /// Makes a view with a configuration of its own.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .white
    scrollView.frame = bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(scrollView)
  }

  private func show(_ address: URL?) -> WKNavigation? {
    url = address
    if box.superview == nil {
      box.frame = bounds
      insertSubview(box, at: 0)
    }
    return WKNavigation()
  }

  /// Loads a page.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? { show(request.url) }
  /// Shows a text.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { show(baseURL) }
  /// Shows data.
  @discardableResult
  open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? { show(baseURL) }
  /// Shows a file.
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    show(URL)
  }
  /// Loads the page again.
  @discardableResult
  open func reload() -> WKNavigation? { url.flatMap(show) }
  /// Loads no more.
  open func stopLoading() {}
  /// Shows the page before: there is none.
  @discardableResult
  open func goBack() -> WKNavigation? { nil }
  /// Shows the page after: there is none.
  @discardableResult
  open func goForward() -> WKNavigation? { nil }

  /// Runs a script. Differs: it does not run, and `completionHandler` is called with an error.
  open func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    DispatchQueue.main.async {
      completionHandler?(nil, WKError(.javaScriptExceptionOccurred))
    }
  }

  /// Runs a script. Differs: it does not run.
  @discardableResult
  open func evaluateJavaScript(_ javaScript: String) async throws -> Any? {
    throw WKError(.javaScriptExceptionOccurred)
  }
}
