/// A finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The phases of a touch.
  public enum Phase: Int, Sendable {
    /// The finger has touched the screen.
    case began = 0
    /// The finger has moved.
    case moved = 1
    /// The finger is where it was.
    case stationary = 2
    /// The finger has left the screen.
    case ended = 3
    /// The system has taken the touch away.
    case cancelled = 4
    /// A pointer has come over the view; not made here.
    case regionEntered = 5
    /// A pointer has moved over the view; not made here.
    case regionMoved = 6
    /// A pointer has left the view; not made here.
    case regionExited = 7
  }

  /// What touches the screen.
  public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct = 0
    /// A finger on a remote control; not made here.
    case indirect = 1
    /// A pencil on the screen; not made here.
    case pencil = 2
    /// A pointer's button; not made here.
    case indirectPointer = 3
  }

  /// The present phase of the touch.
  open private(set) var phase = Phase.began
  /// The number of taps at the same place in quick succession, including this one.
  open package(set) var tapCount = 1
  /// The time in seconds of the harness's virtual time.
  open private(set) var timestamp: TimeInterval = 0
  /// The time at which the finger touched the screen, as `timestamp`.
  package private(set) var firstTimestamp: TimeInterval = 0
  /// The view that the touch began in.
  open package(set) weak var view: UIView?
  /// The window that the touch began in.
  open private(set) weak var window: UIWindow?
  /// The recognisers that are told of the touch, innermost view first.
  open package(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// The instrument that touches. Differs: always a finger on the screen.
  open var type: TouchType { .direct }

  /// The force of the touch. Differs: always 1, as synthesised touches have no pressure.
  open var force: CGFloat { 1 }

  /// The maximum of ``force``. Differs: always 1, as synthesised touches have no pressure.
  open var maximumPossibleForce: CGFloat { 1 }

  /// Half the width of a fingertip, in points.
  open var majorRadius: CGFloat { 20 }

  /// How inexact ``majorRadius`` is, in points. Differs: always 0.
  open var majorRadiusTolerance: CGFloat { 0 }

  /// The place in the window's space, in points.
  package private(set) var place = CGPoint.zero
  package private(set) var previousPlace = CGPoint.zero
  /// The place where the touch began, in the window's space.
  package private(set) var firstPlace = CGPoint.zero

  /// A touch that began at the origin of no window.
  public override init() {
    super.init()
  }

  /// A touch at `location` in the space of `view`.
  package init(location: CGPoint, in view: UIView, timestampSeconds: TimeInterval = 0) {
    self.view = view
    window = view.window
    timestamp = timestampSeconds
    firstTimestamp = timestampSeconds
    super.init()
    place = view.convert(location, to: nil)
    previousPlace = place
    firstPlace = place
  }

  /// A touch at `place` of a window, which will find its view.
  package init(place: CGPoint, in window: UIWindow, timestampSeconds: TimeInterval) {
    self.window = window
    timestamp = timestampSeconds
    firstTimestamp = timestampSeconds
    super.init()
    self.place = place
    previousPlace = place
    firstPlace = place
  }

  /// Moves the touch to `place` in the window's space.
  package func update(place: CGPoint, phase: Phase, timestampSeconds: TimeInterval) {
    previousPlace = self.place
    self.place = place
    self.phase = phase
    timestamp = timestampSeconds
  }

  /// The place of the touch in the space of `view`; nil stands for the window.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(place, from: nil) ?? place
  }

  /// The place of the touch before its last move, in the space of `view`.
  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousPlace, from: nil) ?? previousPlace
  }

  /// The place in a view, or in the window for nil; the same as ``location(in:)``.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// The place before in a view, or in the window for nil; the same as ``previousLocation(in:)``.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
}
