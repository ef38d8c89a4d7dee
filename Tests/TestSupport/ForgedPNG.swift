import CoreGraphics

/// A reference's file in parts, which a forger changes and puts together again with the right
/// checksums.
package struct ForgedPNG {
  package var chunks: [(type: String, payload: [UInt8])] = []

  package init(_ bytes: [UInt8]) throws {
    let file = try PNGChunks(bytes)
    chunks = file.list.map { ("\($0.type)", Array(file.bytes[$0.payload])) }
  }

  package var bytes: [UInt8] {
    var bytes: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
    for chunk in chunks { bytes += Self.bytes(chunk.type, chunk.payload) }
    return bytes
  }

  /// A whole chunk.
  package static func bytes(_ type: String, _ payload: [UInt8]) -> [UInt8] {
    var bytes = word(payload.count)
    bytes += Array(type.utf8) + payload
    return bytes + word(Int(PNGChecksum.crc32(bytes, in: 4..<bytes.count)))
  }

  package static func word(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  package func index(_ type: String) -> Int? { chunks.firstIndex { $0.type == type } }

  package func payload(_ type: String) -> [UInt8] { index(type).map { chunks[$0].payload } ?? [] }

  /// Gives the first chunk of a type another payload.
  package mutating func replace(_ type: String, _ change: (inout [UInt8]) -> Void) {
    if let index = index(type) { change(&chunks[index].payload) }
  }

  /// Adds a chunk before the first one of another type.
  package mutating func insert(_ type: String, _ payload: [UInt8], before other: String) {
    chunks.insert((type, payload), at: index(other) ?? chunks.count)
  }

  package mutating func remove(_ type: String) { chunks.removeAll { $0.type == type } }

  // MARK: - Texts

  private static func text(_ keyword: String, _ text: String) -> [UInt8] {
    Array(keyword.utf8) + [0] + Array(text.utf8)
  }

  /// The text under one of this product's keywords, without their prefix.
  package func text(_ keyword: String) -> String {
    let start = Self.text("Snapshot:" + keyword, "")
    let found = chunks.first { $0.type == "tEXt" && $0.payload.starts(with: start) }
    return String(decoding: found?.payload.dropFirst(start.count) ?? [], as: UTF8.self)
  }

  package mutating func setText(_ keyword: String, _ text: String) {
    let start = Self.text("Snapshot:" + keyword, "")
    let payload = Self.text("Snapshot:" + keyword, text)
    let index = chunks.firstIndex { $0.type == "tEXt" && $0.payload.starts(with: start) }
    if let index { chunks[index].payload = payload } else { addText(keyword, text) }
  }

  /// Adds a text after the others.
  package mutating func addText(_ keyword: String, _ text: String) {
    insert("tEXt", Self.text("Snapshot:" + keyword, text), before: "IDAT")
  }

  package mutating func removeText(_ keyword: String) {
    let start = Self.text("Snapshot:" + keyword, "")
    chunks.removeAll { $0.payload.starts(with: start) }
  }

  /// States the digest of the data that the file has now.
  package mutating func bind() {
    var isAnimated = false
    if let control = index("acTL"), let data = index("IDAT") { isAnimated = control < data }
    var data: [UInt8] = []
    for chunk in chunks where ["acTL", "fcTL", "IDAT", "fdAT"].contains(chunk.type) {
      if isAnimated { data += Array(chunk.type.utf8) } else if chunk.type != "IDAT" { continue }
      data += chunk.payload
    }
    setText("DataDigest", SHA256.digest(of: data).description)
  }
}
