public import FoundationNetworking
import UIKit

/// A way to a page.
open class WKNavigation: NSObject {}

/// What may go wrong.
public struct WKError: Error, Sendable {
  /// The reasons. Raw values are Apple's.
  public enum Code: Int, Sendable {
    /// No reason is known.
    case unknown = 1
    /// The page's process has ended.
    case webContentProcessTerminated = 2
    /// The view is gone.
    case webViewInvalidated = 3
    /// A script has thrown.
    case javaScriptExceptionOccurred = 4
  }

  /// The reason.
  public let code: Code

  /// Makes an error of its reason.
  public init(_ code: Code) { self.code = code }
}

/// Why a page is asked for. Raw values are Apple's.
public enum WKNavigationType: Int, Sendable {
  /// Somebody has tapped a link.
  case linkActivated = 0
  /// Somebody has sent a form.
  case formSubmitted = 1
  /// Somebody goes back or forward.
  case backForward = 2
  /// Somebody wants it again.
  case reload = 3
  /// Somebody sends a form again.
  case formResubmitted = 4
  /// None of these.
  case other = -1
}

/// Whether a page is loaded. Raw values are Apple's.
public enum WKNavigationActionPolicy: Int, Sendable {
  /// No.
  case cancel = 0
  /// Yes.
  case allow = 1
  /// It is kept as a file.
  case download = 2
}

/// Whether an answer is shown. Raw values are Apple's.
public enum WKNavigationResponsePolicy: Int, Sendable {
  /// No.
  case cancel = 0
  /// Yes.
  case allow = 1
  /// It is kept as a file.
  case download = 2
}

/// A frame of a page.
open class WKFrameInfo: NSObject {
  /// Whether it is the whole page.
  open var isMainFrame: Bool { true }
  /// What asked for it.
  open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
}

/// A page that is asked for.
open class WKNavigationAction: NSObject {
  /// What asks for it.
  open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
  /// Why it is asked for.
  open var navigationType: WKNavigationType { .other }
  /// The frame that it is for.
  open var targetFrame: WKFrameInfo? { nil }
  /// The frame that asks.
  open var sourceFrame: WKFrameInfo { WKFrameInfo() }
}

/// An answer to a question for a page.
open class WKNavigationResponse: NSObject {
  /// The answer.
  open var response: URLResponse { URLResponse() }
  /// Whether it is for the whole page.
  open var isForMainFrame: Bool { true }
  /// Whether it can be shown.
  open var canShowMIMEType: Bool { true }
}

/// A page that was shown.
open class WKBackForwardListItem: NSObject {
  /// Its address.
  open var url: URL { URL(fileURLWithPath: "/") }
  /// Its title.
  open var title: String? { nil }
}

/// The pages that were shown: none.
open class WKBackForwardList: NSObject {
  /// The page that is shown.
  open var currentItem: WKBackForwardListItem? { nil }
  /// The page before.
  open var backItem: WKBackForwardListItem? { nil }
  /// The page after.
  open var forwardItem: WKBackForwardListItem? { nil }
  /// The pages before.
  open var backList: [WKBackForwardListItem] { [] }
  /// The pages after.
  open var forwardList: [WKBackForwardListItem] { [] }
}

/// Decides about pages, and hears of them. Differs: nobody asks it.
@MainActor public protocol WKNavigationDelegate: AnyObject {
  /// Whether a page may be loaded.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
  /// Whether an answer is shown.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void)
  /// The page is asked for.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// The page comes.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// The page is there.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// The rest of the page does not come.
  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// The page does not come.
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error)
  /// The page's process has ended.
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

extension WKNavigationDelegate {
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
  ) { decisionHandler(.allow) }
  public func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
  ) {}
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {}
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {}
  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
}

/// Shows what pages ask for. Differs: nobody asks it.
@MainActor public protocol WKUIDelegate: AnyObject {
  /// A page wants a window.
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView?
  /// A page has ended.
  func webViewDidClose(_ webView: WKWebView)
}

extension WKUIDelegate {
  public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? { nil }
  public func webViewDidClose(_ webView: WKWebView) {}
}

/// How a page wants its window.
open class WKWindowFeatures: NSObject {}
