import Foundation
internal import FoundationXML

/// What a file may have, so that no file takes more memory or time than one of Xcode's could.
enum NibLimits {
  static let byteCount = 16 << 20
  static let elementCount = 200_000
  static let depth = 200
  static let attributeCount = 200
  /// Scenes and nibs that one brings with it.
  static let fileCount = 2000
  /// Interface files that are being read inside of each other.
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
    let reader = NibXMLReader(file: file)
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    parser.delegate = reader
    let isWhole = parser.parse()
    if let error = reader.error { throw error }
    guard isWhole, let root = reader.root, reader.isClosed else {
      throw NibError(
        .malformed("it ends or breaks at line \(max(parser.lineNumber, 1))"), file: file,
        line: max(parser.lineNumber, 1))
    }
    return root
  }

  /// Refuses what is no text in UTF-8, where a declaration could hide, and declarations.
  private func check(_ data: Data) throws(NibError) {
    let bytes = [UInt8](data)
    var isText = !bytes.starts(with: [0xFE, 0xFF]) && !bytes.starts(with: [0xFF, 0xFE])
    isText = isText && !bytes.prefix(64).contains(0)
    // The first one is the declaration, which has data.
    isText =
      isText && (!bytes.starts(with: Array("<?".utf8)) || bytes.starts(with: Array("<?xml ".utf8)))
    let head = String(decoding: bytes.prefix(200), as: UTF8.self).uppercased()
    if let range = head.range(of: "ENCODING="), head.hasPrefix("<?XML") {
      let name = head[range.upperBound...].dropFirst().prefix { $0 != "\"" && $0 != "'" }
      isText = isText && ["UTF-8", "UTF8", "US-ASCII", "ASCII"].contains(name)
    }
    // Foundation's parser stops the program at a name that is not.
    isText = isText && String(validating: bytes, as: UTF8.self) != nil
    guard isText else { throw NibError(.malformed("it is no text in UTF-8"), file: file) }
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "<") {
      guard index + 2 < bytes.count else { continue }
      // Foundation's parser stops the program at an instruction without data.
      if bytes[index + 1] == UInt8(ascii: "?"), index > 0 {
        throw NibError(.malformed("it has processing instructions"), file: file)
      }
      guard bytes[index + 1] == UInt8(ascii: "!") else { continue }
      let next = bytes[index + 2]
      // `<!--` and `<![CDATA[` are no declarations.
      guard next == UInt8(ascii: "-") || next == UInt8(ascii: "[") else {
        throw NibError(.entities, file: file)
      }
    }
  }
}

private final class NibXMLReader: NSObject, XMLParserDelegate {
  let file: String
  var root: NibElement?
  var error: NibError?
  private var open: [NibElement] = []
  private var count = 0

  init(file: String) { self.file = file }

  var isClosed: Bool { open.isEmpty }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String]
  ) {
    guard error == nil else { return }
    count += 1
    if count > NibLimits.elementCount {
      return stop(parser, .tooLarge("\(NibLimits.elementCount) elements"))
    }
    if open.count >= NibLimits.depth {
      return stop(parser, .tooLarge("\(NibLimits.depth) elements inside each other"))
    }
    if attributeDict.count > NibLimits.attributeCount {
      return stop(parser, .tooLarge("\(NibLimits.attributeCount) attributes of one element"))
    }
    let element = NibElement(
      elementName, attributeDict, line: max(parser.lineNumber, 1), order: count)
    if let last = open.last {
      last.add(element)
    } else if root == nil {
      root = element
    }
    open.append(element)
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    guard error == nil else { return }
    if open.last?.name == elementName { open.removeLast() }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard error == nil else { return }
    open.last?.append(string)
  }

  func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
    guard error == nil else { return }
    open.last?.append(String(decoding: CDATABlock, as: UTF8.self))
  }

  private func stop(_ parser: XMLParser, _ reason: NibError.Reason) {
    error = NibError(reason, file: file, line: max(parser.lineNumber, 1))
    parser.abortParsing()
  }
}
