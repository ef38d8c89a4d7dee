import CoreGraphics

/// A reference's file in memory. Its pixels are inflated only when they are asked for.
///
/// What the file says about itself decides no comparison: it matches without inflating only where
/// `VerifiedReferences` knows that exactly these bytes hold the picture.
package struct Reference: Sendable {
  package let path: String
  package let size: PixelSize
  /// What the file says about how it was drawn; nil where another program wrote it.
  package let metadata: ReferenceMetadata?
  let chunks: PNGChunks
  /// What is known of files; nil where each comparison inflates.
  let verified: VerifiedReferences?

  /// Checks the file's structure, without inflating any data.
  package init(
    _ bytes: [UInt8], path: String, limits: PNGLimits = .bitmap,
    verified: VerifiedReferences? = nil
  ) throws(PictureFileError) {
    self.path = path
    self.verified = verified
    do throws(PNGError) {
      chunks = try PNGChunks(bytes, limits: limits)
    } catch {
      throw PictureFileError.unreadable(path: path, error)
    }
    size = PixelSize(width: chunks.header.width, height: chunks.header.height)
    metadata = ReferenceMetadata(chunks)
  }

  /// The pixels' digest as the file states it, unless its data digest shows that other image data
  /// came into it since, such as another program's compression of the same picture. It is a claim,
  /// which `validate()` checks: anybody can write both digests.
  ///
  /// - Complexity: O(compressed bytes).
  package var statedPixelDigest: String? { chunks.statedPixelDigest }

  /// The whole file.
  package var bytes: [UInt8] { chunks.bytes }

  /// SHA-256 of the whole file.
  package var fileDigest: String { SHA256.digest(of: chunks.bytes).description }

  /// The digest of the tree as the file states it; nil where it states none.
  package var treeDigest: String? { chunks.text(ReferenceMetadata.treeDigestKey) }

  /// The views that were drawn; nil where the file does not say.
  ///
  /// - Complexity: O(bytes) of the tree, which is inflated.
  package func tree() throws(TreeError) -> ViewTree? {
    try treeText().map(ViewTreeParser.parse)
  }

  /// The text of the tree, which has the stated digest.
  func treeText() throws(TreeError) -> String? {
    guard let treeDigest else { return nil }
    let inflated = chunks.inflatedText(
      ReferenceMetadata.treeKey, maximumByteCount: ViewTree.maximumByteCount)
    switch inflated {
    case .absent: throw .damaged(reason: "it does not exist")
    case .damaged: throw .damaged(reason: "it cannot be inflated")
    case .text(let text):
      guard TreeRecord(text: text).digest == treeDigest else {
        throw .damaged(reason: "its digest differs")
      }
      return text
    }
  }

  package func image() throws(PictureFileError) -> PixelImage {
    try PixelImage(chunks, path: path)
  }

  /// Whether the file has several frames: see `Reference+Strip.swift`.
  package var isAnimated: Bool { chunks.isAnimated }
}

extension Reference {
  /// A reference's file: 8-bit RGBA (16-bit for a 16-bit image), sRGB, with its metadata. The
  /// same picture and zlib give the same bytes.
  package static func encode(
    _ image: PixelImage, metadata: ReferenceMetadata, tree: TreeRecord? = nil
  ) throws(PNGError) -> [UInt8] {
    let bytes = try PNGCodec.encode(image.png)
    return try adding(metadata.texts, PixelDigest(image).description, tree, to: bytes)
  }

  /// - Parameters:
  ///   - bytes: A whole PNG.
  ///   - pixelDigest: The digest of all that is seen in it.
  static func adding(
    _ texts: [(String, String)], _ pixelDigest: String, _ tree: TreeRecord?, to bytes: [UInt8]
  ) throws(PNGError) -> [UInt8] {
    let dataDigest = try PNGChunks(bytes, limits: .bitmap).dataDigest
    var texts = texts
    if let tree { texts.append((ReferenceMetadata.treeDigestKey, tree.digest)) }
    texts += [
      (ReferenceMetadata.pixelDigestKey, pixelDigest),
      (ReferenceMetadata.dataDigestKey, dataDigest.description),
    ]
    let file = try PNGCodec.inserting(texts, into: bytes)
    guard let tree else { return file }
    return try PNGCodec.inserting(
      compressed: tree.text, keyword: ReferenceMetadata.treeKey, into: file)
  }
}

extension PNGChunks {
  /// See `Reference.statedPixelDigest`.
  var statedPixelDigest: String? {
    guard let digest = text(ReferenceMetadata.pixelDigestKey),
      let stated = text(ReferenceMetadata.dataDigestKey), stated == dataDigest.description
    else { return nil }
    return digest
  }
}

extension Reference {
  /// Whether the file has this tree, and says that its picture lacks what `metadata` does.
  func says(_ tree: TreeRecord?, _ metadata: ReferenceMetadata) -> Bool {
    treeDigest == tree?.digest && self.metadata?.lacks == metadata.lacks
  }
}

extension ReferenceStore {
  /// What became of a reference that was to be written.
  package enum Written: String, Sendable, Codable {
    case created, replaced
    /// The file has these pixels already, and says this tree and these lacks: it was not touched.
    case unchanged
  }

  /// The reference; nil where there is none. A file that is not a whole PNG is an error.
  package func reference(_ id: SnapshotID) throws(PictureFileError) -> Reference? {
    let bytes: [UInt8]?
    do throws(FileError) {
      bytes = try read(id)
    } catch {
      throw PictureFileError.file(error)
    }
    guard let bytes else { return nil }
    return try Reference(bytes, path: path(of: id), verified: verified)
  }

  /// Writes a reference, unless the file has these pixels and, where a tree is given, this tree and
  /// these lacks already. What is there and is not a whole PNG is not overwritten.
  @discardableResult
  package func write(
    _ image: PixelImage, for id: SnapshotID, metadata: ReferenceMetadata,
    tree: TreeRecord? = nil
  ) throws(PictureFileError) -> Written {
    let old = try reference(id)
    if let old, tree == nil || old.says(tree, metadata),
      try old.compare(with: image, tolerance: .exact).isMatch
    {
      return .unchanged
    }
    let bytes: [UInt8]
    do throws(PNGError) {
      bytes = try Reference.encode(image, metadata: metadata, tree: tree)
    } catch {
      throw PictureFileError.unencodable(path: path(of: id), error)
    }
    return try replace(old, id, with: bytes)
  }

  func replace(
    _ old: Reference?, _ id: SnapshotID, with bytes: [UInt8]
  ) throws(PictureFileError) -> Written {
    do throws(FileError) {
      try write(bytes, for: id)
    } catch {
      throw PictureFileError.file(error)
    }
    return old == nil ? .created : .replaced
  }
}
