internal import CoreText

/// A font that a picture's text was drawn with.
package struct DrawnFont: Hashable, Sendable {
  package let name: String
  /// The SHA-256 hash of the font's file, in hexadecimal.
  package let fingerprint: String
  /// Why boxes stand in for the font that was asked for; nil if it is that font.
  package let failure: String?

  init(_ face: FontFace) {
    name = face.names.fullName
    fingerprint = face.fingerprint
    failure = FontLibrary.shared.failure(of: face)?.description
  }

  /// The fonts that are used while `body` draws, in the order of their first use.
  package static func during<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> (value: Value, fonts: [DrawnFont]) {
    let use = FontUse()
    // `withValue` does not know which errors it passes on.
    let result = FontUse.$current.withValue(use) { () -> Result<Value, Failure> in
      do throws(Failure) {
        return .success(try body())
      } catch {
        return .failure(error)
      }
    }
    return (try result.get(), use.faces.map(DrawnFont.init))
  }
}

/// Folders and files with fonts that precede all others while something is made, laid out and
/// drawn.
package struct PinnedFonts: Sendable {
  private let scope: FontScope?

  package init(folders: [String]) {
    scope = FontLibrary.shared.scope(pinning: folders)
  }

  private init(_ scope: FontScope?) {
    self.scope = scope
  }

  /// The pinned fonts of the current task.
  package static var current: PinnedFonts { PinnedFonts(FontScope.current) }

  /// Runs `body` with these as the current ones of its task.
  package func withCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    try FontScope.$current.withValue(scope, operation: body)
  }
}

extension UIImage {
  /// The fonts that the picture's text was drawn with.
  package var drawnFonts: [DrawnFont] { attributes.fonts }

  package func drawn(with fonts: [DrawnFont]) -> UIImage { changed { $0.fonts = fonts } }
}
