extension NSAttributedString {
  /// Whether two texts are the same, so that one can take the other's place unseen; nil is the same
  /// as nil only.
  static func areSame(_ one: NSAttributedString?, _ other: NSAttributedString?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    // A mutable text may have changed since it was compared.
    if one === other { return !(one is NSMutableAttributedString) }
    return one.length == other.length && one.isEqual(to: other)
  }

  /// Whether two sets of attributes are the same; nil is the same as nil only.
  static func areSame(
    _ one: [NSAttributedString.Key: Any]?, _ other: [NSAttributedString.Key: Any]?
  ) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    guard one.count == other.count else { return false }
    return one.allSatisfy { key, value in
      guard let value = value as? AnyHashable, let own = other[key] as? AnyHashable
      else { return false }
      return value == own
    }
  }

  /// The text as it is now, for a property that keeps a copy.
  var fixedCopy: NSAttributedString {
    self is NSMutableAttributedString ? NSAttributedString(attributedString: self) : self
  }
}
