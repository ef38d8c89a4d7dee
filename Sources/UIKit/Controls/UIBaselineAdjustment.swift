/// The vertical place of a label's text when it is shrunk. Raw values are Apple's.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The shrunk text is on the baseline that it has at its full size.
  case alignBaselines = 0
  /// The middle of the shrunk text is that of the text at its full size.
  case alignCenters = 1
  /// The shrunk text is at the top of the full-sized text.
  case none = 2
}
