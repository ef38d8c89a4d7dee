internal import CoreText

/// A paragraph that is an item of a list.
struct TextListItem {
  /// The paragraph's first unit.
  let start: Int
  let paragraph: NSRange
  let depth: Int
  let marker: String
  /// Whether the text contains the marker, between tabs, as imported HTML does.
  let isInText: Bool

  /// The indent of an item and its marker relative to the list around it, in points. Apple
  /// publishes no figures: this is that of imported HTML.
  static let indent: CGFloat = 36
  static let markerIndent: CGFloat = 11

  /// All items of a text, counted from each list's first number on.
  static func items(in text: NSAttributedString) -> [TextListItem] {
    var hasLists = false
    text.forEachValue(of: .paragraphStyle) { value, _ in
      if !((value as? NSParagraphStyle)?.textLists.isEmpty ?? true) { hasLists = true }
    }
    guard hasLists else { return [] }
    let string = text.string as NSString
    var items: [TextListItem] = []
    var counts: [(list: NSTextList, next: Int)] = []
    var place = 0
    while place < string.length {
      let range = string.paragraphRange(for: NSRange(location: place, length: 0))
      place = range.location + max(range.length, 1)
      let first = text.attributedSubstring(from: NSRange(location: range.location, length: 1))
      let style = first.firstAttributes[.paragraphStyle] as? NSParagraphStyle
      let lists = style?.textLists ?? []
      // A list goes on while paragraphs are in it, also in lists nested in it.
      counts.removeAll { count in !lists.contains { $0 === count.list } }
      guard let list = lists.last else { continue }
      var number = list.startingItemNumber
      if let index = counts.firstIndex(where: { $0.list === list }) {
        number = counts[index].next
        counts[index].next += 1
      } else {
        counts.append((list, number + 1))
      }
      var marker = list.marker(forItemNumber: number)
      if list.isOrdered, list.markerFormat.rawValue.hasSuffix("}") { marker += "." }
      items.append(
        TextListItem(
          start: range.location, paragraph: range, depth: lists.count, marker: marker,
          isInText: string.character(at: range.location) == 0x09))
    }
    return items
  }
}

extension UITextView {
  /// Indents the items of lists, unless they set their own indents.
  func indentLists(_ text: NSMutableAttributedString) {
    for item in TextListItem.items(in: text) where !item.isInText {
      let first = NSRange(location: item.start, length: 1)
      let old = text.attributedSubstring(from: first).firstAttributes[.paragraphStyle]
      guard let old = old as? NSParagraphStyle, old.headIndent == 0,
        old.firstLineHeadIndent == 0, let style = old.mutableCopy() as? NSMutableParagraphStyle
      else { continue }
      style.headIndent = TextListItem.indent * CGFloat(item.depth)
      style.firstLineHeadIndent = style.headIndent
      text.addAttribute(.paragraphStyle, value: style, range: item.paragraph)
    }
  }

  /// Draws the markers that the text does not contain.
  func drawListMarkers(at origin: CGPoint) {
    let items = TextListItem.items(in: textStorage).filter { !$0.isInText }
    guard !items.isEmpty, let lines = layoutManager.layout(for: textContainer)?.lines else {
      return
    }
    let shown = dressed(textStorage)
    for item in items {
      guard let line = lines.first(where: { $0.line.range.lowerBound == item.start }) else {
        continue
      }
      var attributes =
        shown.attributedSubstring(from: NSRange(location: item.start, length: 1)).firstAttributes
      for key in [
        NSAttributedString.Key.underlineStyle, .strikethroughStyle, .backgroundColor, .link,
        .paragraphStyle, .attachment, .kern,
      ] { attributes[key] = nil }
      let marker = NSAttributedString(string: item.marker, attributes: attributes)
      let before =
        TextListItem.indent * CGFloat(item.depth - 1) + TextListItem.markerIndent
        + textContainer.lineFragmentPadding
      let x =
        line.line.isRightToLeft
        ? origin.x + textContainer.size.width - before - marker.size().width
        : origin.x + before
      let font = attributes[.font] as? UIFont ?? .ofPlainText
      marker.draw(at: CGPoint(x: x, y: origin.y + line.origin.y - font.ascender))
    }
  }
}
