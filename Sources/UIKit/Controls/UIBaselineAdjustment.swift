/// The vertical place of a label's text when it is shrunk. Raw values are Apple's.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline that the text has at its full size.
  case alignBaselines = 0
  case alignCenters = 1
  /// At the top of the full-sized text.
  case none = 2
}
