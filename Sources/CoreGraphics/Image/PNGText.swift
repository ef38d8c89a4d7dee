internal import CPNG

/// A text that a PNG file carries: the chunks tEXt, zTXt and iTXt.
package struct PNGText: Sendable, Hashable {
  /// How the text is stored.
  package enum Storage: Sendable, Hashable {
    /// Latin-1 in the chunk tEXt.
    case latin1
    /// UTF-8 in the chunk iTXt.
    case utf8
    /// zTXt or a compressed iTXt. Only `inflatedText` inflates it: a few bytes may stand for
    /// gigabytes.
    case compressed
  }

  package let keyword: String
  /// The text; nil for a compressed one, one that is not valid, and one over the budget of `texts`.
  package let value: String?
  package let storage: Storage
  /// The number of stored bytes of the text.
  package let byteCount: Int
}

extension PNGChunks {
  /// The maximum number of bytes of text that `texts` turns into strings.
  private static let textByteLimit = 1 << 20

  /// The texts in the file's order. The values of at most 1 MiB of them are read; a chunk
  /// without a valid keyword is left out.
  package var texts: [PNGText] {
    var budget = Self.textByteLimit
    var texts: [PNGText] = []
    for chunk in list {
      guard var text = text(of: chunk) else { continue }
      if text.byteCount > budget {
        text = PNGText(
          keyword: text.keyword, value: nil, storage: text.storage, byteCount: text.byteCount)
      } else if text.value != nil {
        budget -= text.byteCount
      }
      texts.append(text)
    }
    return texts
  }

  /// The first readable text of at most 1 MiB under `keyword`. The others are not decoded.
  ///
  /// - Parameter keyword: The keyword, which has to be ASCII.
  package func text(_ keyword: String) -> String? {
    let start = Array(keyword.utf8) + [0]
    for chunk in list where chunk.type == .text || chunk.type == .internationalText {
      guard bytes[chunk.payload].starts(with: start) else { continue }
      if let value = text(of: chunk)?.value { return value }
    }
    return nil
  }

  /// The first compressed iTXt under `keyword`, inflated.
  ///
  /// - Parameter maximumByteCount: A text that has more bytes than this counts as damaged; no
  ///   more than this is ever inflated.
  package func inflatedText(_ keyword: String, maximumByteCount: Int) -> PNGInflatedText {
    for chunk in chunks(.internationalText) {
      guard let parts = Self.internationalParts(bytes[chunk.payload]), parts.keyword == keyword,
        parts.isCompressed
      else { continue }
      let text = PNGCodec.inflate(parts.text, maximumByteCount: maximumByteCount)
        .flatMap { String(validating: $0, as: UTF8.self) }
      return text.map(PNGInflatedText.text) ?? .damaged
    }
    return .absent
  }

  private func text(of chunk: Chunk) -> PNGText? {
    let payload = bytes[chunk.payload]
    switch chunk.type {
    case .text:
      guard let (keyword, rest) = Self.keyword(payload) else { return nil }
      return PNGText(
        keyword: keyword, value: Self.latin1(rest), storage: .latin1, byteCount: rest.count)
    case .compressedText:
      guard let (keyword, rest) = Self.keyword(payload) else { return nil }
      return PNGText(
        keyword: keyword, value: nil, storage: .compressed, byteCount: max(rest.count - 1, 0))
    case .internationalText:
      return Self.internationalText(payload)
    default:
      return nil
    }
  }

  private static func internationalText(_ payload: ArraySlice<UInt8>) -> PNGText? {
    guard let (keyword, isCompressed, text) = internationalParts(payload) else { return nil }
    let isReadable = !isCompressed && text.count <= textByteLimit
    return PNGText(
      keyword: keyword, value: isReadable ? String(validating: text, as: UTF8.self) : nil,
      storage: isCompressed ? .compressed : .utf8, byteCount: text.count)
  }

  /// Splits a payload: keyword, NUL, compression flag, method, language tag, NUL, translated
  /// keyword, NUL, text.
  private static func internationalParts(
    _ payload: ArraySlice<UInt8>
  ) -> (keyword: String, isCompressed: Bool, text: ArraySlice<UInt8>)? {
    guard let (keyword, rest) = keyword(payload), rest.count >= 2,
      let isCompressed = rest.first.map({ $0 != 0 }),
      let languageEnd = rest.dropFirst(2).firstIndex(of: 0),
      let translationEnd = rest[(languageEnd + 1)...].firstIndex(of: 0)
    else { return nil }
    return (keyword, isCompressed, rest[(translationEnd + 1)...])
  }

