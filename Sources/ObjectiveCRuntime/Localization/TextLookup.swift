import Foundation

/// The language of texts, such as `de` or `pt-BR`; nil for the one that a bundle was written in.
package enum TextLanguage {
  @TaskLocal package static var current: String?
}

/// Finds texts by key, in the language that a test asks for and never in the machine's.
package enum TextLookup {
  /// A text that is not there, or a file that cannot be read.
  package struct Lack: Sendable, Equatable {
    package enum Kind: Sendable { case missing, unreadable }
    package let kind: Kind
    package let subject: String
  }

  /// They get each lack. UIKit sets the handler of the process.
  package static let handlers = Handlers<Lack, Void>()

  private static func report(_ kind: Lack.Kind, _ subject: String) {
    _ = handlers.answer(Lack(kind: kind, subject: subject))
  }

  /// The language that a bundle was written in: what its property list says, or its only language,
  /// or English. (Foundation's `developmentLocalization` traps for a bundle without a property
  /// list.)
  package static func sourceLanguage(of bundle: Bundle) -> String {
    if let region = bundle.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String {
      return region
    }
    let path = bundle.resourcePath ?? bundle.bundlePath
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let languages = names.filter { $0.hasSuffix(".lproj") && $0 != "Base.lproj" }
    return languages.count == 1 ? String(languages[0].dropLast(".lproj".count)) : "en"
  }

  /// The languages whose files are asked for, the first to be preferred: that of the test and what
  /// it falls back on, then that of the bundle.
  package static func languages(of bundle: Bundle) -> [String] {
    let source = sourceLanguage(of: bundle)
    var languages: [String] = []
    for language in [TextLanguage.current ?? source, source] {
      for place in StringTable.fallbacks(of: language) where !languages.contains(place) {
        languages.append(place)
      }
    }
    return languages
  }

  /// The text of a key and its language; nil where the table does not have it.
  package static func text(
    _ key: String, table: String?, bundle: Bundle
  ) -> (text: LocalizedText, language: String)? {
    let source = sourceLanguage(of: bundle)
    let wanted = TextLanguage.current ?? source
    let name = table ?? "Localizable"
    let folders = bundle.resourceFolders
    var isPresent = false
    // A table that is asked for by name is meant to be there.
    var isExpected = table != nil && table != "Localizable"
    for folder in folders {
      let found = StringTable.table(name, language: wanted, in: folder)
      if found.isPresent { isExpected = false }
      for fault in found.faults { report(.unreadable, fault) }
      if let text = found.texts[key] { return (text, wanted) }
      // A catalog's own language may leave out what reads as its key does.
      if found.isPresent, !found.isSource { isPresent = true }
    }
    if isPresent { report(.missing, "“\(key)” in \(name) (\(wanted))") }
    if wanted != source {
      for folder in folders {
        let table = StringTable.table(name, language: source, in: folder)
        if let text = table.texts[key] { return (text, source) }
        if table.isPresent { isExpected = false }
      }
    }
    guard isExpected else { return nil }
    report(.missing, "“\(key)” in \(name) (\(wanted)), a missing table,")
    return nil
  }
}

extension Bundle {
  /// `localizedString(forKey:value:table:)` in the language of the test.
  ///
  /// Differs: what a text with plural variations returns is its general form, since a Swift string
  /// on this system cannot carry the others to `String(format:)`.
  public func _localizedString(forKey key: String, value: String?, table: String?) -> String {
    let table = table.flatMap { $0.isEmpty ? nil : $0 }
    guard let found = TextLookup.text(key, table: table, bundle: self) else {
      return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    }
    return found.text.format(counts: [], language: found.language)
  }
}

/// `NSLocalizedString` in the language of the test.
public func _NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "",
  comment: String
) -> String {
  bundle._localizedString(forKey: key, value: value, table: tableName)
}
