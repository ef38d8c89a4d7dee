import CoreGraphics
import Foundation
import SnapshotCore

/// The pictures of a page: each is there once, as long as there is room.
struct HTMLImages {
  /// The place in which pictures are kept.
  enum Place: Equatable {
    /// Pictures are in the page, with at most so many characters for all of them.
    case page(maximumBytes: Int)
    /// Pictures are files of this folder, beside the page.
    case folder(String)
  }

  /// A picture that an entry shows.
  struct Picture: Encodable, Equatable {
    /// The id of its `img` element; nil where it was left out.
    var id: String?
    var width: Int
    var height: Int
    var isAnimated: Bool
    var path: String
  }

  /// A picture that the page has, in the order of first use.
  struct Kept {
    let id: String
    /// The value of `src`: a data URI, or the file's name below the page's folder.
    let source: String
    let width: Int
    let height: Int
    /// The file that it was read from.
    let path: String
  }

  let place: Place
  /// Characters of data URIs that may still be embedded.
  private var room: Int
  private(set) var kept: [Kept] = []
  /// The number of pictures that found no room.
  private(set) var leftOut = 0
  private var known: [SHA256.Digest: String] = [:]
  /// Files that were read: a run may name one many times.
  private var read: [String: Picture] = [:]

  init(_ place: Place) {
    self.place = place
    if case .page(let maximumBytes) = place { room = maximumBytes } else { room = .max }
  }

  /// The picture of a file, kept if there is room; nil where it is no PNG.
  ///
  /// - Parameter reserve: Room that is kept for others.
  mutating func picture(_ path: String?, reserve: Int = 0) -> Picture? {
    if let path, let picture = read[path] { return picture }
    guard let path, path.hasSuffix(".png"),
      let bytes = try? FileAccess.read(path, maximumBytes: 64 << 20),
      let chunks = try? PNGChunks(bytes)
    else { return nil }
    var picture = Picture(
      width: chunks.header.width, height: chunks.header.height,
      isAnimated: chunks.isAnimated, path: path)
    let digest = SHA256.digest(of: bytes)
    if let id = known[digest] {
      picture.id = id
      read[path] = picture
      return picture
    }
    let size = (bytes.count + 2) / 3 * 4
    guard size <= room - reserve else {
      leftOut += 1
      return picture
    }
    room -= size
    let id = "i\(kept.count)"
    known[digest] = id
    picture.id = id
    read[path] = picture
    kept.append(
      Kept(
        id: id, source: source(id, bytes), width: picture.width, height: picture.height,
        path: path))
    return picture
  }

  private func source(_ id: String, _ bytes: [UInt8]) -> String {
    switch place {
    case .page: "data:image/png;base64," + Data(bytes).base64EncodedString()
    case .folder(let folder): FileAccess.split(folder).name + "/\(id).png"
    }
  }
}
