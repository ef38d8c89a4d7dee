/// The direction of a paragraph. Raw values are Apple's.
public enum NSWritingDirection: Int, Sendable {
  /// The direction of the first letter that has one.
  case natural = -1
  /// Lines run from left to right.
  case leftToRight = 0
  /// Lines run from right to left.
  case rightToLeft = 1
}
