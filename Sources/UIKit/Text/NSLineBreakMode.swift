/// Where lines end, and how too long a text is cut. Raw values are Apple's.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines end between words.
  case byWordWrapping = 0
  /// Lines end between any two characters.
  case byCharWrapping = 1
  /// Lines do not end by themselves; what is beyond the edge is cut away.
  case byClipping = 2
  /// Keeps the end: `…wxyz`.
  case byTruncatingHead = 3
  /// Keeps the start: `abcd…`.
  case byTruncatingTail = 4
  /// Keeps start and end: `ab…yz`.
  case byTruncatingMiddle = 5
}