  /// The 1 to 79 bytes before the first NUL, and what follows it.
  private static func keyword(
    _ payload: ArraySlice<UInt8>
  ) -> (keyword: String, rest: ArraySlice<UInt8>)? {
    guard let end = payload.prefix(80).firstIndex(of: 0), end > payload.startIndex else {
      return nil
    }
    return latin1(payload[..<end]).map { ($0, payload[(end + 1)...]) }
  }

  /// The text of bytes in Latin-1; nil where it is over the limit.
  private static func latin1(_ bytes: ArraySlice<UInt8>) -> String? {
    guard bytes.count <= textByteLimit else { return nil }
    if bytes.allSatisfy({ $0 < 0x80 }) { return String(decoding: bytes, as: UTF8.self) }
    var text = ""
    text.unicodeScalars.append(contentsOf: bytes.lazy.map { UnicodeScalar($0) })
    return text
  }
}

/// What a file says under a keyword that is stored compressed.
package enum PNGInflatedText: Sendable, Hashable {
  case absent
  /// The chunk has no zlib stream, is not UTF-8, or has more than was to be inflated.
  case damaged
  case text(String)
}

/// Texts on their way into a file.
enum PNGTextWriter {
  /// Makes one tEXt chunk a pair, or an uncompressed iTXt where the text is not Latin-1.
  static func chunks(_ texts: [(String, String)]) throws(PNGError) -> [UInt8] {
    var bytes: [UInt8] = []
    for (keyword, text) in texts { try append(keyword, text, to: &bytes) }
    return bytes
  }

  /// Makes one iTXt chunk with the text compressed.
  static func compressedChunk(_ keyword: String, _ text: String) throws(PNGError) -> [UInt8] {
    let keywordBytes = try checked(keyword, text)
    guard let deflated = PNGCodec.deflate(Array(text.utf8)) else {
      throw .invalidText(keyword: keyword)
    }
    var bytes: [UInt8] = []
    // After the keyword: compressed, method 0, no language, no translated keyword.
    PNGChunkType.internationalText.append(keywordBytes + [0, 1, 0, 0, 0] + deflated, to: &bytes)
    return bytes
  }

  /// The keyword's bytes, where keyword and text may be in a file.
  private static func checked(_ keyword: String, _ text: String) throws(PNGError) -> [UInt8] {
    guard let keywordBytes = latin1(keyword), isKeyword(keywordBytes) else {
      throw .invalidKeyword(keyword)
    }
    guard !text.utf8.contains(0) else { throw .invalidText(keyword: keyword) }
    return keywordBytes
  }

  private static func append(
    _ keyword: String, _ text: String, to bytes: inout [UInt8]
  ) throws(PNGError) {
    let keywordBytes = try checked(keyword, text)
    if let textBytes = latin1(text) {
      PNGChunkType.text.append(keywordBytes + [0] + textBytes, to: &bytes)
    } else {
      // After the keyword: no compression, method 0, no language, no translated keyword.
      PNGChunkType.internationalText.append(
        keywordBytes + [0, 0, 0, 0, 0] + text.utf8, to: &bytes)
    }
  }

  /// Whether bytes are printable, without leading, trailing or double spaces.
  private static func isKeyword(_ bytes: [UInt8]) -> Bool {
    guard (1...79).contains(bytes.count), bytes.first != 0x20, bytes.last != 0x20 else {
      return false
    }
    let hasDoubleSpace = zip(bytes, bytes.dropFirst()).contains { $0 == 0x20 && $1 == 0x20 }
    return !hasDoubleSpace && !bytes.contains { $0 == 0x0a || $0 == 0xa0 }
  }

  /// The bytes of printable Latin-1 and line feeds; nil for a text with anything else in it.
  private static func latin1(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0a, 0x20...0x7e, 0xa0...0xff: bytes.append(UInt8(scalar.value))
      default: return nil
      }
    }
    return bytes
  }
}
