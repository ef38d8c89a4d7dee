/// A finger that scrolls: along the scroll view's axes, from 10 points on, as UIKit's pan.
///
/// Content stops at its ends, and is at once where it would glide to when the finger lifts.
final class ScrollPanNode: OneFingerNode<CGSize> {
  private unowned let item: ScrollItem
  private var origin = CGPoint.zero
  private var pace = Pace()
  private var shown: CGSize?

  private static let hysteresis: CGFloat = 10
  /// How far content glides, seconds of its velocity. Source: UIScrollView's normal rate, which
  /// leaves 0.998 of the velocity after each millisecond.
  private static let glideSeconds: CGFloat = 0.499

  init(_ item: ScrollItem) { self.item = item }

  override func begin(_ touch: GestureEvent.Touch, _ event: GestureEvent) {
    origin = item.offset
    pace = Pace(touch.place, event.seconds)
  }

  override func move(_ touch: GestureEvent.Touch, _ event: GestureEvent) {
    pace.move(to: touch.place, event.seconds)
    let way = CGSize(width: touch.place.x - start.x, height: touch.place.y - start.y)
    if case .active = phase {
      phase = .active(way)
    } else if distance(touch) >= Self.hysteresis {
      let axis: Axis.Set = abs(way.width) > abs(way.height) ? .horizontal : .vertical
      phase = item.axes.contains(axis) ? .active(way) : .failed
    }
  }

  override func end(_ touch: GestureEvent.Touch, _ event: GestureEvent) {
    guard case .active(var way) = phase else {
      phase = .failed
      return
    }
    pace.move(to: touch.place, event.seconds)
    way.width += pace.velocity.width * Self.glideSeconds
    way.height += pace.velocity.height * Self.glideSeconds
    phase = .ended(way)
  }

  override func deliver() {
    guard let way = phase.value, way != shown || isOver else { return }
    shown = way
    var place = origin
    if item.axes.contains(.horizontal) {
      place.x += item.isRightToLeft ? way.width : -way.width
    }
    if item.axes.contains(.vertical) { place.y -= way.height }
    if case .ended = phase {
      let speed = pace.velocity
      place = item.rest(
        place, from: origin,
        CGSize(width: item.isRightToLeft ? speed.width : -speed.width, height: -speed.height))
    }
    item.scroll(to: place)
  }

  override func reset() {
    super.reset()
    shown = nil
  }
}
