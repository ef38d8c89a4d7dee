import CoreGraphics

/// What a reference says about how it was drawn: texts in the PNG.
///
/// | keyword | text |
/// |---|---|
/// | `Snapshot:Renderer` | name and version of the renderer |
/// | `Snapshot:Scale` | pixels per point |
/// | `Snapshot:Fonts` | fingerprints of the fonts in use, one per line; absent without text |
/// | `Snapshot:Lacks` | what the picture lacks, one `FidelityNote.line` each; may be absent |
/// | `Snapshot:TreeDigest` | digest of `Snapshot:Tree`; absent without it |
/// | `Snapshot:Tree` | `ViewTree` of what was drawn, compressed |
/// | `Snapshot:PixelDigest` | `PixelDigest` of the picture, of an animation `PixelStrip.digest` |
/// | `Snapshot:Times` | of an animation: seconds of its frames |
/// | `Snapshot:DataDigest` | SHA-256 of the image data that hold that picture (`dataDigest`) |
///
/// The digests tell a reference that was damaged or forged from one that another program has
/// compressed anew, name a renamed snapshot's old file, and let views be compared without inflating
/// them. No comparison of pixels trusts them: see `VerifiedReferences`.
package struct ReferenceMetadata: Sendable, Hashable {
  package var renderer: String
  /// Pixels per point; nil where they are not known.
  package var scale: Double?
  package var fonts: [String]
  /// What the picture lacks compared with a device's.
  package var lacks: [FidelityNote]

  package init(
    renderer: String = SnapshotVersion.renderer, scale: Double?, fonts: [String] = [],
    lacks: [FidelityNote] = []
  ) {
    self.lacks = lacks
    self.renderer = renderer
    self.scale = scale
    self.fonts = fonts
  }

  static let treeKey = prefix + "Tree"
  static let treeDigestKey = prefix + "TreeDigest"
  private static let prefix = "Snapshot:"
  static let pixelDigestKey = prefix + "PixelDigest"
  static let dataDigestKey = prefix + "DataDigest"
  private static let rendererKey = prefix + "Renderer"
  private static let scaleKey = prefix + "Scale"
  private static let fontsKey = prefix + "Fonts"
  private static let lacksKey = prefix + "Lacks"

  /// Reads the texts of a PNG; nil where this product did not write it.
  init?(_ chunks: PNGChunks) {
    guard let renderer = chunks.text(Self.rendererKey) else { return nil }
    self.renderer = renderer
    scale = chunks.text(Self.scaleKey).flatMap(Double.init)
    fonts = chunks.text(Self.fontsKey)?.split(separator: "\n").map(String.init) ?? []
    lacks =
      chunks.text(Self.lacksKey)?.split(separator: "\n").compactMap(FidelityNote.init(line:)) ?? []
  }

  var texts: [(String, String)] {
    var texts = [(Self.rendererKey, renderer)]
    if let scale { texts.append((Self.scaleKey, NumberText.decimal(scale, places: 3))) }
    if !fonts.isEmpty { texts.append((Self.fontsKey, fonts.joined(separator: "\n"))) }
    if !lacks.isEmpty {
      texts.append((Self.lacksKey, lacks.map(\.line).joined(separator: "\n")))
    }
    return texts
  }
}
