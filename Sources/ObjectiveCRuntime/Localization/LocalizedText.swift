import Foundation

/// The text of a key in one language, as a table has it.
package indirect enum LocalizedText: Sendable, Equatable {
  case plain(String)
  /// One text for each plural category of an argument.
  case plural([PluralCategory: LocalizedText])
  /// A format with names in it, `%#@items@`, and what stands for each.
  case substituted(String, [String: Substitution])

  package struct Substitution: Sendable, Equatable {
    /// Which argument decides, from 1; nil for the next one.
    package var argument: Int?
    /// How the number is written where the text says `%arg`: `lld`, `@`.
    package var specifier: String
    package var texts: [PluralCategory: LocalizedText]

    package init(argument: Int?, specifier: String, texts: [PluralCategory: LocalizedText]) {
      self.argument = argument
      self.specifier = specifier
      self.texts = texts
    }
  }

  /// The format that is left when the arguments have chosen among the texts.
  ///
  /// - Parameter counts: The arguments as whole numbers; nil for those that are not numbers.
  package func format(counts: [Int?], language: String) -> String {
    switch self {
    case .plain(let text):
      return text
    case .plural(let texts):
      let count = counts.first { $0 != nil } ?? nil
      return Self.choose(texts, count: count, language: language)?
        .format(counts: counts, language: language) ?? ""
    case .substituted(let text, let names):
      return Self.substitute(text, names, counts, language)
    }
  }

  private static func choose(
    _ texts: [PluralCategory: LocalizedText], count: Int?, language: String
  ) -> LocalizedText? {
    // Zero has a text of its own in every language that gives one.
    if count == 0, let text = texts[.zero] { return text }
    let category = count.map { PluralCategory($0, language: language) } ?? .other
    return texts[category] ?? texts[.other]
  }

  private static func substitute(
    _ text: String, _ names: [String: Substitution], _ counts: [Int?], _ language: String
  ) -> String {
    var result = ""
    var rest = text[...]
    var next = 1
    while let start = rest.range(of: "%") {
      result += rest[..<start.lowerBound]
      rest = rest[start.lowerBound...]
      guard let found = rest.prefixMatch(of: /%(?:(\d+)\$)?#@(\w+)@/) else {
        if let plain = rest.prefixMatch(of: /%(?:(\d+)\$)?[^%@a-zA-Z]*(?:[@%]|[a-zA-Z]+)/) {
          if plain.0 != "%%", plain.1 == nil { next += 1 }
          result += plain.0
          rest = rest[plain.range.upperBound...]
        } else {
          result += "%"
          rest = rest.dropFirst()
        }
        continue
      }
      rest = rest[found.range.upperBound...]
      guard let name = names[String(found.2)] else { continue }
      let place = name.argument ?? found.1.flatMap { Int($0) } ?? next
      if name.argument == nil, found.1 == nil { next += 1 }
      let count = counts.indices.contains(place - 1) ? counts[place - 1] : nil
      let chosen = choose(name.texts, count: count, language: language)?
        .format(counts: counts, language: language) ?? ""
      // The number's own place: `%arg` in catalogs, a bare specifier in dictionaries.
      result += positioned(chosen, place: place, specifier: name.specifier)
    }
    return result + rest
  }

  private static func positioned(_ text: String, place: Int, specifier: String) -> String {
    text.replacing("%arg", with: "%\(place)$\(specifier)")
      .replacing("%\(specifier)", with: "%\(place)$\(specifier)")
  }
}
