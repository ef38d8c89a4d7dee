import Foundation

/// Runs of attributes without the pointers of Foundation's calls.
extension NSAttributedString {
  /// The whole string.
  package var wholeRange: NSRange { NSRange(location: 0, length: length) }

  /// Calls `body` with the attributes of each run, in order.
  package func forEachRun(_ body: ([NSAttributedString.Key: Any], NSRange) -> Void) {
    // SAFETY: Foundation's pointer to its stop flag is valid during each call of the closure, which
    // does not use it.
    unsafe enumerateAttributes(in: wholeRange, options: []) { attributes, range, _ in
      body(attributes, range)
    }
  }

  /// Calls `body` with the value of an attribute in each run of equal values, nil where it has
  /// none, in order.
  package func forEachValue(
    of key: NSAttributedString.Key, _ body: (Any?, NSRange) -> Void
  ) {
    // SAFETY: Foundation's pointer to its stop flag is not used.
    unsafe enumerateAttribute(key, in: wholeRange, options: []) { value, range, _ in
      body(value, range)
    }
  }

  /// The attributes of the first character; none in an empty string.
  package var firstAttributes: [NSAttributedString.Key: Any] {
    // SAFETY: No range is asked for: with nil the method writes nowhere. There is a character at 0,
    // as the length says.
    length > 0 ? unsafe attributes(at: 0, effectiveRange: nil) : [:]
  }
}
