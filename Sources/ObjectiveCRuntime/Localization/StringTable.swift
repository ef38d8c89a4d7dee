import Foundation
import Synchronization

/// One table of texts of a bundle, in one language: `Localizable` in `de`.
///
/// Read from `.xcstrings`, `.stringsdict` and `.strings` in the order in which Xcode would merge
/// them. Files are read once in a process.
package struct StringTable: Sendable {
  /// What the table is called, for notes.
  package let name: String
  package let language: String
  package private(set) var texts: [String: LocalizedText] = [:]
  /// Whether a file of the table says this language is the one that keys are written in.
  package private(set) var isSource = false
  /// Whether any file of the table is there.
  package private(set) var isPresent = false
  /// What could not be read, with the file.
  package private(set) var faults: [String] = []

  package static let maximumFileLength = 64 << 20

  private struct Key: Hashable {
    let folder: String
    let name: String
    let language: String
  }

  private static let known = Mutex<[Key: StringTable]>([:])

  package static func table(_ name: String, language: String, in folder: String) -> StringTable {
    let key = Key(folder: folder, name: name, language: language)
    if let table = known.withLock({ $0[key] }) { return table }
    let table = StringTable(name, language: language, folder: folder)
    known.withLock { $0[key] = table }
    return table
  }

  package init(_ name: String, language: String, folder: String) {
    self.name = name
    self.language = language
    // The language itself wins over what it falls back on.
    for place in Self.fallbacks(of: language) {
      readCatalog(folder + "/" + name + ".xcstrings", language: place)
      let lproj = folder + "/" + place + ".lproj/"
      readDictionary(lproj + name + ".stringsdict")
      readStrings(lproj + name + ".strings")
    }
    readDictionary(folder + "/Base.lproj/" + name + ".stringsdict")
    readStrings(folder + "/Base.lproj/" + name + ".strings")
  }

  /// `pt-BR` falls back on `pt`, and `zh-Hans-CN` on `zh-Hans` and `zh`.
  package static func fallbacks(of language: String) -> [String] {
    var parts = language.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
    var found: [String] = []
    while !parts.isEmpty {
      found.append(parts.joined(separator: "-"))
      parts.removeLast()
    }
    return found
  }

  private mutating func add(_ text: LocalizedText, for key: String) {
    if texts[key] == nil { texts[key] = text }
  }

  private mutating func data(_ path: String) -> Data? {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      let length = attributes[.size] as? Int
    else { return nil }
    isPresent = true
    guard length <= Self.maximumFileLength, let data = FileManager.default.contents(atPath: path)
    else {
      faults.append("\(path) has \(length) bytes and is not read")
      return nil
    }
    return data
  }

  private mutating func readStrings(_ path: String) {
    guard let data = data(path) else { return }
    guard let strings = try? PropertyListDecoder().decode([String: String].self, from: data)
    else {
      faults.append("\(path) is not a table of strings")
      return
    }
    for key in strings.keys.sorted() { add(.plain(strings[key] ?? ""), for: key) }
  }
}

// MARK: - String dictionaries

extension StringTable {
  /// A value of an entry: the format, or the rule of one name in it.
  private enum DictionaryValue: Decodable {
    case format(String)
    case rule([String: String])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self = .format(text)
      } else {
        self = .rule(try container.decode([String: String].self))
      }
    }
  }

  private mutating func readDictionary(_ path: String) {
    guard let data = data(path) else { return }
    let decoder = PropertyListDecoder()
    guard let entries = try? decoder.decode([String: [String: DictionaryValue]].self, from: data)
    else {
      faults.append("\(path) is not a dictionary of strings")
      return
    }
    for key in entries.keys.sorted() {
      let entry = entries[key] ?? [:]
      guard case .format(let format) = entry["NSStringLocalizedFormatKey"] else {
        faults.append("\(path): “\(key)” has no NSStringLocalizedFormatKey")
        continue
      }
      var names: [String: LocalizedText.Substitution] = [:]
      for name in entry.keys.sorted() {
        guard case .rule(let rule) = entry[name],
          rule["NSStringFormatSpecTypeKey"] == "NSStringPluralRuleType"
        else { continue }
        var texts: [PluralCategory: LocalizedText] = [:]
        for category in PluralCategory.allCases {
          if let text = rule[category.rawValue] { texts[category] = .plain(text) }
        }
        names[name] = LocalizedText.Substitution(
          argument: nil, specifier: rule["NSStringFormatValueTypeKey"] ?? "d", texts: texts)
      }
      add(.substituted(format, names), for: key)
    }
  }
}

// MARK: - String catalogs

extension StringTable {
  private struct Catalog: Decodable {
    var sourceLanguage: String
    var strings: [String: Entry]

    struct Entry: Decodable {
      var localizations: [String: Localization]?
    }

    struct Localization: Decodable {
      var stringUnit: Unit?
      var variations: Variations?
      var substitutions: [String: Substitution]?
    }

    struct Unit: Decodable {
      var value: String
    }

    struct Variations: Decodable {
      var plural: [String: Localization]?
      var device: [String: Localization]?
    }

    struct Substitution: Decodable {
      var argNum: Int?
      var formatSpecifier: String?
      var variations: Variations?
    }
  }

  private mutating func readCatalog(_ path: String, language: String) {
    guard let data = data(path) else { return }
    let catalog: Catalog
    do {
      catalog = try JSONDecoder().decode(Catalog.self, from: data)
    } catch {
      faults.append("\(path) is not a string catalog")
      return
    }
    if catalog.sourceLanguage == language { isSource = true }
    for key in catalog.strings.keys.sorted() {
      let localization = catalog.strings[key]?.localizations?[language]
      if let localization, let text = Self.text(localization) {
        add(text, for: key)
      }
    }
  }

  private static func text(_ localization: Catalog.Localization) -> LocalizedText? {
    if let substitutions = localization.substitutions, let unit = localization.stringUnit {
      let names = substitutions.mapValues { substitution in
        LocalizedText.Substitution(
          argument: substitution.argNum, specifier: substitution.formatSpecifier ?? "lld",
          texts: plural(substitution.variations?.plural ?? [:]))
      }
      return .substituted(unit.value, names)
    }
    if let texts = localization.variations?.plural { return .plural(plural(texts)) }
    // Snapshots are of phones unless they say otherwise, and texts cannot ask which.
    if let device = localization.variations?.device {
      return (device["iphone"] ?? device["other"]).flatMap(text)
    }
    return localization.stringUnit.map { .plain($0.value) }
  }

  private static func plural(
    _ texts: [String: Catalog.Localization]
  ) -> [PluralCategory: LocalizedText] {
    var result: [PluralCategory: LocalizedText] = [:]
    for category in PluralCategory.allCases {
      if let text = texts[category.rawValue].flatMap(text) { result[category] = text }
    }
    return result
  }
}
