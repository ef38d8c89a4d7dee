import CoreGraphics
import Foundation

/// The glyphs of a font without a size.
///
/// Differs: it is in Core Text, which has the fonts; UIKit hands it on.
public final class CGFont: Hashable, Sendable {
  package let face: FontFace

  package init(face: FontFace) {
    self.face = face
  }

  /// A font of a file's bytes; of several, the first. Nil where they are no font.
  public convenience init?(_ provider: CGDataProvider) {
    guard let data = provider.data, let face = try? FontFace(bytes: Array(data)) else { return nil }
    self.init(face: face)
  }

  /// A font by its PostScript or full name; nil where there is none, and for those of iOS's own
  /// for which another would have to stand in.
  public convenience init?(_ name: CFString) {
    guard let font = try? CTFont.named(name, size: 12), !font.isStandIn else {
      return nil
    }
    self.init(face: font.instance.face)
  }

  /// The font's name in PostScript, without spaces.
  public var postScriptName: CFString? { face.names.postScriptName }
  /// The font's family and style, for people.
  public var fullName: CFString? { face.names.fullName }
  /// The number of glyphs in the font.
  public var numberOfGlyphs: Int { face.glyphCount }

  /// Whether two fonts have the same glyphs of the same file.
  public static func == (left: CGFont, right: CGFont) -> Bool { left.face === right.face }

  /// Feeds the file's identity into the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(face)) }
}
