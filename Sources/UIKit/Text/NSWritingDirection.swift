/// The direction of a paragraph. Raw values are Apple's.
public enum NSWritingDirection: Int, Sendable {
  /// By the first letter that has a direction.
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}
