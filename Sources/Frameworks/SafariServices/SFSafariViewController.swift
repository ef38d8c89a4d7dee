@_exported import UIKit

/// Hears of a page that Safari shows in the app.
@MainActor public protocol SFSafariViewControllerDelegate: AnyObject {
  /// Somebody has tapped Done.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// The first page is there.
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
}

/// A page that Safari shows in the app.
///
/// Not drawn: the page and its bars, for which a box with the class's name stands
/// (`FidelityFeature.frameworkContent`). Differs: nothing is loaded, and the delegate hears
/// nothing.
open class SFSafariViewController: UIViewController {
  /// How the page is shown.
  open class Configuration: NSObject, NSCopying {
    /// Whether the page begins in reader mode.
    open var entersReaderIfAvailable = false
    /// Whether the bars get smaller when somebody scrolls.
    open var barCollapsingEnabled = true

    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = Configuration()
      copy.entersReaderIfAvailable = entersReaderIfAvailable
      copy.barCollapsingEnabled = barCollapsingEnabled
      return copy
    }
  }

  /// The word on the button that ends it. Raw values are Apple's.
  public enum DismissButtonStyle: Int, Sendable {
    /// Done.
    case done = 0
    /// Close.
    case close = 1
    /// Cancel.
    case cancel = 2
  }

  /// What hears of the page; held weakly.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// How the page is shown.
  public let configuration: Configuration
  /// The colour of the bars.
  open var preferredBarTintColor: UIColor?
  /// The colour of the bars' buttons.
  open var preferredControlTintColor: UIColor?
  /// The word on the button that ends it.
  open var dismissButtonStyle = DismissButtonStyle.done

  /// Makes a controller for a page.
  public convenience init(url URL: URL) {
    self.init(url: URL, configuration: Configuration())
  }

  /// Makes a controller for a page.
  public init(url URL: URL, configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }

  open override func loadView() { view = FrameworkBoxView("SFSafariViewController") }
}
