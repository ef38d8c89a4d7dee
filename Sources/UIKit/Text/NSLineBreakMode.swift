/// Where lines end, and how too long a text is cut. Raw values are Apple's.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  /// Keeps the end: `…wxyz`.
  case byTruncatingHead = 3
  /// Keeps the start: `abcd…`.
  case byTruncatingTail = 4
  /// Keeps start and end: `ab…yz`.
  case byTruncatingMiddle = 5
}
