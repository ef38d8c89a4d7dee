/// A finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
    case regionEntered = 5
    case regionMoved = 6
    case regionExited = 7
  }

  open private(set) var phase = Phase.began
  open private(set) var tapCount = 1
  /// Seconds of the harness's virtual time.
  open private(set) var timestamp: TimeInterval = 0
  open private(set) weak var view: UIView?
  open private(set) weak var window: UIWindow?

  /// In the window's space, points.
  private var place = CGPoint.zero
  private var previousPlace = CGPoint.zero

  /// A touch at `location` in the space of `view`.
  package init(location: CGPoint, in view: UIView, timestampSeconds: TimeInterval = 0) {
    self.view = view
    window = view.window
    timestamp = timestampSeconds
    super.init()
    place = view.convert(location, to: nil)
    previousPlace = place
  }

  /// Moves the touch to `location` in its view's space.
  package func move(to location: CGPoint, phase: Phase, timestampSeconds: TimeInterval) {
    previousPlace = place
    place = view?.convert(location, to: nil) ?? location
    self.phase = phase
    timestamp = timestampSeconds
  }

  /// Where the touch is in the space of `view`; nil stands for the window.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(place, from: nil) ?? place
  }

  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousPlace, from: nil) ?? previousPlace
  }
}
