import CoreGraphics
import Foundation

/// The pictures of a page: each is embedded once, as long as there is room.
struct HTMLImages {
  /// Where a picture is on the page.
  struct Picture: Encodable, Equatable {
    /// The id of its `img` element; nothing where it was left out.
    var id: String?
    var width: Int
    var height: Int
    var path: String
  }

  /// An embedded picture, in the order of first use.
  struct Embedded {
    let id: String
    let source: String
    let width: Int
    let height: Int
  }

  /// Characters of data URIs that may still be embedded.
  private var room: Int
  private(set) var embedded: [Embedded] = []
  /// Pictures that found no room.
  private(set) var leftOut = 0
  private var known: [SHA256.Digest: String] = [:]

  /// - Parameter greatestBytes: Of the page, for pictures.
  init(greatestBytes: Int) {
    room = greatestBytes
  }

  /// The picture of a file, embedded if there is room; nothing where it is no PNG.
  ///
  /// - Parameter reserve: Room that is kept for others.
  mutating func picture(_ path: String?, reserve: Int = 0) -> Picture? {
    guard let path, let bytes = try? FileAccess.read(path, greatestBytes: 64 << 20),
      let chunks = try? PNGChunks(bytes)
    else { return nil }
    var picture = Picture(
      width: chunks.header.width, height: chunks.header.height, path: path)
    let digest = SHA256.digest(of: bytes)
    if let id = known[digest] {
      picture.id = id
      return picture
    }
    let size = (bytes.count + 2) / 3 * 4
    guard size <= room - reserve else {
      leftOut += 1
      return picture
    }
    room -= size
    let id = "i\(embedded.count)"
    known[digest] = id
    picture.id = id
    embedded.append(
      Embedded(
        id: id, source: "data:image/png;base64," + Data(bytes).base64EncodedString(),
        width: picture.width, height: picture.height))
    return picture
  }
}
