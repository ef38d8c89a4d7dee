/// Recognises a quick stroke in one direction. Discrete.
///
/// Apple publishes no figures; here a swipe goes at least 50 points along its direction, at most 50
/// across, within half a second.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits of the directions that the set holds, which are Apple's.
    public let rawValue: UInt

    /// Makes a set of the directions whose bits are set in `rawValue`.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A stroke towards greater x, in every layout direction.
    public static let right = Direction(rawValue: 1 << 0)
    /// A stroke towards lesser x, in every layout direction.
    public static let left = Direction(rawValue: 1 << 1)
    /// A stroke towards lesser y.
    public static let up = Direction(rawValue: 1 << 2)
    /// A stroke towards greater y.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The number of fingers that have to move.
  open var numberOfTouchesRequired = 1
  /// The direction, or several directions, that count.
  open var direction = Direction.right

  private static let distance: CGFloat = 50
  private static let seconds = 0.5

  private var startSeconds: TimeInterval = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count > numberOfTouchesRequired { state = .failed }
    if self.touches.count == touches.count { startSeconds = event.timestamp }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard isUndecided else { return }
    if event.timestamp - startSeconds > Self.seconds {
      state = .failed
      return
    }
    guard self.touches.count == numberOfTouchesRequired else { return }
    let start = centroid(of: self.touches, at: \.firstPlace)
    let move = distance(from: start, to: centroid(of: self.touches, at: \.place), in: view)
    if isSwipe(move) {
      state = .ended
    } else if max(abs(move.x), abs(move.y)) >= Self.distance {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  private func isSwipe(_ move: CGPoint) -> Bool {
    if abs(move.y) <= Self.distance {
      if direction.contains(.right), move.x >= Self.distance { return true }
      if direction.contains(.left), -move.x >= Self.distance { return true }
    }
    if abs(move.x) <= Self.distance {
      if direction.contains(.up), -move.y >= Self.distance { return true }
      if direction.contains(.down), move.y >= Self.distance { return true }
    }
    return false
  }
}
