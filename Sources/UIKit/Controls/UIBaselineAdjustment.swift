/// Where a label's text stands when it is shrunk. Raw values are Apple's.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline that it has at its full size.
  case alignBaselines = 0
  case alignCenters = 1
  /// At the top.
  case none = 2
}
