/// Where lines end, and what becomes of text that is too long. Raw values are Apple's.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  /// `…wxyz`
  case byTruncatingHead = 3
  /// `abcd…`
  case byTruncatingTail = 4
  /// `ab…yz`
  case byTruncatingMiddle = 5
}
