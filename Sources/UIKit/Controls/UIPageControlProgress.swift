import Foundation

/// The elapsed part of the current page's time.
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
  weak var pageControl: UIPageControl? {
    didSet {
      guard (pageControl == nil) != (oldValue == nil) else { return }
      delegate?.pageControlProgressVisibilityDidChange(self)
    }
  }

  /// The progress from 0 to 1.
  open var currentProgress: Float = 0 {
    didSet {
      guard currentProgress != oldValue else { return }
      pageControl?.progressDidChange()
    }
  }

  /// The object that gives the first value of each page; it is not retained.
  open weak var delegate: (any UIPageControlProgressDelegate)?

  /// Whether a page control shows the progress.
  open var isProgressVisible: Bool { pageControl != nil }

  public override init() {
    super.init()
  }

  func pageDidChange(to page: Int) {
    currentProgress = delegate?.pageControlProgress(self, initialProgressForPage: page) ?? 0
  }
}

/// Asked for the first value of a progress, and told of its visibility.
@preconcurrency @MainActor
public protocol UIPageControlProgressDelegate: NSObjectProtocol {
  /// The progress that a page begins with, 0…1; 0 by default.
  func pageControlProgress(
    _ progress: UIPageControlProgress, initialProgressForPage page: Int
  ) -> Float
  /// Called when a page control begins or ends showing the progress.
  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
  /// 0: each page begins without progress.
  public func pageControlProgress(
    _ progress: UIPageControlProgress, initialProgressForPage page: Int
  ) -> Float { 0 }

  /// Empty by default, as the method is optional on iOS.
  public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}

/// A progress whose timer turns the pages.
///
/// Differs: the timer does not run. What an app sets as `currentProgress` is drawn.
open class UIPageControlTimerProgress: UIPageControlProgress {
  /// The time that a page is shown, in seconds.
  open var preferredDuration: TimeInterval
  /// Whether the first page follows the last one.
  open var resetsToInitialPageAfterEnd = false
  private var durations: [Int: TimeInterval] = [:]

  /// A progress that gives each page a time in seconds.
  public init(preferredDuration: TimeInterval) {
    self.preferredDuration = preferredDuration
    super.init()
  }

  /// Whether the timer was resumed. Differs: it does not run.
  open private(set) var isRunning = false

  /// Sets ``isRunning`` to true. Differs: the progress stays as it is.
  open func resumeTimer() { isRunning = true }

  /// Sets ``isRunning`` to false.
  open func pauseTimer() { isRunning = false }

  /// Sets the time that a page is shown, in seconds.
  open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }

  /// The time that a page is shown, in seconds.
  open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }
}
