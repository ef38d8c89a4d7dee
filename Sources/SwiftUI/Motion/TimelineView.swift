internal import QuartzCore

/// A view that changes with the time.
///
/// The time is the clock's that animations run on: it begins at the reference date, 1 January 2001,
/// 00:00 GMT, and stands still in a picture without a time. A schedule that begins later, as one
/// from the day of the test, begins at its first date.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// What the content is made for.
  public typealias Context = TimelineViewDefaultContext

  let schedule: Schedule
  let content: (Context) -> Content
}

/// The date that a timeline's content is made for.
public struct TimelineViewDefaultContext: Sendable {
  /// How often the content changes.
  public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
  /// The date for which the view is made.
  public let date: Date
  /// How often the content changes. Always `live` here.
  public let cadence: Cadence
}

extension TimelineView: View where Content: View {
  /// The view is drawn by its node and has no body.
  public typealias Body = Never
  /// Makes a view whose content is made anew at each date of a schedule.
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }
  /// Makes the node that waits for the dates; apps do not call it.
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> {
    TimelineNode(view, context)
  }
}

final class TimelineNode<Schedule: TimelineSchedule, Content: View>:
  _Node<TimelineView<Schedule, Content>>
{
  private var child: _Node<Content>?
  /// The clock's time when the view was made, and the date that it counts as.
  private let beginning = MediaClock.current.time
  private var start: Date
  /// Numbers the waits: a new one ends the one before.
  private var wait = 0

  override init(_ view: TimelineView<Schedule, Content>, _ context: _NodeContext) {
    start = Date(timeIntervalSinceReferenceDate: beginning)
    super.init(view, context)
    if let first = view.schedule.entries(from: start, mode: .normal).first(where: { _ in true }) {
      start = max(start, first)
    }
    child = Content._makeNode(evaluate(), self.context())
  }

  /// Shows the last date that is not later than now, and waits for the next.
  private func evaluate() -> Content {
    let now = start.addingTimeInterval(MediaClock.current.time - beginning)
    var (shown, next) = (now, Date?.none)
    var isFirst = true
    for date in view.schedule.entries(from: now, mode: .normal) {
      // The clock adds up frames, so that a date may be missed by a rounding.
      if date.timeIntervalSince(now) > 1e-9 {
        if isFirst { shown = date }
        next = date
        break
      }
      shown = date
      isFirst = false
    }
    if let next { waitFor(next.timeIntervalSince(now)) }
    let context = TimelineViewDefaultContext(date: shown, cadence: .live)
    return graph.tracking(self) { view.content(context) }
  }

  private func waitFor(_ seconds: TimeInterval) {
    wait += 1
    let number = wait
    guard seconds.isFinite else { return }
    MediaClock.current.schedule(after: seconds) { [weak self] in
      MainActor.unchecked {
        guard let self, self.wait == number else { return }
        self.markDirty()
      }
    }
  }

  override func didUpdate(from old: TimelineView<Schedule, Content>, viewChanged: Bool) {
    refresh()
  }
  override func refresh() { child?.update(evaluate(), environment) }
  override var childNodes: [_ViewNode] { child.map { [$0] } ?? [] }
  override func makeItems() -> [LayoutItem] { child?.items ?? [] }
}
