import Foundation
internal import ImageIO

/// Limits for a file, so that no file takes more memory or time than one of Xcode's could.
enum NibLimits {
  static let byteCount = 16 << 20
  static let elementCount = 200_000
  static let depth = 200
  static let attributeCount = 200
  /// The maximum number of scenes and nibs that one brings with it.
  static let fileCount = 2000
  /// The maximum number of interface files that are read inside of each other.
  static let nesting = 64
}

/// Reads the XML of an interface file into elements with their lines.
///
/// Documents that declare entities or a type are refused before anything is expanded: Interface
/// Builder writes neither.
struct NibParser {
  let file: String

  func parse(_ data: Data) throws(NibError) -> NibElement {
    guard data.count <= NibLimits.byteCount else {
      throw NibError(.tooLarge("\(NibLimits.byteCount >> 20) MiB"), file: file)
    }
    guard !data.isEmpty else { throw NibError(.malformed("it is empty"), file: file) }
    try check(data)
    let root: XMLElement
    do throws(XMLError) {
      root = try XMLReader.read(
        [UInt8](data), maximumDepth: NibLimits.depth,
        maximumElementCount: NibLimits.elementCount, isWhole: true)
    } catch {
      throw NibError(
        error.exceeded.map { .tooLarge($0) } ?? .malformed(error.reason), file: file,
        line: error.line)
    }
    var count = 0
    return try element(root, &count)
  }

  /// - Parameter count: The number of elements before this one.
  private func element(_ xml: XMLElement, _ count: inout Int) throws(NibError) -> NibElement {
    count += 1
    guard xml.attributes.count <= NibLimits.attributeCount else {
      throw NibError(
        .tooLarge("\(NibLimits.attributeCount) attributes of one element"), file: file,
        line: xml.line)
    }
    var values: [String: String] = [:]
    for (name, value) in xml.attributes {
      guard values.updateValue(value, forKey: name) == nil else {
        throw NibError(
          .malformed("<\(xml.name)> has the attribute \(name) twice"), file: file, line: xml.line)
      }
    }
    let element = NibElement(xml.name, values, line: xml.line, order: count)
    for child in xml.children {
      switch child {
      case .element(let child): element.add(try self.element(child, &count))
      case .text(let text): element.append(text)
      }
    }
    return element
  }

  /// Refuses declarations, and data that are not UTF-8 text, in which one could hide.
  private func check(_ data: Data) throws(NibError) {
    let bytes = [UInt8](data)
    var isText = !bytes.starts(with: [0xFE, 0xFF]) && !bytes.starts(with: [0xFF, 0xFE])
    isText = isText && !bytes.prefix(64).contains(0)
    // A processing instruction at the start must be the XML declaration.
    isText =
      isText && (!bytes.starts(with: Array("<?".utf8)) || bytes.starts(with: Array("<?xml ".utf8)))
    let head = String(decoding: bytes.prefix(200), as: UTF8.self).uppercased()
    if let range = head.range(of: "ENCODING="), head.hasPrefix("<?XML") {
      let name = head[range.upperBound...].dropFirst().prefix { $0 != "\"" && $0 != "'" }
      isText = isText && ["UTF-8", "UTF8", "US-ASCII", "ASCII"].contains(name)
    }
    // Invalid characters would be replaced, and names with them.
    isText = isText && String(validating: bytes, as: UTF8.self) != nil
    guard isText else { throw NibError(.malformed("it is not UTF-8 text"), file: file) }
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "<") {
      guard index + 2 < bytes.count else { continue }
      // Interface Builder writes no processing instruction but the declaration.
      if bytes[index + 1] == UInt8(ascii: "?"), index > 0 {
        throw NibError(.malformed("it has processing instructions"), file: file)
      }
      guard bytes[index + 1] == UInt8(ascii: "!") else { continue }
      let next = bytes[index + 2]
      // `<!--` and `<![CDATA[` are not declarations.
      guard next == UInt8(ascii: "-") || next == UInt8(ascii: "[") else {
        throw NibError(.entities, file: file)
      }
    }
  }
}
