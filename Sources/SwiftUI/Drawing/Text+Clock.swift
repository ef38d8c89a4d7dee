/// A length of time as a text shows it that follows the clock.
struct ClockText: Equatable {
  enum Kind { case relative, offset, timer }

  let kind: Kind

  /// The text of a date seen from another one.
  func text(of date: Date, from now: Date) -> String {
    let seconds = (date.timeIntervalSince(now)).rounded()
    let text = kind == .timer ? Self.clock(abs(seconds)) : Self.words(abs(seconds))
    guard kind == .offset else { return text }
    return (seconds < 0 ? "-" : "+") + text
  }

  /// `4:05`, `1:04:05`.
  static func clock(_ seconds: Double, showsHours: Bool = true) -> String {
    let all = Int(clamping: seconds)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let minutes = all / 60
    if showsHours, minutes >= 60 { return "\(minutes / 60):\(two(minutes % 60)):\(two(all % 60))" }
    return "\(minutes):\(two(all % 60))"
  }

  /// The two largest units: `1 hr, 4 min`, `2 min, 5 sec`, `3 days`.
  private static func words(_ seconds: Double) -> String {
    let all = Int(clamping: seconds)
    let units: [(seconds: Int, one: String, more: String)] = [
      (365 * 86_400, "year", "years"), (30 * 86_400, "month", "months"),
      (86_400, "day", "days"), (3600, "hr", "hr"), (60, "min", "min"), (1, "sec", "sec"),
    ]
    guard let first = units.firstIndex(where: { all >= $0.seconds }) else { return "0 sec" }
    var rest = all
    return units[first...].prefix(2).compactMap { unit in
      let count = rest / unit.seconds
      rest %= unit.seconds
      return count == 0 ? nil : "\(count) \(count == 1 ? unit.one : unit.more)"
    }.joined(separator: ", ")
  }
}

extension Text {
  /// Makes a text that counts the time of an interval, in minutes and seconds, and in hours where
  /// there are any.
  ///
  /// Differs: the interval begins when the text is made, on the clock that animations run on, and
  /// the text does not change.
  ///
  /// - Parameters:
  ///   - pauseTime: When the count stands; nil where it never does.
  ///   - countsDown: Whether the time that is left is shown.
  ///   - showsHours: Whether hours are shown apart from minutes.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let length = timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound)
    let passed = pauseTime.map { $0.timeIntervalSince(timerInterval.lowerBound) } ?? 0
    let shown = min(max(passed, 0), length)
    self.init(
      verbatim: ClockText.clock(
        (countsDown ? length - shown : shown).rounded(), showsHours: showsHours))
  }
}

extension ProgressView {
  /// Shows how much of an interval has passed, with labels.
  ///
  /// Differs: the interval begins when the view is made, and the view does not change.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) { self.init(countsDown ? 1 : 0, label(), currentValueLabel()) }
}

/// The time that is left of an interval, or that has passed.
public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  /// The time in minutes and seconds.
  public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Shows how much of an interval has passed, with a label.
  ///
  /// Differs: the interval begins when the view is made, and the view does not change.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    let time = DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
    self.init(countsDown ? 1 : 0, label(), time)
  }

  /// Shows how much of an interval has passed.
  ///
  /// Differs: the interval begins when the view is made, and the view does not change.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView {
    let time = DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
    self.init(countsDown ? 1 : 0, nil, time)
  }
}
