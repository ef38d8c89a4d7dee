import Foundation

/// The times of an update.
@preconcurrency @MainActor
open class UIUpdateInfo: NSObject {
  /// The time that the frame shows, on the virtual clock.
  public let modelTime: TimeInterval
  /// The time by which the update has to be done, on the virtual clock.
  public let completionDeadlineTime: TimeInterval
  /// The time at which the frame is shown, on the virtual clock.
  public let estimatedPresentationTime: TimeInterval
  /// Whether the frame is shown without waiting for others; always false here.
  public let isImmediatePresentationExpected = false
  /// Whether touches arrive late in the update; always false here.
  public let isLowLatencyEventDispatchConfirmed = false
  /// Whether the update is in its phases of low latency; always false here.
  public let isPerformingLowLatencyPhases = false

  init(_ link: CADisplayLink) {
    modelTime = link.timestamp
    completionDeadlineTime = link.targetTimestamp
    estimatedPresentationTime = link.targetTimestamp
    super.init()
  }
}

/// Calls closures at every frame of the virtual clock while its view is in a window.
///
/// Differs: all phases of an update are one.
@preconcurrency @MainActor
open class UIUpdateLink: NSObject {
  private weak var view: UIView?
  private var handlers: [(UIUpdateLink, UIUpdateInfo) -> Void] = []
  private(set) var link: CADisplayLink?
  private let needsView: Bool

  /// Makes a link that is at rest until ``isEnabled`` is set, and runs only while the view is in a
  /// window. The view is not retained.
  public init(view: UIView) {
    self.view = view
    needsView = true
    super.init()
  }

  isolated deinit { link?.invalidate() }

  /// Makes a link that is at rest until ``isEnabled`` is set. Differs: the scene does not matter,
  /// so that the link runs at every frame.
  public init(windowScene: UIWindowScene) {
    needsView = false
    super.init()
  }

  /// Makes a link for a view, with a closure that is called at each update.
  public convenience init(
    view: UIView, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
  ) {
    self.init(view: view)
    addAction(handler: handler)
  }

  /// Makes a link for a view, with a method that is called at each update. The target is not
  /// retained.
  public convenience init(view: UIView, actionTarget target: Any, selector: Selector) {
    self.init(view: view)
    addAction(target: target, selector: selector)
  }

  /// Adds a closure, which is called at each update.
  open func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
    handlers.append(handler)
  }

  /// Adds a method that is called at each update with the link and its times.
  ///
  /// - Parameter target: The target, which is not retained.
  open func addAction(target: Any, selector: Selector) {
    weak let target = target as AnyObject
    addAction { link, info in
      if let target { selector.send(to: target, sender: link, event: info) }
    }
  }

  /// Whether the link runs; false at first. The link is not retained, and the calls end with it.
  /// Whether iOS retains it is not published.
  open var isEnabled = false {
    didSet {
      guard isEnabled != oldValue else { return }
      link?.invalidate()
      link = isEnabled ? CADisplayLink { [weak self] in self?.fire($0) } : nil
      link?.preferredFrameRateRange = preferredFrameRateRange
      link?.add(to: .main, forMode: .common)
    }
  }

  /// Whether updates arrive even while the interface does not change. Differs: they arrive at every
  /// frame.
  open var requiresContinuousUpdates = false
  /// Whether touches should arrive late in the update. Kept, without effect: there is one phase.
  open var wantsLowLatencyEventDispatch = false
  /// Whether the frame should be shown without waiting for others. The value is kept and has no
  /// effect.
  open var wantsImmediatePresentation = false
  /// The wanted calls per second; the default is the clock's own rate of 60. Of the range, the
  /// preferred rate counts, or else the maximum.
  open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet { link?.preferredFrameRateRange = preferredFrameRateRange }
  }
  /// The times of the running update; nil between two updates.
  open private(set) var currentUpdateInfo: UIUpdateInfo?

  private func fire(_ link: CADisplayLink) {
    guard !needsView || view?.window != nil else { return }
    let info = UIUpdateInfo(link)
    currentUpdateInfo = info
    for handler in handlers { handler(self, info) }
    currentUpdateInfo = nil
  }
}
