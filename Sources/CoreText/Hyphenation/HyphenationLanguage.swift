import Foundation
import Synchronization

/// The patterns of languages, where the system has them.
///
/// Patterns are inputs, like fonts: Debian's packages `hyphen-en-us`, `hyphen-de`, … put them
/// into `/usr/share/hyphen`. iOS has patterns of its own, which may divide a word elsewhere.
package enum HyphenationLanguage {
  private static let folder = "/usr/share/hyphen"
  private static let read = Mutex<[String: HyphenationPatterns?]>([:])

  /// - Parameter language: A tag of BCP 47; nil for the test's language, else English.
  /// - Returns: Nil where no file is of the language.
  static func patterns(of language: String?) -> HyphenationPatterns? {
    let tag = tag(language)
    return read.withLock { known in
      if let patterns = known[tag] { return patterns }
      let patterns = file(of: tag).flatMap {
        HyphenationPatterns(contentsOf: URL(fileURLWithPath: folder + "/" + $0))
      }
      known[tag] = .some(patterns)
      return patterns
    }
  }

  /// Whether the system has patterns of a language.
  package static func isInstalled(_ language: String) -> Bool { file(of: tag(language)) != nil }

  /// The package to install for a language.
  static func package(of language: String?) -> String {
    let language = tag(language).split(separator: "_").first.map(String.init) ?? "en"
    return language == "en" ? "hyphen-en-us" : "hyphen-" + language
  }

  /// The language as file names have it: `de`, `en_GB`.
  private static func tag(_ language: String?) -> String {
    let parts = (language ?? FontLanguage.current ?? "en").split { $0 == "-" || $0 == "_" }
    guard let first = parts.first else { return "en" }
    let region = parts.dropFirst().first { $0.count == 2 }
    return first.lowercased() + (region.map { "_" + $0.uppercased() } ?? "")
  }

  /// The file of a region, of the region that most write a language in, or of the first there is.
  private static func file(of tag: String) -> String? {
    let language = String(tag.prefix { $0 != "_" })
    let usual = language == "en" ? "en_US" : language + "_" + language.uppercased()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let wanted = [tag, usual, language].map { "hyph_\($0).dic" }
    return wanted.first(where: names.contains)
      ?? names.filter { $0.hasPrefix("hyph_\(language)_") && $0.hasSuffix(".dic") }.min()
  }
}
