internal import CoreText

/// What a text says, with its attributes. Most texts have one style, and need no attributed string.
struct TextContent {
  private var single: (string: String, attributes: [NSAttributedString.Key: Any])?
  private var parts: NSMutableAttributedString?

  init() {}

  /// Text of one style.
  init(_ string: String, _ attributes: [NSAttributedString.Key: Any]) { append(string, attributes) }

  var isEmpty: Bool { single == nil && parts == nil }
  /// The length in UTF-16 units.
  var length: Int { single?.string.utf16.count ?? parts?.length ?? 0 }
  var string: String { single?.string ?? parts?.string ?? "" }

  var attributed: NSAttributedString {
    if let parts { return parts }
    guard let single else { return NSAttributedString() }
    return NSAttributedString(string: single.string, attributes: single.attributes)
  }

  /// The attributes of the first character; empty where there is none.
  var firstAttributes: [NSAttributedString.Key: Any] {
    single?.attributes ?? parts?.firstAttributes ?? [:]
  }

  /// The text, ready to be broken into lines.
  var styled: StyledText {
    guard let single else { return StyledText(attributed) }
    return StyledText(single.string, attributes: single.attributes)
  }

  mutating func append(_ string: String, _ attributes: [NSAttributedString.Key: Any]) {
    if string.isEmpty { return }
    if isEmpty {
      single = (string, attributes)
    } else {
      append(NSAttributedString(string: string, attributes: attributes))
    }
  }

  mutating func append(_ string: NSAttributedString) {
    if string.length == 0 { return }
    let all = NSMutableAttributedString(attributedString: attributed)
    all.append(string)
    (single, parts) = (nil, all)
  }
}
