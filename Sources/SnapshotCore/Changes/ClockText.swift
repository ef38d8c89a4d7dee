import Foundation

/// Texts that are others because time went by, such as `Nov 27, 2026 → Nov 28, 2026`.
package enum ClockText {
  private enum Kind {
    case date, time

    var words: String { self == .date ? "today’s date" : "the present time" }
  }

  /// How apps write days: by the locale's templates, then in fixed orders.
  private static let dayTemplates = ["yMMMMEEEEd", "yMMMMd", "yMMMd", "yMd", "MMMMEEEEd", "MMMd"]
  private static let dayFormats = ["yyyy-MM-dd", "MM/dd/yyyy", "dd.MM.yyyy", "dd/MM/yyyy"]
  private static let timeTemplates = ["jmmss", "jmm"]
  private static let timeFormats = ["HH:mm:ss", "HH:mm"]

  /// A sentence for a failure about the first view whose new text is of the present moment, where
  /// its old one is of another; nil where there is none.
  ///
  /// - Parameter now: The moment of the failure. A time counts until it is a minute old.
  package static func note(on changes: [ViewChange], now: Date) -> String? {
    for change in changes {
      guard let (old, new) = values(of: change), let kind = kind(from: old, to: new, now: now)
      else { continue }
      return """
        \(change.name) shows \(kind.words), and the reference another: give the view its date \
        instead of `Date()`, so that the picture is the same at any time.
        """
    }
    return nil
  }

  /// The old and the new text of a view of which one property changed.
  private static func values(of change: ViewChange) -> (old: String, new: String)? {
    let parts = change.property.components(separatedBy: " → ")
    guard parts.count == 2, let space = parts[0].firstIndex(of: " ") else { return nil }
    return (String(parts[0][space...].dropFirst()), parts[1])
  }

  private static func kind(from old: String, to new: String, now: Date) -> Kind? {
    let hasDigit = new.contains { $0.isNumber } && old.contains { $0.isNumber }
    guard hasDigit else { return nil }
    let days = dayTemplates.map { formatter(template: $0) } + dayFormats.map { formatter($0) }
    if days.contains(where: { isOther($0, old, new, now: now) }) { return .date }
    let times = timeTemplates.map { formatter(template: $0) } + timeFormats.map { formatter($0) }
    for formatter in times {
      for age in [0.0, 60] where isOther(formatter, old, new, now: now - age) { return .time }
    }
    return nil
  }

  private static func formatter(template: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter
  }

  private static func formatter(_ format: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = format
    return formatter
  }

  /// Whether the new text has a moment in it, in whose place the old one has another.
  private static func isOther(
    _ formatter: DateFormatter, _ old: String, _ new: String, now: Date
  ) -> Bool {
    let moment = formatter.string(from: now)
    guard !moment.isEmpty, let place = new.range(of: moment) else { return false }
    let (before, after) = (new[..<place.lowerBound], new[place.upperBound...])
    guard old.count >= before.count + after.count, old.hasPrefix(before), old.hasSuffix(after)
    else { return false }
    let other = String(old.dropFirst(before.count).dropLast(after.count))
    return other != moment && formatter.date(from: other) != nil
  }
}
