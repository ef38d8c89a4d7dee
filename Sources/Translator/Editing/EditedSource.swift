import TranslatorInterface

/// A source file with its edits carried out, and the way back from its columns.
struct EditedSource {
  let text: String
  let columns: ColumnMap

  /// - Parameters:
  ///   - bytes: The file as its author wrote it, in UTF-8.
  ///   - edits: The edits in any order. Of two that overlap, the outer or the first one counts.
  init(_ bytes: [UInt8], _ edits: [SourceEdit]) {
    let sorted = edits.enumerated().sorted { one, other in
      let (left, right) = (one.element.range, other.element.range)
      if left.lowerBound != right.lowerBound { return left.lowerBound < right.lowerBound }
      // Insertions stay in front of what is replaced there, in their own order.
      if left.isEmpty != right.isEmpty { return left.isEmpty }
      if left.upperBound != right.upperBound { return left.upperBound > right.upperBound }
      return one.offset < other.offset
    }.map(\.element)

    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 1024)
    var columns = ColumnMap()
    var position = 0
    var line = 1
    var newLineStart = 0
    var oldLineStart = 0
    func copy(upTo end: Int) {
      for byte in bytes[position..<end] {
        result.append(byte)
        if byte == UInt8(ascii: "\n") {
          line += 1
          newLineStart = result.count
        }
      }
      if let lastEnd = bytes[position..<end].lastIndex(of: UInt8(ascii: "\n")) {
        oldLineStart = lastEnd + 1
      }
      position = end
    }
    for edit in sorted where edit.range.lowerBound >= position {
      copy(upTo: edit.range.lowerBound)
      let start = result.count
      for byte in edit.text.utf8 {
        result.append(byte)
        if byte == UInt8(ascii: "\n") {
          line += 1
          newLineStart = result.count
        }
      }
      let old = bytes[edit.range]
      if let lastEnd = old.lastIndex(of: UInt8(ascii: "\n")) { oldLineStart = lastEnd + 1 }
      position = edit.range.upperBound
      if newLineStart <= start, edit.text.utf8.count != edit.range.count {
        columns.add(
          line: line, start: start - newLineStart, end: result.count - newLineStart,
          old: edit.range.lowerBound - oldLineStart, next: position - oldLineStart,
          origin: edit.origin)
      } else if newLineStart > start {
        columns.add(
          line: line, start: 0, end: result.count - newLineStart, old: 0,
          next: position - oldLineStart)
      }
    }
    copy(upTo: bytes.count)
    text = String(decoding: result, as: UTF8.self)
    self.columns = columns
  }
}
