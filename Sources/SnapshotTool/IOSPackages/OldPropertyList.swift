/// A property list in the format of NeXTSTEP, in which Xcode writes projects.
package indirect enum OldPropertyList: Sendable, Equatable {
  case text(String)
  case array([OldPropertyList])
  case dictionary([String: OldPropertyList])

  /// The value of a key; nil where this is no dictionary, or has none.
  package subscript(_ key: String) -> OldPropertyList? {
    if case .dictionary(let values) = self { values[key] } else { nil }
  }

  package var text: String? { if case .text(let text) = self { text } else { nil } }
  package var array: [OldPropertyList] { if case .array(let values) = self { values } else { [] } }

  /// The texts of an array, or the one text.
  package var texts: [String] { text.map { [$0] } ?? array.compactMap(\.text) }

  /// The pairs of a dictionary, by key.
  package var pairs: [(key: String, value: OldPropertyList)] {
    guard case .dictionary(let values) = self else { return [] }
    return values.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Reads a list; nil where the bytes are none.
  package init?(_ bytes: [UInt8]) {
    var reader = Reader(bytes)
    guard let value = reader.value(depth: 0), reader.isAtEnd() else { return nil }
    self = value
  }

  private struct Reader {
    private let bytes: [UInt8]
    private var index = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// More than a project has, and few enough for the stack.
    private static let maximumDepth = 200

    mutating func isAtEnd() -> Bool {
      skipSpace()
      return index >= bytes.count
    }

    mutating func value(depth: Int) -> OldPropertyList? {
      skipSpace()
      guard index < bytes.count, depth < Self.maximumDepth else { return nil }
      switch bytes[index] {
      case UInt8(ascii: "{"): return dictionary(depth)
      case UInt8(ascii: "("): return array(depth)
      case UInt8(ascii: "\""): return quoted().map(OldPropertyList.text)
      default: return word().map(OldPropertyList.text)
      }
    }

    private mutating func dictionary(_ depth: Int) -> OldPropertyList? {
      index += 1
      var values: [String: OldPropertyList] = [:]
      while true {
        if take("}") { return .dictionary(values) }
        guard let key = value(depth: depth + 1)?.text, take("="),
          let value = value(depth: depth + 1), take(";")
        else { return nil }
        values[key] = value
      }
    }

    private mutating func array(_ depth: Int) -> OldPropertyList? {
      index += 1
      var values: [OldPropertyList] = []
      while true {
        if take(")") { return .array(values) }
        guard let value = value(depth: depth + 1) else { return nil }
        values.append(value)
        if !take(",") { return take(")") ? .array(values) : nil }
      }
    }

    private mutating func quoted() -> String? {
      index += 1
      var text: [UInt8] = []
      while index < bytes.count {
        let byte = bytes[index]
        index += 1
        if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
        guard byte == UInt8(ascii: "\\"), index < bytes.count else {
          text.append(byte)
          continue
        }
        switch bytes[index] {
        case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
        case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
        default: text.append(bytes[index])
        }
        index += 1
      }
      return nil
    }

    private mutating func word() -> String? {
      let start = index
      let ends = Set("{}()=;,\" \t\r\n".utf8)
      while index < bytes.count, !ends.contains(bytes[index]) { index += 1 }
      return index > start ? String(decoding: bytes[start..<index], as: UTF8.self) : nil
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
      skipSpace()
      guard index < bytes.count, bytes[index] == UInt8(ascii: character) else { return false }
      index += 1
      return true
    }

    private mutating func skipSpace() {
      while index < bytes.count {
        let next = index + 1 < bytes.count ? bytes[index + 1] : 0
        if bytes[index] <= UInt8(ascii: " ") {
          index += 1
        } else if bytes[index] == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
          while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
        } else if bytes[index] == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
          index += 2
          while index < bytes.count,
            !(bytes[index] == UInt8(ascii: "/") && bytes[index - 1] == UInt8(ascii: "*"))
          {
            index += 1
          }
          index += 1
        } else {
          return
        }
      }
    }
  }
}
