/// Objective-C's names of Swift's methods, by the rules of the Swift compiler.
enum ObjectiveCName {
  /// `tapped(_:for:)` is `tapped:for:`, `reload(animated:)` is `reloadWithAnimated:`.
  static func selector(base: String, labels: [String]) -> String {
    guard let first = labels.first else { return base }
    var name = base
    if first != "_" {
      let word = String(first.prefix { !$0.isUppercase })
      if !prepositions.contains(word) { name += "With" }
      name += capitalized(first)
    }
    name += ":"
    for label in labels.dropFirst() { name += (label == "_" ? "" : label) + ":" }
    return name
  }

  static func setter(of property: String) -> String { "set" + capitalized(property) + ":" }

  private static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following",
    "for", "from", "given", "in", "including", "inside", "into", "matching", "of", "on",
    "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
