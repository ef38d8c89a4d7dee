import Foundation

/// Why a file is no XML that is read here.
package struct XMLError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The line of the mistake, from 1.
  package let line: Int
  package let reason: String
  /// What there is more of than the caller allows, such as “200 elements inside each other”; nil
  /// for a file that is wrong in itself.
  package var exceeded: String?

  package var description: String { "line \(line): \(reason)" }
}

/// Reads XML 1.0 into a tree, whose size is that of the file: external entities are not fetched,
/// and entities that a file declares have no more than `maximumExpansion` characters together.
///
/// Foundation's parser would bring libxml2 and ICU, 40 MB, into every test's process.
///
/// - Source: XML 1.0, fifth edition. Names are not checked for letters that none may have.
package struct XMLReader {
  private struct Open {
    let name: String
    let attributes: [(name: String, value: String)]
    let line: Int
    var children: [XMLElement.Child] = []
  }

  private static let maximumExpansion = 1 << 20

  private let bytes: [UInt8]
  private let maximumDepth: Int
  private let maximumElementCount: Int
  private var elementCount = 0
  private var place = 0
  private var open: [Open] = []
  private var root: XMLElement?
  private var entities: [String: String] = [:]
  private var expansion = 0
  /// The place up to which lines were counted, and their number.
  private var counted = (place: 0, line: 1)

  /// - Parameters:
  ///   - data: The text in UTF-8, or in UTF-16 or Latin-1 where the file says so.
  ///   - isWhole: Whether nothing but comments and instructions may follow the outermost element.
  ///     Pictures are drawn whatever follows.
  package static func read(
    _ data: [UInt8], maximumDepth: Int = 200, maximumElementCount: Int = .max,
    isWhole: Bool = false
  ) throws(XMLError) -> XMLElement {
    guard let bytes = utf8(data) else {
      throw XMLError(line: 1, reason: "its text is neither UTF-8 nor UTF-16 nor Latin-1")
    }
    var reader = XMLReader(bytes: bytes, maximumDepth, maximumElementCount)
    let root = try reader.run()
    if isWhole { try reader.checkEnd(after: root) }
    return root
  }

  private init(bytes: [UInt8], _ maximumDepth: Int, _ maximumElementCount: Int) {
    self.bytes = bytes
    self.maximumDepth = maximumDepth
    self.maximumElementCount = maximumElementCount
  }

  private mutating func checkEnd(after root: XMLElement) throws(XMLError) {
    try skipMisc()
    if place < bytes.count { throw error("something stands after </\(root.name)>") }
  }

  /// The name of the first element; nil where something else stands before it. The beginning of a
  /// file is enough.
  static func rootElementName(_ data: [UInt8]) -> String? {
    guard let bytes = utf8(data) else { return nil }
    var reader = XMLReader(bytes: bytes, 1, 1)
    reader.skipSpace()
    guard reader.place < bytes.count, bytes[reader.place] == UInt8(ascii: "<") else { return nil }
    guard (try? reader.skipMisc()) != nil, reader.take("<") else { return nil }
    return try? reader.name()
  }

  private static func utf8(_ data: [UInt8]) -> [UInt8]? {
    if data.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(data.dropFirst(3)) }
    if data.starts(with: [0xFE, 0xFF]) || data.starts(with: [0xFF, 0xFE]) {
      let whole = data.count % 2 == 0 ? data : data.dropLast()
      return String(data: Data(whole), encoding: .utf16).map { Array($0.utf8) }
    }
    let declaration = String(decoding: data.prefix(200), as: UTF8.self).lowercased()
    if declaration.hasPrefix("<?xml"),
      let end = declaration.range(of: "?>"),
      ["iso-8859-1", "latin1", "us-ascii"].contains(where: {
        declaration[..<end.lowerBound].contains("encoding=\"\($0)")
          || declaration[..<end.lowerBound].contains("encoding='\($0)")
      })
    {
      return data.flatMap { Array(String(UnicodeScalar($0)).utf8) }
    }
    return data
  }

  // MARK: Document

  private mutating func run() throws(XMLError) -> XMLElement {
    skipSpace()
    try skipMisc()
    while root == nil {
      if place >= bytes.count { throw error("the file ends inside <\(open.last?.name ?? "")>") }
      if bytes[place] == UInt8(ascii: "<") {
        try readMarkup()
      } else {
        guard !open.isEmpty else { throw error("text stands outside of all elements") }
        try readText()
      }
    }
    guard let root else { throw error("there is no element") }
    return root
  }

  /// Skips white space, comments, instructions and a document type.
  private mutating func skipMisc() throws(XMLError) {
    while true {
      skipSpace()
      if take("<?") {
        try skip(past: "?>")
      } else if take("<!--") {
        try skip(past: "-->")
      } else if take("<!DOCTYPE") {
        try readDocumentType()
      } else {
        return
      }
    }
  }

  private mutating func readMarkup() throws(XMLError) {
    if take("<!--") {
      try skip(past: "-->")
    } else if take("<?") {
      try skip(past: "?>")
    } else if take("<![CDATA[") {
      let start = place
      try skip(past: "]]>")
      append(String(decoding: bytes[start..<place - 3], as: UTF8.self))
    } else if take("</") {
      let name = try name()
      skipSpace()
      guard take(">") else { throw error("</\(name) has no >") }
      guard let last = open.popLast(), last.name == name else {
        throw error("</\(name)> closes nothing")
      }
      close(last)
    } else {
      place += 1
      try readElement()
    }
  }

  private mutating func readElement() throws(XMLError) {
    guard open.count < maximumDepth else {
      throw XMLError(
        line: line, reason: "more than \(maximumDepth) elements are inside each other",
        exceeded: "\(maximumDepth) elements inside each other")
    }
    elementCount += 1
    guard elementCount <= maximumElementCount else {
      throw XMLError(
        line: line, reason: "there are more than \(maximumElementCount) elements",
        exceeded: "\(maximumElementCount) elements")
    }
    let start = line
    let name = try name()
    var attributes: [(name: String, value: String)] = []
    while true {
      let hadSpace = skipSpace()
      if take("/>") {
        return close(Open(name: name, attributes: attributes, line: start))
      }
      if take(">") {
        open.append(Open(name: name, attributes: attributes, line: start))
        return
      }
      guard hadSpace else { throw error("<\(name)> is not closed") }
      let key = try self.name()
      skipSpace()
      guard take("=") else { throw error("the attribute \(key) has no value") }
      skipSpace()
      attributes.append((key, try quoted(key)))
    }
  }

  private mutating func quoted(_ key: String) throws(XMLError) -> String {
    guard place < bytes.count, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[place]) else {
      throw error("the value of \(key) has no quotes")
    }
    let quote = bytes[place]
    place += 1
    let start = place
    while place < bytes.count, bytes[place] != quote { place += 1 }
    guard place < bytes.count else { throw error("the value of \(key) has no end") }
    defer { place += 1 }
    return try expanded(start..<place)
  }

  private mutating func readText() throws(XMLError) {
    let start = place
    while place < bytes.count, bytes[place] != UInt8(ascii: "<") { place += 1 }
    append(try expanded(start..<place))
  }

  private mutating func append(_ text: String) {
    guard !text.isEmpty, let last = open.indices.last else { return }
    open[last].children.append(.text(text))
  }

  private mutating func close(_ element: Open) {
    let element = XMLElement(
      name: element.name, attributes: element.attributes, children: element.children,
      line: element.line)
    if let last = open.indices.last {
      open[last].children.append(.element(element))
    } else {
      root = element
    }
  }

  // MARK: Entities

  /// The text with its references replaced.
  private mutating func expanded(_ range: Range<Int>) throws(XMLError) -> String {
    guard bytes[range].contains(UInt8(ascii: "&")) else {
      return String(decoding: bytes[range], as: UTF8.self)
    }
    var text = ""
    var rest = bytes[range]
    while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
      text += String(decoding: rest[..<start], as: UTF8.self)
      // Longer names are no entity's.
      guard let end = rest[start...].prefix(64).firstIndex(of: UInt8(ascii: ";")) else {
        throw error("a reference has no ;")
      }
      text += try value(of: String(decoding: rest[start + 1..<end], as: UTF8.self))
      rest = rest[(end + 1)...]
    }
    return text + String(decoding: rest, as: UTF8.self)
  }

  private mutating func value(of reference: String) throws(XMLError) -> String {
    switch reference {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    if reference.hasPrefix("#") {
      let digits = reference.dropFirst()
      let number =
        digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
      guard let scalar = number.flatMap(UnicodeScalar.init) else {
        throw error("&\(reference); is not a character")
      }
      return String(scalar)
    }
    guard let value = entities[reference] else { throw error("&\(reference); is not declared") }
    expansion += value.utf8.count
    guard expansion <= Self.maximumExpansion else {
      throw error("entities stand for more than \(Self.maximumExpansion) characters")
    }
    return value
  }

  /// Keeps entities with a text of their own; those of other files are not there. A text that has
  /// references itself is an error where it is used, since none is expanded twice.
  private mutating func readDocumentType() throws(XMLError) {
    var isInside = false
    while place < bytes.count {
      if take("<!--") {
        try skip(past: "-->")
      } else if take("<!ENTITY") {
        try readEntity()
      } else if take("[") {
        isInside = true
      } else if take("]") {
        isInside = false
      } else if bytes[place] == UInt8(ascii: "\"") || bytes[place] == UInt8(ascii: "'") {
        _ = try literal()
      } else if take(">") {
        if !isInside { return }
      } else {
        place += 1
      }
    }
    throw error("the document type has no end")
  }

  private mutating func readEntity() throws(XMLError) {
    skipSpace()
    guard !take("%") else { return try skip(past: ">") }
    let name = try name()
    skipSpace()
    guard place < bytes.count else { throw error("an entity has no end") }
    guard [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[place]) else {
      return try skip(past: ">")
    }
    let value = try literal()
    // Declared twice, the first one counts.
    if entities[name] == nil, !value.contains("&"), !value.contains("<") { entities[name] = value }
    try skip(past: ">")
  }

  private mutating func literal() throws(XMLError) -> String {
    let quote = bytes[place]
    guard let end = bytes[(place + 1)...].firstIndex(of: quote) else {
      throw error("a quotation has no end")
    }
    defer { place = end + 1 }
    return String(decoding: bytes[place + 1..<end], as: UTF8.self)
  }

  // MARK: Characters

  private mutating func name() throws(XMLError) -> String {
    let start = place
    while place < bytes.count, Self.isName(bytes[place]) { place += 1 }
    guard place > start else { throw error("a name is missing") }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: ":"), 0x80...:
      true
    default: false
    }
  }

  @discardableResult
  private mutating func skipSpace() -> Bool {
    let start = place
    while place < bytes.count {
      let byte = bytes[place]
      guard byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D else { break }
      place += 1
    }
    return place > start
  }

  private mutating func take(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard place + count <= bytes.count else { return false }
    let isThere = text.description.utf8.elementsEqual(bytes[place..<place + count])
    if isThere { place += count }
    return isThere
  }

  private mutating func skip(past text: String) throws(XMLError) {
    let end = Array(text.utf8)
    while place + end.count <= bytes.count {
      if bytes[place] == end[0], bytes[place...].starts(with: end) {
        place += end.count
        return
      }
      place += 1
    }
    throw error("\(text) is missing")
  }

  private var line: Int {
    mutating get {
      for byte in bytes[counted.place..<min(place, bytes.count)] where byte == 0x0A {
        counted.line += 1
      }
      counted.place = min(place, bytes.count)
      return counted.line
    }
  }

  private mutating func error(_ reason: String) -> XMLError {
    XMLError(line: line, reason: reason)
  }
}
