import CoreGraphics
import Foundation

/// Which snapshot: its test file, its test, and its name or counter.
///
/// It decides the reference's path, `<test file>/<test>.<name or counter>[@2x].png`. Names are
/// data: whatever they hold, the path stays below the reference folder, is NFC, and has at most
/// 200 bytes in a component.
package struct SnapshotID: Sendable, Hashable, Codable {
  /// The folder below the reference folder.
  package let folder: String
  /// The file's name up to the scale: `testCard.1`.
  package let stem: String
  /// Pixels per point, as in `@2x`; empty at 1 and for text.
  package let scaleSuffix: String
  /// The file's extension without the dot: `png`, `txt`.
  package let pathExtension: String

  /// - Parameters:
  ///   - testFile: The test's source file, or its path; `.swift` is dropped.
  ///   - testName: The test function; `()` and labels as they are written are understood.
  ///   - name: The snapshot's name in the test, or its counter from 1.
  ///   - scale: Pixels per point; nil for what is not a picture.
  package init(
    testFile: String, testName: String, name: String, scale: Double? = nil,
    pathExtension: String = "png"
  ) {
    var file = FileAccess.split(testFile).name
    if file.hasSuffix(".swift") { file.removeLast(6) }
    var test = testName
    if test.hasSuffix("()") { test.removeLast(2) }
    folder = PathComponent.sanitized(file, maximumBytes: 200)
    stem =
      PathComponent.sanitized(test, maximumBytes: 100) + "."
      + PathComponent.sanitized(name, maximumBytes: 70)
    if let scale, scale != 1, scale.isFinite {
      scaleSuffix = "@" + NumberText.decimal(min(max(scale, 0), 99), places: 3) + "x"
    } else {
      scaleSuffix = ""
    }
    self.pathExtension = PathComponent.sanitized(pathExtension, maximumBytes: 12)
  }

  /// A snapshot whose file another library's rules name. What cannot stand in a path is taken away
  /// as in other names.
  ///
  /// - Parameters:
  ///   - folder: The folder below the reference folder.
  ///   - stem: The file's name without scale and extension.
  ///   - scale: Pixels per point, which the name ends in also where it is 1; nil for none.
  package init(folder: String, stem: String, scale: Double?, pathExtension: String = "png") {
    func plain(_ text: String, maximumBytes: Int) -> String {
      let isPlain = text.utf8.count <= maximumBytes && !text.hasPrefix(".")
        && !text.unicodeScalars.contains { $0 == "/" || $0.properties.generalCategory == .control }
      return isPlain && !text.isEmpty
        ? text : PathComponent.sanitized(text, maximumBytes: maximumBytes)
    }
    self.folder = plain(folder, maximumBytes: 200)
    self.stem = plain(stem, maximumBytes: 180)
    scaleSuffix = scale.map { "@\(Int($0.clamped(to: 0...99).rounded()))x" } ?? ""
    self.pathExtension = PathComponent.sanitized(pathExtension, maximumBytes: 12)
  }

  package var fileName: String { stem + scaleSuffix + "." + pathExtension }

  /// The path below the reference folder, with `/`.
  package var relativePath: String { folder + "/" + fileName }
}

extension SnapshotID: CustomStringConvertible {
  package var description: String { relativePath }
}

/// Turns any text into one component of a path.
package enum PathComponent {
  /// Letters, digits and `_` stay; runs of anything else become one `-`, none at the ends.
  ///
  /// Where something that carries meaning was lost (not spaces and punctuation that separates),
  /// or the text is too long, eight digits of its hash follow: `>10` and `<10` stay two names.
  ///
  /// - Parameter maximumBytes: The maximum length in UTF-8, at least 20.
  package static func sanitized(_ text: String, maximumBytes: Int) -> String {
    let text = text.precomposedStringWithCanonicalMapping
    var kept = ""
    var isPending = false
    var losesMeaning = text.hasPrefix("-") || text.hasSuffix("-")
    for scalar in text.unicodeScalars {
      if keeps(scalar) {
        if isPending, !kept.isEmpty { kept.append("-") }
        isPending = false
        kept.unicodeScalars.append(scalar)
      } else {
        isPending = true
        if !separators.contains(scalar) { losesMeaning = true }
      }
    }
    if !losesMeaning, !kept.isEmpty, kept.utf8.count <= maximumBytes { return kept }
    let hash = digest(text)
    var length = kept.utf8.count
    while length > maximumBytes - 9 { length -= kept.removeLast().utf8.count }
    return kept.isEmpty ? hash : kept + "-" + hash
  }

  private static let separators = Set(" \t\n-_./\\()[]{}:,;'\"`’“”".unicodeScalars)

  private static func keeps(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return scalar == "_" || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .decimalNumber:
      return true
    default:
      return false
    }
  }

  /// FNV-1a over the UTF-8, folded to 32 bits: eight hexadecimal digits.
  private static func digest(_ text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return Digits.hexadecimal(UInt32(truncatingIfNeeded: hash ^ hash >> 32), count: 8)
  }
}
