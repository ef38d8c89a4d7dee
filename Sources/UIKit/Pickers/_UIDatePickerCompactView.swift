import Foundation

/// The date and the time of a compact date picker on a grey plate each.
///
/// Apple publishes no figures: 34⅓ points high at the default text size, 11 beside the text and
/// corners of 8, with 6 between the plates, is what people measure.
final class _UIDatePickerCompactView: UIView, DatePickerContent {
  var needsReading = true
  private let plates = [_UIDatePickerCompactLabel(), _UIDatePickerCompactLabel()]
  private static let spacing: CGFloat = 6

  init() {
    super.init(frame: .zero)
    for plate in plates { addSubview(plate) }
  }

  required init?(coder: NSCoder) { nil }

  func read(_ picker: UIDatePicker) {
    let mode = picker.datePickerMode
    plates[0].show(mode == .time ? nil : picker.facts.mediumDate(picker.date), in: picker)
    plates[1].show(mode == .date ? nil : picker.facts.shortTime(picker.date), in: picker)
    setNeedsLayout()
  }

  private var shown: [_UIDatePickerCompactLabel] { plates.filter { !$0.isHidden } }

  var fittingSize: CGSize {
    let sizes = shown.map { $0.sizeThatFits(.zero) }
    return CGSize(
      width: sizes.reduce(0) { $0 + $1.width } + Self.spacing * CGFloat(max(sizes.count - 1, 0)),
      height: sizes.map(\.height).max() ?? 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var x: CGFloat = 0
    for plate in shown {
      let size = plate.sizeThatFits(.zero)
      plate.frame = CGRect(
        x: isRightToLeft ? bounds.width - x - size.width : x,
        y: PixelRounding.nearest((bounds.height - size.height) / 2, scale: pixelScale),
        width: size.width, height: size.height)
      x += size.width + Self.spacing
    }
  }
}

/// A date or a time on a grey plate.
final class _UIDatePickerCompactLabel: UIView {
  private let label = QuietLabel()

  init() {
    super.init(frame: .zero)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 8
    layer.cornerCurve = .continuous
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameter text: The text; nil hides the plate.
  func show(_ text: String?, in view: UIView) {
    isHidden = text == nil
    label.text = text
    label.font = .preferredFont(forTextStyle: .body, compatibleWith: view.traitCollection)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
    return CGSize(width: text.width + 22, height: text.height + 14)
  }

  override package var standardAccessibility: StandardAccessibility {
    StandardAccessibility(isElement: true, label: label.text, traits: .button)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
