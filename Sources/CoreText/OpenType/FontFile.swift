/// The tables of one face, checked against the bounds of the file that holds them.
///
/// Source: OpenType 1.9, "Organization of an OpenType Font".
package struct FontFile: Sendable {
  package let bytes: [UInt8]
  /// The tables in the order of the table directory.
  package let tables: [(tag: FontTag, range: Range<Int>)]

  /// How many faces the bytes hold: 1 unless they are a collection.
  ///
  /// - Throws: `FontError.notAFont`, `.outOfBounds`.
  package static func faceCount(in bytes: [UInt8]) throws(FontError) -> Int {
    let reader = FontReader(bytes: bytes, range: 0..<bytes.count, table: nil)
    let signature = try reader.uint32(at: 0)
    guard signature == FontTag("ttcf").rawValue else {
      try checkSignature(signature)
      return 1
    }
    return Int(try reader.uint32(at: 8))
  }

  /// - Parameters:
  ///   - bytes: A whole `.ttf`, `.otf` or `.ttc` file.
  ///   - face: Index into a collection; 0 for a font of one face.
  /// - Throws: `FontError`.
  /// - Complexity: O(*t*) in the number of tables.
  package init(bytes: [UInt8], face: Int = 0) throws(FontError) {
    let file = FontReader(bytes: bytes, range: 0..<bytes.count, table: nil)
    var start = 0
    let count = try Self.faceCount(in: bytes)
    guard face >= 0, face < count else {
      throw .noSuchFace(index: face, count: count)
    }
    if try file.uint32(at: 0) == FontTag("ttcf").rawValue {
      start = Int(try file.uint32(at: 12 + 4 * face))
      try Self.checkSignature(try file.uint32(at: start))
    }
    var tables: [(tag: FontTag, range: Range<Int>)] = []
    for index in 0..<Int(try file.uint16(at: start + 4)) {
      let record = start + 12 + 16 * index
      let tag = FontTag(rawValue: try file.uint32(at: record))
      let offset = Int(try file.uint32(at: record + 8))
      let length = Int(try file.uint32(at: record + 12))
      guard offset + length <= bytes.count else {
        throw .outOfBounds(table: tag, offset: 0, count: offset + length - bytes.count)
      }
      tables.append((tag, offset..<offset + length))
    }
    self.bytes = bytes
    self.tables = tables
  }

  /// Reads a table that the caller cannot do without.
  ///
  /// - Throws: `FontError.missingTable`.
  package func table(_ tag: FontTag) throws(FontError) -> FontReader {
    guard let reader = optionalTable(tag) else { throw .missingTable(tag) }
    return reader
  }

  package func optionalTable(_ tag: FontTag) -> FontReader? {
    for table in tables where table.tag == tag {
      return FontReader(bytes: bytes, range: table.range, table: tag)
    }
    return nil
  }

  private static func checkSignature(_ signature: UInt32) throws(FontError) {
    let known: [UInt32] = [0x0001_0000, FontTag("OTTO").rawValue, FontTag("true").rawValue]
    guard known.contains(signature) else { throw .notAFont(signature: signature) }
  }
}
