import Foundation

/// A part of a Markdown text with its letters.
struct MarkdownBlock: Equatable {
  var intent: PresentationIntent
  var spans: [MarkdownSpan]
}

/// Reads paragraphs, headers, lists, quotes, code and tables.
///
/// Differs from CommonMark: HTML is a paragraph.
struct MarkdownBlocks {
  private(set) var blocks: [MarkdownBlock] = []
  private var identity = 0

  init(_ text: String) {
    let plain = text.replacingOccurrences(of: "\r\n", with: "\n")
    read(
      plain.split(separator: "\n", omittingEmptySubsequences: false).map {
        $0.replacingOccurrences(of: "\t", with: "    ")
      }, inside: nil, depth: 0)
  }

  private mutating func part(
    _ kind: PresentationIntent.Kind, _ parent: PresentationIntent?
  ) -> PresentationIntent {
    identity += 1
    return PresentationIntent(kind, identity: identity, parent: parent)
  }

  private mutating func add(
    _ kind: PresentationIntent.Kind, _ text: String, _ parent: PresentationIntent?
  ) {
    blocks.append(
      MarkdownBlock(intent: part(kind, parent), spans: InlineMarkdownParser.spans(of: text)))
  }

  /// More than anybody writes, and few enough for the stack.
  private static let maximumDepth = 50

  private mutating func read(_ lines: [String], inside parent: PresentationIntent?, depth: Int) {
    var index = 0
    while index < lines.count {
      let line = lines[index]
      let text = MarkdownLine(line)
      if text.isBlank {
        index += 1
      } else if text.indent >= 4 {
        index = readIndentedCode(lines, index, parent)
      } else if let fence = text.fence {
        index = readFencedCode(lines, index, fence, parent)
      } else if let (level, title) = text.header {
        add(.header(level: level), title, parent)
        index += 1
      } else if text.isThematicBreak {
        let intent = part(.thematicBreak, parent)
        blocks.append(MarkdownBlock(intent: intent, spans: [MarkdownSpan(text: "⸻")]))
        index += 1
      } else if text.isQuote, depth < Self.maximumDepth {
        index = readQuote(lines, index, parent, depth)
      } else if text.marker != nil, depth < Self.maximumDepth {
        index = readList(lines, index, parent, depth)
      } else if let columns = MarkdownLine.columns(lines, index) {
        index = readTable(lines, index, columns, parent)
      } else {
        index = readParagraph(lines, index, parent)
      }
    }
  }

  private mutating func readIndentedCode(
    _ lines: [String], _ start: Int, _ parent: PresentationIntent?
  ) -> Int {
    var end = start
    while end < lines.count,
      MarkdownLine(lines[end]).isBlank || MarkdownLine(lines[end]).indent >= 4
    { end += 1 }
    while MarkdownLine(lines[end - 1]).isBlank { end -= 1 }
    addCode(lines[start..<end].map { String($0.dropFirst(4)) }, nil, parent)
    return end
  }

  private mutating func readFencedCode(
    _ lines: [String], _ start: Int, _ fence: (mark: Character, count: Int, info: String),
    _ parent: PresentationIntent?
  ) -> Int {
    let indent = MarkdownLine(lines[start]).indent
    var code: [String] = []
    var index = start + 1
    while index < lines.count {
      if let end = MarkdownLine(lines[index]).fence, end.mark == fence.mark,
        end.count >= fence.count, end.info.isEmpty
      {
        index += 1
        break
      }
      let line = lines[index]
      code.append(String(line.dropFirst(min(indent, MarkdownLine(line).indent))))
      index += 1
    }
    let hint = fence.info.split(separator: " ").first.map(String.init)
    addCode(code, hint, parent)
    return index
  }

  private mutating func addCode(
    _ lines: [String], _ hint: String?, _ parent: PresentationIntent?
  ) {
    let text = lines.map { $0 + "\n" }.joined()
    let intent = part(.codeBlock(languageHint: hint), parent)
    blocks.append(MarkdownBlock(intent: intent, spans: [MarkdownSpan(text: text)]))
  }

  private mutating func readQuote(
    _ lines: [String], _ start: Int, _ parent: PresentationIntent?, _ depth: Int
  ) -> Int {
    var inner: [String] = []
    var index = start
    while index < lines.count {
      let line = MarkdownLine(lines[index])
      if line.isQuote {
        inner.append(line.withoutQuoteMark)
      } else if line.continuesParagraph, inner.last.map({ !MarkdownLine($0).isBlank }) ?? false {
        inner.append(lines[index])
      } else {
        break
      }
      index += 1
    }
    let quote = part(.blockQuote, parent)
    read(inner, inside: quote, depth: depth + 1)
    return index
  }

  private mutating func readList(
    _ lines: [String], _ start: Int, _ parent: PresentationIntent?, _ depth: Int
  ) -> Int {
    guard let first = MarkdownLine(lines[start]).marker else { return start + 1 }
    let list = part(first.number == nil ? .unorderedList : .orderedList, parent)
    var ordinal = first.number ?? 1
    var index = start
    while index < lines.count {
      let line = MarkdownLine(lines[index])
      guard let marker = line.marker, marker.sign == first.sign, line.indent < 4,
        !line.isThematicBreak
      else { break }
      var inner = [String(lines[index].dropFirst(marker.width))]
      index += 1
      while index < lines.count {
        let next = MarkdownLine(lines[index])
        if next.isBlank {
          let after = lines[index...].first { !MarkdownLine($0).isBlank }
          guard let after, MarkdownLine(after).indent >= marker.width else { break }
          inner.append("")
        } else if next.indent >= marker.width {
          inner.append(String(lines[index].dropFirst(marker.width)))
        } else if next.continuesParagraph, next.marker == nil,
          inner.last.map({ !$0.isEmpty }) ?? false
        {
          inner.append(lines[index])
        } else {
          break
        }
        index += 1
      }
      let item = part(.listItem(ordinal: ordinal), list)
      read(inner, inside: item, depth: depth + 1)
      ordinal += 1
      let next = lines[index...].firstIndex { !MarkdownLine($0).isBlank }
      guard let next, MarkdownLine(lines[next]).marker?.sign == first.sign else { break }
      index = next
    }
    return index
  }

  private mutating func readTable(
    _ lines: [String], _ start: Int, _ columns: [PresentationIntent.TableColumn],
    _ parent: PresentationIntent?
  ) -> Int {
    let table = part(.table(columns: columns), parent)
    var index = start
    var row = 0
    while index < lines.count, !MarkdownLine(lines[index]).isBlank, lines[index].contains("|") {
      let kind: PresentationIntent.Kind = row == 0 ? .tableHeaderRow : .tableRow(rowIndex: row)
      let intent = part(kind, table)
      for (column, cell) in MarkdownLine.cells(lines[index]).prefix(columns.count).enumerated() {
        add(.tableCell(columnIndex: column), cell, intent)
      }
      index += row == 0 ? 2 : 1
      row += 1
    }
    return index
  }

  private mutating func readParagraph(
    _ lines: [String], _ start: Int, _ parent: PresentationIntent?
  ) -> Int {
    var text: [String] = []
    var index = start
    while index < lines.count {
      let line = MarkdownLine(lines[index])
      if index > start {
        if let level = line.underlineLevel {
          add(.header(level: level), text.joined(separator: "\n"), parent)
          return index + 1
        }
        if !line.continuesParagraph { break }
      }
      text.append(String(lines[index].drop { $0 == " " }))
      index += 1
    }
    while text.last?.last == " " { text[text.count - 1].removeLast() }
    add(.paragraph, text.joined(separator: "\n"), parent)
    return index
  }
}
