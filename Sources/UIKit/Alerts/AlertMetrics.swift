/// The lengths of an alert and of an action sheet, in points.
///
/// Source: measured by people on iOS 13 to 18.
struct AlertMetrics {
  let cornerRadius: CGFloat
  let actionHeight: CGFloat
  let actionFontSize: CGFloat
  let sideMargin: CGFloat
  let topMargin: CGFloat
  let bottomMargin: CGFloat
  let textSpacing: CGFloat
  let titleFont: UIFont
  let messageFont: UIFont
  let textColor: UIColor

  static let alertWidth: CGFloat = 270
  /// The distance between an action sheet and the screen's sides, and between its two cards.
  static let sheetSpacing: CGFloat = 8
  /// The width of an action sheet in a popover.
  static let popoverWidth: CGFloat = 304
  static let fieldHeight: CGFloat = 28
  static let fieldSpacing: CGFloat = 16

  @MainActor static let alert = AlertMetrics(
    cornerRadius: 14, actionHeight: 44, actionFontSize: 17, sideMargin: 16, topMargin: 20,
    bottomMargin: 20, textSpacing: 2, titleFont: .systemFont(ofSize: 17, weight: .semibold),
    messageFont: .systemFont(ofSize: 13), textColor: .label)

  @MainActor static let sheet = AlertMetrics(
    cornerRadius: 13, actionHeight: 57, actionFontSize: 20, sideMargin: 16, topMargin: 14.5,
    bottomMargin: 14.5, textSpacing: 12, titleFont: .systemFont(ofSize: 13, weight: .semibold),
    messageFont: .systemFont(ofSize: 13), textColor: .secondaryLabel)
}
