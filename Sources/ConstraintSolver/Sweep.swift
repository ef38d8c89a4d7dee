/// The breakpoints that a long move meets, in the order in which it meets them.
///
/// A move looks for its next breakpoint in every row of its column. One that passes many of them in
/// many rows sorts them once instead. Breakpoints whose distances differ by little more than
/// rounding are left to that look.
struct Sweep: Sendable {
  struct Event: Sendable {
    var distance: Double
    /// Among events of equal distance, the one with the minimum order comes first.
    var order: Double
    /// Index of the crossing; -1 for the moved entity itself, which comes first.
    var crossing: Int32
    var breakpoint: Int32
    /// The place of the event among those of one crossing, in the order in which they are met.
    var number: Int32
  }

  /// The events of the sweep. The list is empty until a move is long.
  private(set) var events: [Event] = []
  private(set) var isActive = false
  var next = 0
  /// Where the events end that are as far away as the next one.
  private var end = 0
  /// Whether all others are clearly farther away than those.
  private var isClear = false

  /// Moves with fewer passes or rows are not sorted.
  static let minimumPasses = 8
  static let minimumRows = 32

  mutating func reset() { isActive = false }

  mutating func begin() {
    events.removeAll(keepingCapacity: true)
    isActive = true
    next = 0
    end = 0
  }

  mutating func append(
    distance: Double, order: Double, crossing: Int, breakpoint: Int
  ) {
    events.append(
      Event(
        distance: distance, order: order, crossing: Int32(crossing),
        breakpoint: Int32(breakpoint), number: Int32(events.count)))
  }

  mutating func sort() {
    events.sort {
      if $0.distance != $1.distance { return $0.distance < $1.distance }
      if $0.order != $1.order { return $0.order < $1.order }
      return $0.number < $1.number
    }
  }

  /// Whether no event but those as far away as the next one is anywhere near it.
  mutating func isNextClear() -> Bool {
    if next < end { return isClear }
    let distance = events[next].distance
    end = next + 1
    while end < events.count, events[end].distance == distance { end += 1 }
    isClear = true
    if end < events.count {
      let farther = events[end].distance
      isClear = farther - distance > 4e-10 * (1 + farther)
    }
    return isClear
  }
}
