import CoreGraphics

/// The small text that Git LFS puts in a file's place until `git lfs pull` fetches it.
///
/// - Source: Git LFS specification, "The Pointer", version 1.
package struct GitLFSPointer: Sendable, Hashable {
  /// SHA-256 of the file's bytes, in hexadecimal.
  package let digest: String
  package let byteCount: Int

  /// Pointers are shorter, says the specification.
  private static let maximumBytes = 1024

  /// Reads a pointer; nil where the bytes are not one.
  package init?(_ bytes: [UInt8]) {
    let start = Array("version https://git-lfs".utf8)
    guard bytes.count < Self.maximumBytes, bytes.starts(with: start) else { return nil }
    var values: [Substring: Substring] = [:]
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: " ", maxSplits: 1)
      if parts.count == 2 { values[parts[0]] = parts[1] }
    }
    guard let oid = values["oid"], oid.hasPrefix("sha256:"),
      let byteCount = values["size"].flatMap({ Int($0) }), byteCount >= 0
    else { return nil }
    let digest = oid.dropFirst(7)
    guard digest.count == 64, digest.allSatisfy(\.isHexDigit) else { return nil }
    self.digest = digest.lowercased()
    self.byteCount = byteCount
  }

  /// Whether the file that the pointer stands for has these bytes.
  package func stands(for bytes: [UInt8]) -> Bool {
    bytes.count == byteCount && SHA256.digest(of: bytes).description == digest
  }
}
