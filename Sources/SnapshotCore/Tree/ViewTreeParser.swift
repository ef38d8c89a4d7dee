/// Why a reference's tree is not used. The pixels are compared all the same.
package enum TreeError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The tree does not match its digest, or is not one.
  case damaged(reason: String)
  /// The tree was written by a version of this tool that describes views in other words.
  case otherVersion(String)

  package var description: String {
    switch self {
    case .damaged(let reason):
      "The reference’s list of views is damaged (\(reason)), so changed views cannot be named."
    case .otherVersion(let version):
      """
      The reference’s list of views is of version \(version.singleLine), not \(ViewTree.version): \
      changed views cannot be named. Record it again (mode all) to bring it up to date.
      """
    }
  }
}

/// Reads what `ViewTree.text` writes. The text may be anybody's.
struct ViewTreeParser {
  private let bytes: [UInt8]
  private var place = 0
  private var line = 1

  static func parse(_ text: String) throws(TreeError) -> ViewTree {
    var parser = ViewTreeParser(bytes: Array(text.utf8))
    return try parser.run()
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func run() throws(TreeError) -> ViewTree {
    guard bytes.count <= ViewTree.maximumByteCount else {
      throw .damaged(reason: "more than \(NumberText.bytes(ViewTree.maximumByteCount))")
    }
    let version = try field()
    guard !version.isEmpty, version.utf8.allSatisfy({ (48...57).contains($0) }) else {
      throw failure("no version")
    }
    guard version == ViewTree.version else { throw .otherVersion(String(version.prefix(20))) }
    try end(of: "the version")
    var nodes: [ViewTree.Node] = []
    while place < bytes.count {
      guard nodes.count < ViewTree.maximumNodeCount else {
        throw .damaged(reason: "more than \(NumberText.grouped(ViewTree.maximumNodeCount)) views")
      }
      nodes.append(try node())
    }
    guard let tree = ViewTree(nodes) else {
      throw .damaged(reason: "its levels do not form a tree")
    }
    return tree
  }

  private mutating func node() throws(TreeError) -> ViewTree.Node {
    let start = place
    while place < bytes.count, bytes[place] == UInt8(ascii: " ") { place += 1 }
    let depth = place - start
    let type = try field()
    if type.isEmpty { throw failure("no class") }
    try separator()
    let name = try field()
    try separator()
    let frame = try frame(try field())
    var properties: [ViewTree.Property] = []
    while place < bytes.count, bytes[place] == ViewTree.fieldEnd {
      place += 1
      properties.append(try property())
    }
    try end(of: "a view")
    return ViewTree.Node(
      depth: depth, type: type, name: name, frame: frame, properties: properties)
  }

  private mutating func property() throws(TreeError) -> ViewTree.Property {
    let start = place
    while place < bytes.count, bytes[place] != UInt8(ascii: "=") {
      guard bytes[place] > UInt8(ascii: " "), bytes[place] < 0x7f else {
        throw failure("a property without a name")
      }
      place += 1
    }
    guard place < bytes.count, place > start else { throw failure("a property without a name") }
    let key = String(decoding: bytes[start..<place], as: UTF8.self)
    place += 1
    return ViewTree.Property(key, try field())
  }

  private func frame(_ text: String) throws(TreeError) -> ViewFrame {
    let sides = text.split(separator: " ", omittingEmptySubsequences: false)
    guard sides.count == 4 else { throw failure("no frame") }
    var values: [Int] = []
    for side in sides { values.append(try thousandths(side)) }
    return ViewFrame(thousandths: values[0], values[1], values[2], values[3])
  }

  /// A decimal number with at most three places.
  private func thousandths(_ text: Substring) throws(TreeError) -> Int {
    let isNegative = text.first == "-"
    var value = 0
    var places: Int?
    let digits = text.utf8.dropFirst(isNegative ? 1 : 0)
    guard (1...20).contains(digits.count) else { throw failure("no frame") }
    for byte in digits {
      if byte == UInt8(ascii: "."), places == nil {
        places = 0
        continue
      }
      guard byte >= 48, byte <= 57, places ?? 0 < 3, value < 100_000_000_000_000 else {
        throw failure("no frame")
      }
      value = value * 10 + Int(byte - 48)
      if let count = places { places = count + 1 }
    }
    for _ in (places ?? 0)..<3 { value *= 10 }
    guard Double(value) <= ViewFrame.limit else { throw failure("no frame") }
    return isNegative ? -value : value
  }

  /// Takes the text up to the next tab or line end, with its escapes resolved.
  private mutating func field() throws(TreeError) -> String {
    var text: [UInt8] = []
    while place < bytes.count, bytes[place] != ViewTree.fieldEnd, bytes[place] != ViewTree.lineEnd {
      let byte = bytes[place]
      place += 1
      if byte == UInt8(ascii: "\\") { text += try escaped() } else { text.append(byte) }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func escaped() throws(TreeError) -> [UInt8] {
    guard place < bytes.count else { throw failure("a backslash at the end") }
    let byte = bytes[place]
    place += 1
    switch byte {
    case UInt8(ascii: "\\"): return [byte]
    case UInt8(ascii: "t"): return [ViewTree.fieldEnd]
    case UInt8(ascii: "n"): return [ViewTree.lineEnd]
    case UInt8(ascii: "u"):
      guard let end = bytes[place...].prefix(6).firstIndex(of: UInt8(ascii: "}")),
        bytes[place] == UInt8(ascii: "{"),
        let value = UInt8(String(decoding: bytes[(place + 1)..<end], as: UTF8.self), radix: 16),
        value < 0x80
      else { throw failure("a backslash before something else") }
      place = end + 1
      return [value]
    default: throw failure("a backslash before something else")
    }
  }

  private mutating func separator() throws(TreeError) {
    guard place < bytes.count, bytes[place] == ViewTree.fieldEnd else {
      throw failure("a field is missing")
    }
    place += 1
  }

  private mutating func end(of what: String) throws(TreeError) {
    guard place < bytes.count, bytes[place] == ViewTree.lineEnd else {
      throw failure("no line end after \(what)")
    }
    place += 1
    line += 1
  }

  private func failure(_ reason: String) -> TreeError {
    .damaged(reason: "\(reason) in line \(line)")
  }
}
