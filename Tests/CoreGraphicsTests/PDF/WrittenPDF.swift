import CoreGraphics

/// A PDF file, read through its table of cross-references as far as its structure goes.
struct WrittenPDF {
  /// What is wrong with a file.
  enum Damage: Error {
    case text(String, at: Int)
    case missing(String)
  }

  let bytes: [UInt8]
  /// What is between `obj` and `endobj`, by the object's number.
  private(set) var objects: [Int: String] = [:]
  private(set) var trailer = ""

  init(_ bytes: [UInt8]) throws {
    self.bytes = bytes
    let end = try last("startxref\n")
    guard let start = Int(text(from: end, to: "\n%%EOF\n")) else {
      throw Damage.missing("startxref")
    }
    try expect("xref\n0 ", at: start)
    guard let count = Int(text(from: start + 7, to: "\n")) else { throw Damage.missing("count") }
    // The first of the entries, of 20 bytes each, is the head of the free ones.
    let entries = start + 7 + String(count).utf8.count + 1
    try expect("0000000000 65535 f \n", at: entries)
    for number in 1..<max(count, 1) {
      let entry = entries + 20 * number
      try expect(" 00000 n \n", at: entry + 10)
      let head = "\(number) 0 obj\n"
      guard let offset = Int(text(from: entry, to: " ")) else { throw Damage.missing("offset") }
      try expect(head, at: offset)
      objects[number] = text(from: offset + head.utf8.count, to: "\nendobj\n")
    }
    try expect("trailer\n", at: entries + 20 * count)
    trailer = text(from: entries + 20 * count + 8, to: "startxref\n")
  }

  /// The whole file, every byte a character.
  var text: String { Self.text(bytes) }

  /// The operators of all pages.
  var content: String { pages.map { content(ofPage: $0) }.joined() }

  /// The dictionaries of the pages, in their order.
  var pages: [String] {
    guard let tree = objects.values.first(where: { $0.contains("/Type /Pages ") }),
      let kids = Self.part(of: tree, from: "/Kids [", to: "]")
    else { return [] }
    let words = kids.split(separator: " ")
    return stride(from: 0, to: words.count, by: 3).compactMap { Int(words[$0]) }
      .compactMap { objects[$0] }
  }

  func content(ofPage page: String) -> String {
    guard let number = Self.part(of: page, from: "/Contents ", to: " ").flatMap({ Int($0) }),
      let object = objects[number],
      let stream = Self.part(of: object, from: "stream\n", to: "\nendstream")
    else { return "" }
    return stream
  }

  func count(_ part: String) -> Int { text.components(separatedBy: part).count - 1 }

  /// What is between two texts, the first time.
  static func part(of text: String, from start: String, to end: String) -> String? {
    guard let from = text.range(of: start),
      let to = text.range(of: end, range: from.upperBound..<text.endIndex)
    else { return nil }
    return String(text[from.upperBound..<to.lowerBound])
  }

  // MARK: Bytes

  private static func text(_ bytes: some Sequence<UInt8>) -> String {
    String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }

  private func isAt(_ index: Int, _ part: [UInt8]) -> Bool {
    index >= 0 && index + part.count <= bytes.count
      && part.indices.allSatisfy { bytes[index + $0] == part[$0] }
  }

  private func expect(_ part: String, at index: Int) throws {
    if !isAt(index, Array(part.utf8)) { throw Damage.text(part, at: index) }
  }

  /// The place behind a text, the last time.
  private func last(_ part: String) throws -> Int {
    let wanted = Array(part.utf8)
    guard let index = bytes.indices.last(where: { isAt($0, wanted) }) else {
      throw Damage.missing(part)
    }
    return index + wanted.count
  }

  private func text(from start: Int, to end: String) -> String {
    let wanted = Array(end.utf8)
    let stop = (start..<bytes.count).first { isAt($0, wanted) } ?? bytes.count
    return Self.text(bytes[start..<stop])
  }
}
