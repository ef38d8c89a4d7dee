/// Changed properties in words: `font 17 → 18`.
enum PropertyText {
  /// What a property is that is not told of, where that has a short name. Others are “none”.
  private static let defaults = [
    "alpha": "1", "cornerRadius": "0", "font": "17", "numberOfLines": "1", "isHidden": "false",
    "isEnabled": "true", "isSelected": "false", "isHighlighted": "false", "isOn": "false",
    "isAnimating": "false", "isEditing": "false", "clipsToBounds": "false",
    "textAlignment": "natural", "lineBreakMode": "byTruncatingTail", "zPosition": "0",
    "value": "0", "progress": "0", "currentPage": "0", "contentMode": "scaleToFill",
    "contentsGravity": "resize", "lineWidth": "1", "transform": "identity",
  ]

  /// Characters of one value that are shown at most.
  private static let maximumCount = 40
  /// How many equal characters are shown before the first difference.
  private static let contextCount = 8

  static func changes(from old: ViewTree.Node, to new: ViewTree.Node) -> [String] {
    var changes: [String] = []
    if old.isUndrawn || new.isUndrawn {
      // What else is told of one alone did not change.
      return ["isHidden", "alpha"].filter { old[$0] != new[$0] }
        .map { text($0, old[$0], new[$0]) }
    }
    let (before, after) = (numbered(old.properties), numbered(new.properties))
    for (number, property) in after {
      let value = before.first { $0 == number && $1.key == property.key }?.1.value
      if value != property.value { changes.append(text(property.key, value, property.value)) }
    }
    for (number, property) in before
    where !after.contains(where: { $0 == number && $1.key == property.key }) {
      changes.append(text(property.key, property.value, nil))
    }
    return changes
  }

  /// Each property with the number of those of its name before it: a view of SwiftUI has one for
  /// each of its modifiers, such as two for `.padding(.horizontal).padding(.top)`.
  private static func numbered(
    _ properties: [ViewTree.Property]
  ) -> [(Int, ViewTree.Property)] {
    properties.enumerated().map { index, property in
      (properties[..<index].count { $0.key == property.key }, property)
    }
  }

  private static func text(_ key: String, _ old: String?, _ new: String?) -> String {
    let standard = defaults[key] ?? "none"
    var (old, new) = (old ?? standard, new ?? standard)
    if key == "font" { (old, new) = FontWeightText.named(old, new) }
    let (left, right) = shortened(old, new)
    return "\(key.singleLine) \(left) → \(right)"
  }

  /// Both texts on one line, cut to the part that differs where they are long.
  private static func shortened(_ left: String, _ right: String) -> (String, String) {
    let (left, right) = (Array(left.singleLine), Array(right.singleLine))
    if max(left.count, right.count) <= maximumCount { return (String(left), String(right)) }
    let same = zip(left, right).prefix { $0 == $1 }.count
    let start = same > maximumCount / 2 ? same - contextCount : 0
    func part(_ text: [Character]) -> String {
      let end = min(start + maximumCount, text.count)
      return (start > 0 ? "…" : "") + String(text[start..<end]) + (end < text.count ? "…" : "")
    }
    return (part(left), part(right))
  }
}
