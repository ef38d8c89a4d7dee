/// How lines lie between their edges. Raw values are Apple's on iOS.
public enum NSTextAlignment: Int, Sendable {
  /// Lines begin at the left edge.
  case left = 0
  /// Lines lie in the middle.
  case center = 1
  /// Lines end at the right edge.
  case right = 2
  /// Every line but a paragraph's last one reaches both edges.
  case justified = 3
  /// Left or right, by the direction of the text or the interface.
  case natural = 4
}
