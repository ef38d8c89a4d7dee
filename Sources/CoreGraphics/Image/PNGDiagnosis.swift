/// Says what a file is that is not a PNG, from its first bytes.
enum PNGDiagnosis {
  static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  /// The number of bytes that are looked at for text and merge conflicts.
  private static let searchedByteCount = 1 << 16

  /// The error for a file that does not start with `signature`.
  static func errorWithoutSignature(_ bytes: [UInt8]) -> PNGError {
    if bytes.isEmpty { return .empty }
    if signature.starts(with: bytes) {
      return .truncated(
        byteCount: bytes.count, place: .signature, missing: signature.count - bytes.count)
    }
    if let offset = conflictOffset(bytes) { return .mergeConflict(offset: offset) }
    if starts(bytes, with: "version https://git-lfs") { return .gitLFSPointer }
    if let damage = transferDamage(bytes) { return .damagedInTransfer(damage) }
    if let format = formatName(bytes) { return .otherFormat(format) }
    if bytes.allSatisfy({ $0 == 0 }) { return .onlyZeros(byteCount: bytes.count) }
    if isText(bytes.prefix(searchedByteCount)) { return .plainText }
    return .notPNG(start: Array(bytes.prefix(8)))
  }

  /// The error to report for a file that has the signature and then `error`: conflict markers
  /// explain it better when there are any.
  static func refined(_ error: PNGError, of bytes: [UInt8]) -> PNGError {
    switch error {
    case .fileTooLarge, .tooManyChunks, .sideTooLarge, .tooManyPixels: return error
    default: break
    }
    return conflictOffset(bytes).map { .mergeConflict(offset: $0) } ?? error
  }

  /// Where the first line of a merge conflict starts: a line with `<<<<<<< ` and a later one with
  /// `>>>>>>> `.
  private static func conflictOffset(_ bytes: [UInt8]) -> Int? {
    guard let start = lineStart(with: 0x3c, in: bytes, from: 0) else { return nil }
    // The closing line may be far below; without it the bytes are somebody's pixels.
    return lineStart(with: 0x3e, in: bytes, from: start + 8) == nil ? nil : start
  }

  /// The first line from `start` on that begins with seven times `mark` and a space.
  private static func lineStart(with mark: UInt8, in bytes: [UInt8], from start: Int) -> Int? {
    var i = start
    while i + 8 <= bytes.count {
      if bytes[i + 6] != mark {
        // Of the next seven starts, only those after this byte can match.
        i += 7
      } else if bytes[i + 7] == 0x20, i == 0 || bytes[i - 1] == 0x0a,
        bytes[i..<i + 7].allSatisfy({ $0 == mark })
      {
        return i
      } else {
        i += 1
      }
    }
    return nil
  }

  private static func transferDamage(_ bytes: [UInt8]) -> PNGTransferDamage? {
    let name: [UInt8] = [0x50, 0x4e, 0x47]
    if bytes.starts(with: [0x89] + name) {
      // Of CR LF SUB LF, the line breaks became other ones.
      let isBreak = { (byte: UInt8) in byte == 0x0d || byte == 0x0a }
      let rest = bytes.dropFirst(4).drop(while: isBreak)
      let isConverted =
        rest.startIndex > 4 && rest.first == 0x1a
        && rest.dropFirst().first.map(isBreak) == true
      return isConverted ? .lineEndingsConverted : nil
    }
    if bytes.starts(with: [0x09] + name) {
      let hasHighBits = bytes.prefix(searchedByteCount).contains { $0 > 0x7f }
      return hasHighBits ? nil : .highBitsCleared
    }
    // U+FFFD, or U+0089 in UTF-8, or a question mark: the first byte, read as a character.
    let replaced: [[UInt8]] = [[0xef, 0xbf, 0xbd], [0xc2, 0x89], [0x3f]]
    return replaced.contains { bytes.starts(with: $0 + name) } ? .charactersConverted : nil
  }

  private static func formatName(_ bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xff, 0xd8, 0xff]) { return "JPEG" }
    if starts(bytes, with: "GIF8") { return "GIF" }
    if starts(bytes, with: "RIFF"), bytes.dropFirst(8).starts(with: "WEBP".utf8) { return "WebP" }
    if bytes.dropFirst(4).starts(with: "ftypavif".utf8) { return "AVIF" }
    if bytes.dropFirst(4).starts(with: "ftyphe".utf8) { return "HEIC" }
    if bytes.starts(with: [0x49, 0x49, 0x2a, 0]) || bytes.starts(with: [0x4d, 0x4d, 0, 0x2a]) {
      return "TIFF"
    }
    if starts(bytes, with: "%PDF-") { return "PDF" }
    if bytes.starts(with: [0x8a, 0x4d, 0x4e, 0x47]) { return "MNG" }
    if bytes.starts(with: [0x1f, 0x8b]) { return "gzip" }
    return bytes.starts(with: [0x50, 0x4b, 3, 4]) ? "ZIP" : nil
  }

  private static func starts(_ bytes: [UInt8], with text: String) -> Bool {
    bytes.starts(with: text.utf8)
  }

  /// Whether all of it is printable, with line breaks and tabs. Bytes above 127 count as letters.
  private static func isText(_ bytes: ArraySlice<UInt8>) -> Bool {
    let isUTF16 = bytes.starts(with: [0xff, 0xfe]) || bytes.starts(with: [0xfe, 0xff])
    return isUTF16
      || bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7f || (0x09...0x0d).contains($0) }
  }
}
