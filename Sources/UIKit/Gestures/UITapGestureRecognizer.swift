/// Recognises one or more taps with one or more fingers. Discrete.
///
/// Apple publishes neither how far a tapping finger may move nor how soon the next tap must
/// follow: 45 points and 0.35 s are used here.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps that are a gesture.
  open var numberOfTapsRequired = 1
  /// The number of fingers of each tap.
  open var numberOfTouchesRequired = 1
  /// The buttons of a pointer that have to be pressed; fingers count as the primary one.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary

  private var taps = 0
  private var maximumTouchCount = 0
  private var firstPlace: CGPoint?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    deadlineSeconds = nil
    maximumTouchCount = max(maximumTouchCount, self.touches.count)
    let place = centroid(of: self.touches, at: \.place)
    if self.touches.count > numberOfTouchesRequired {
      state = .failed
    } else if taps > 0, let firstPlace, isFar(place, from: firstPlace) {
      state = .failed
    } else if taps == 0, self.touches.count == touches.count {
      firstPlace = place
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if touches.contains(where: { isFar($0.place, from: $0.firstPlace) }) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.allSatisfy({ $0.phase == .ended }) else { return }
    guard maximumTouchCount == numberOfTouchesRequired else {
      state = .failed
      return
    }
    taps += 1
    maximumTouchCount = 0
    if taps >= numberOfTapsRequired {
      state = .ended
    } else {
      deadlineSeconds = event.timestamp + TouchDelivery.tapIntervalSeconds
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    super.reset()
    taps = 0
    maximumTouchCount = 0
    firstPlace = nil
  }

  /// Whether it prevents another recogniser. A tap does not prevent one of more taps at the same
  /// view, as on iOS: both are recognised unless one requires the other to fail.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
      || other.numberOfTouchesRequired != numberOfTouchesRequired
  }

  override func deadlineDidPass() {
    if isUndecided { state = .failed }
  }

  private func isFar(_ place: CGPoint, from other: CGPoint) -> Bool {
    length(distance(from: other, to: place, in: nil)) > TouchDelivery.tapDistance
  }
}
