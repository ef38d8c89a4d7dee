/// Fonts as `DrawnTree` names them, with the weight that it leaves out: `17`, `17 semibold italic`.
enum FontWeightText {
  private static let weights: Set<Substring> = [
    "ultraLight", "thin", "light", "medium", "semibold", "bold", "heavy", "black", "weight",
  ]

  /// Both fonts, with `regular` in the one without a weight where the other has one, so that a
  /// changed weight is told on both sides.
  static func named(_ old: String, _ new: String) -> (old: String, new: String) {
    let (old, new) = (withShortDesign(old), withShortDesign(new))
    let (left, right) = (words(old), words(new))
    // Fonts by name have their weight in it.
    guard isOfSystem(left), isOfSystem(right), isWeighted(left) != isWeighted(right) else {
      return (old, new)
    }
    return isWeighted(left) ? (old, regular(right)) : (regular(left), new)
  }

  /// `17 rounded` for `17 NSCTFontUIFontDesignRounded`, Core Text's name of the design.
  private static func withShortDesign(_ font: String) -> String {
    let prefix = "NSCTFontUIFontDesign"
    return words(font)
      .map { $0.hasPrefix(prefix) ? $0.dropFirst(prefix.count).lowercased() : String($0) }
      .joined(separator: " ")
  }

  private static func words(_ font: String) -> [Substring] { font.split(separator: " ") }

  /// The size stands first.
  private static func isOfSystem(_ words: [Substring]) -> Bool {
    words.first?.first?.isNumber == true
  }

  private static func isWeighted(_ words: [Substring]) -> Bool {
    words.contains(where: weights.contains)
  }

  private static func regular(_ words: [Substring]) -> String {
    var words = words
    words.insert("regular", at: words.firstIndex(of: "italic") ?? words.count)
    return words.joined(separator: " ")
  }
}
