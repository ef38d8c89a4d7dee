import CoreGraphics
import Foundation
import Synchronization

/// The faces of a font file: their names at once, each face when somebody asks for it.
///
/// A collection of East Asian fonts is 20 MB large and has ten faces, of which a text needs one.
final class FontFileFaces: Sendable {
  private let path: String
  /// The names of the faces, in the order of the file; empty where it is no font that can be read.
  let names: [FontNames]
  private let state = Mutex(State())
  private let digest = FontFileDigest()

  private struct State {
    var bytes: [UInt8]?
    /// The faces read so far; the value is nil for a face that is broken.
    var faces: [Int: FontFace?] = [:]
  }

  init(_ path: String) {
    self.path = path
    names = (try? Self.readNames(path)) ?? []
  }

  /// - Returns: Nil where the face is broken or the file is gone.
  func face(_ index: Int) -> FontFace? {
    state.withLock { state in
      if let known = state.faces[index] { return known }
      if state.bytes == nil { state.bytes = Self.bytes(of: path) }
      let face = state.bytes.flatMap { try? FontFace(bytes: $0, index: index, digest: digest) }
      state.faces[index] = .some(face)
      return face
    }
  }

  /// A whole file; nil where it cannot be read.
  static func bytes(of path: String) -> [UInt8]? {
    // SAFETY: `open` and `fstat` read or fill what is given to them during their calls alone.
    // `read` writes at most `size` − `count` bytes from `count` on, and the array has room for
    // `size`.
    // Read straight into the array: `Data` would be a second copy of what can be 20 MB.
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard unsafe fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let size = Int(status.st_size)
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size, let start = buffer.baseAddress {
        let part = unsafe read(file, start + count, size - count)
        if part <= 0 { break }
        count += part
      }
    }
    return bytes.count == size ? bytes : nil
  }

  private static let maximumFaceCount = 256
  private static let maximumNameTable = 1 << 20

  /// Reads the directories and the `name` tables of a file, and no other part of it.
  private static func readNames(_ path: String) throws -> [FontNames] {
    guard let file = FileHandle(forReadingAtPath: path) else { return [] }
    defer { try? file.close() }
    let head = try part(of: file, at: 0, count: 12 + 4 * maximumFaceCount)
    var starts = [0]
    if try head.tag(0) == "ttcf" {
      starts = []
      for index in 0..<min(try head.u32(8), maximumFaceCount) {
        starts.append(try head.u32(12 + 4 * index))
      }
    }
    var names: [FontNames] = []
    for start in starts {
      let directory = try part(of: file, at: start, count: 12 + 16 * 64)
      var found = try FontNames(nil)
      for index in 0..<min(try directory.u16(4), 64)
      where try directory.tag(12 + 16 * index) == "name" {
        let length = min(try directory.u32(24 + 16 * index), maximumNameTable)
        let offset = try directory.u32(20 + 16 * index)
        found = try FontNames(try part(of: file, at: offset, count: length))
      }
      names.append(found)
    }
    return names
  }

  /// Reads a part of the file, as much of it as there is.
  private static func part(
    of file: FileHandle, at offset: Int, count: Int
  ) throws -> FontReader {
    // In range: offsets are below 2³².
    try file.seek(toOffset: UInt64(offset))
    let bytes = [UInt8](try file.read(upToCount: count) ?? Data())
    return FontReader(bytes: bytes, range: 0..<bytes.count, table: "name")
  }
}

/// The fingerprint of a file, worked out once for all of its faces.
package final class FontFileDigest: Sendable {
  private let known = Mutex<String?>(nil)

  package init() {}

  func text(of bytes: [UInt8]) -> String {
    known.withLock { known in
      let value = known ?? SHA256.digest(of: bytes).description
      known = value
      return value
    }
  }
}
