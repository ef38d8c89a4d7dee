/// Decides which items a list prefetches, since they come into sight next.
///
/// They are the items that would fill the list once more on the side that it is scrolled to.
/// Source: iOS asks for about a screen ahead, and cancels its requests when the direction changes.
struct PrefetchWindow {
  private(set) var asked: Set<IndexPath> = []
  private var last: ClosedRange<Int>?

  /// - Parameters:
  ///   - shown: The range of visible items among all items; nil if none is visible.
  ///   - count: The number of all items.
  /// - Returns: The paths to prefetch, in the order in which they come into sight, and those whose
  ///   prefetching is cancelled.
  mutating func move(
    to shown: ClosedRange<Int>?, of count: Int, _ path: (Int) -> IndexPath
  ) -> (ahead: [IndexPath], cancelled: [IndexPath]) {
    guard let shown, shown != last else { return ([], []) }
    let isBackwards = last.map { shown.lowerBound < $0.lowerBound } ?? false
    last = shown
    let screen = shown.count
    let end = max(min(shown.upperBound + 1 + screen, count), shown.upperBound + 1)
    let next =
      isBackwards
      ? Array((max(shown.lowerBound - screen, 0)..<shown.lowerBound).reversed())
      : Array((shown.upperBound + 1)..<end)
    let paths = next.map(path)
    let inSight = Set(shown.map(path))
    let wanted = Set(paths)
    let cancelled = asked.subtracting(wanted).subtracting(inSight).sorted()
    let ahead = paths.filter { !asked.contains($0) }
    asked = wanted
    return (ahead, cancelled)
  }

  mutating func forget() { self = PrefetchWindow() }
}
