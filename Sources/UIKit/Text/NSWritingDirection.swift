/// The direction of a paragraph. Raw values are Apple's.
public enum NSWritingDirection: Int, Sendable {
  /// The direction of the first letter that has one.
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}
