/// Recognises fingers that drag. Continuous: it begins after 10 points.
///
/// The translation counts from where the fingers touched. Whether iOS leaves out the first points
/// is not published.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of fingers.
  open var minimumNumberOfTouches = 1
  /// The maximum number of fingers.
  open var maximumNumberOfTouches = Int.max
  /// The kinds of scrolling by mouse and trackpad that count. Differs: no effect, as there is
  /// neither.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// The place where the translation is zero, in the window's space.
  private var origin: CGPoint?
  private var place = CGPoint.zero
  private var lastMoveSeconds: TimeInterval = 0
  /// The velocity in points per second in the window's space.
  private var windowVelocity = CGPoint.zero

  /// The distance that the fingers moved, in the space of `view`; nil stands for the window.
  open func translation(in view: UIView?) -> CGPoint {
    guard let origin else { return .zero }
    return distance(from: origin, to: place, in: view)
  }

  /// Sets the present translation. The velocity becomes zero.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let present = self.translation(in: view)
    let shift = CGPoint(x: present.x - translation.x, y: present.y - translation.y)
    let start = origin ?? place
    if let view {
      let local = view.convert(start, from: nil)
      origin = view.convert(CGPoint(x: local.x + shift.x, y: local.y + shift.y), to: nil)
    } else {
      origin = CGPoint(x: start.x + shift.x, y: start.y + shift.y)
    }
    windowVelocity = .zero
  }

  /// The velocity of the last move in points per second, in the space of `view`.
  open func velocity(in view: UIView?) -> CGPoint {
    let end = CGPoint(x: place.x + windowVelocity.x, y: place.y + windowVelocity.y)
    return distance(from: place, to: end, in: view)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count > maximumNumberOfTouches, isUndecided {
      state = .failed
      return
    }
    keepTranslation()
    lastMoveSeconds = event.timestamp
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let middle = centroid(of: self.touches, at: \.place)
    let seconds = event.timestamp - lastMoveSeconds
    if seconds > 0 {
      windowVelocity = CGPoint(
        x: (middle.x - place.x) / seconds, y: (middle.y - place.y) / seconds)
    }
    lastMoveSeconds = event.timestamp
    place = middle
    if isRecognizing {
      state = .changed
    } else if self.touches.count >= minimumNumberOfTouches, mayBegin(by: translation(in: nil)) {
      state = !heldStates.isEmpty || mayTakeTouches ? .began : .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let left = self.touches.filter { !touches.contains($0) }
    if left.count >= minimumNumberOfTouches {
      keepTranslation(of: left)
    } else {
      endOrFail()
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    origin = nil
    windowVelocity = .zero
  }

  /// Whether fingers that moved by `translation`, in points of the window, are dragging.
  func mayBegin(by translation: CGPoint) -> Bool { length(translation) >= Self.hysteresis }

  /// Whether the fingers that drag may be taken from the views that they touch; if not, the
  /// recogniser fails.
  var mayTakeTouches: Bool { true }

  /// Keeps the translation when a finger that comes or goes moves the middle.
  private func keepTranslation(of left: [UITouch]? = nil) {
    let present = translation(in: nil)
    place = centroid(of: left ?? touches, at: \.place)
    origin = CGPoint(x: place.x - present.x, y: place.y - present.y)
  }
}

/// Recognises a drag from an edge of the window. Touches begin within 20 points of it; Apple
/// publishes no figure.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges from which the drag may start.
  open var edges: UIRectEdge = []

  private static let reach: CGFloat = 20

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if isUndecided, !touches.allSatisfy(startsAtEdge) {
      state = .failed
    } else {
      super.touchesBegan(touches, with: event)
    }
  }

  private func startsAtEdge(_ touch: UITouch) -> Bool {
    guard let bounds = touch.window?.bounds else { return false }
    let place = touch.firstPlace
    return edges.contains(.left) && place.x < bounds.minX + Self.reach
      || edges.contains(.right) && place.x >= bounds.maxX - Self.reach
      || edges.contains(.top) && place.y < bounds.minY + Self.reach
      || edges.contains(.bottom) && place.y >= bounds.maxY - Self.reach
  }
}

/// The ways to scroll without a finger on the screen.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// The bits of the ways of scrolling that the set holds, which are Apple's.
  public let rawValue: Int

  /// Makes a set of the ways of scrolling whose bits are set in `rawValue`.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The steps of a mouse wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// The scrolling of a trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// Scrolling by wheel and by trackpad.
  public static let all = UIScrollTypeMask(rawValue: 3)
}
