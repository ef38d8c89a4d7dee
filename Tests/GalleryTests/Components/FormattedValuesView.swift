import UIKit

/// One line for each way in which Foundation writes values for people, none of which is given a
/// locale, a calendar or a time zone.
final class FormattedValuesView: UIView {
  private static let date = Date(timeIntervalSince1970: 1_700_000_000)
  private static let amount = 1234.5

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    let label = UILabel()
    label.font = .systemFont(ofSize: 12)
    label.numberOfLines = 0
    label.text = (Self.numbers + Self.dates + Self.units + Self.words + Self.surroundings)
      .joined(separator: "\n")
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private static var numbers: [String] {
    let styles: [NumberFormatter.Style] = [.decimal, .currency, .percent, .spellOut, .scientific]
    let written = styles.map { style in
      let formatter = NumberFormatter()
      formatter.numberStyle = style
      return formatter.string(from: amount as NSNumber) ?? "–"
    }
    return written + [
      amount.formatted(), amount.formatted(.percent),
      amount.formatted(.number.notation(.compactName)), amount.formatted(.currency(code: "EUR")),
      String.localizedStringWithFormat("%.2f", amount),
    ]
  }

  private static var dates: [String] {
    let medium = DateFormatter()
    medium.dateStyle = .medium
    medium.timeStyle = .full
    let template = DateFormatter()
    template.setLocalizedDateFormatFromTemplate("EEEEdMMMMjmm")
    let interval = DateIntervalFormatter()
    interval.dateTemplate = "MMMdjm"
    return [
      medium.string(from: date), template.string(from: date),
      interval.string(from: date, to: date.addingTimeInterval(90_000)),
      ISO8601DateFormatter().string(from: date), date.formatted(),
      date.formatted(date: .complete, time: .complete),
      date.formatted(.dateTime.weekday().hour().minute()), date.formatted(.iso8601),
    ]
  }

  private static var units: [String] {
    let span = DateComponentsFormatter()
    span.unitsStyle = .full
    return [
      LengthFormatter().string(fromMeters: 5000), MassFormatter().string(fromKilograms: 2.5),
      ByteCountFormatter().string(fromByteCount: 123_456),
      123_456.formatted(.byteCount(style: .file)),
      span.string(from: 3_725) ?? "–", Duration.seconds(3_725).formatted(),
    ]
  }

  private static var words: [String] {
    [
      ["figs", "dates", "limes"].formatted(), "title in i".localizedUppercase,
      ["b", "a10", "ä", "a9", "Z"].sorted { $0.localizedStandardCompare($1) == .orderedAscending }
        .joined(separator: " "),
    ]
  }

  private static var surroundings: [String] {
    let calendar = Calendar.current
    let parts = Calendar(identifier: .gregorian).dateComponents([.day, .hour], from: date)
    return [
      Locale.current.identifier, Locale.preferredLanguages.joined(separator: " "),
      TimeZone.current.identifier,
      "\(NSTimeZone.default.secondsFromGMT()) \(parts.day ?? 0) \(parts.hour ?? 0)",
      "\(calendar.identifier) \(calendar.firstWeekday) "
        + calendar.shortWeekdaySymbols.joined(separator: " "),
    ]
  }
}
