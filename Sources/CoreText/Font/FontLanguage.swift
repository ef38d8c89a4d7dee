import Synchronization

/// The language of texts that do not say theirs, such as `ja` or `zh-Hant`.
package enum FontLanguage {
  /// An object that keeps the function as it is. A mutex that held the function itself would wrap
  /// it once more with each use, until the stack ends.
  private final class Source: Sendable {
    let language: @Sendable () -> String?

    init(_ language: @escaping @Sendable () -> String?) { self.language = language }
  }

  private static let source = Mutex<Source?>(nil)

  /// Takes the language from a function from now on. UIKit sets it up.
  package static func follow(_ language: @escaping @Sendable () -> String?) {
    let new = Source(language)
    source.withLock { $0 = new }
  }

  /// The preferred language; nil where none is set.
  static var current: String? { source.withLock { $0 }?.language() }
}

/// A region in whose shapes a text wants its Chinese characters.
package enum HanRegion: String, CaseIterable, Sendable {
  case simplified = "sc"
  case traditional = "tc"
  case hongKong = "hk"
  case japanese = "jp"
  case korean = "kr"

  /// - Parameter language: A tag of BCP 47. Nil for languages that are written otherwise.
  package init?(language: String) {
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
    switch parts.first ?? "" {
    case "ja": self = .japanese
    case "ko": self = .korean
    case "zh", "yue":
      let isCantonese = parts.first == "yue"
      if parts.contains("hk") || parts.contains("mo") {
        self = parts.contains("hans") ? .simplified : .hongKong
      } else if parts.contains("hant") || parts.contains("tw") {
        self = isCantonese ? .hongKong : .traditional
      } else {
        self = isCantonese && !parts.contains("hans") ? .hongKong : .simplified
      }
    default: return nil
    }
  }

  /// What other characters of a text tell: kana, Hangul or Bopomofo.
  package init?(evidenceIn characters: [UInt32]) {
    var found: HanRegion?
    for character in characters where character >= 0x1100 {
      switch Script(of: character) {
      case .hiragana, .katakana:
        self = .japanese
        return
      case .hangul: found = found ?? .korean
      case .bopomofo: found = found ?? .traditional
      default: break
      }
    }
    guard let found else { return nil }
    self = found
  }
}
