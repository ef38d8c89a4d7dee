/// A tag or a text of HTML.
enum HTMLToken: Equatable {
  case start(name: String, attributes: [String: String], isClosed: Bool)
  case end(name: String)
  case text(String)
}

/// Cuts HTML into tags and text; treats HTML that is not well-formed as browsers do.
///
/// Source: the tokenizer of the HTML standard, without its states for scripts. The contents of
/// `script`, `style`, `title` and `textarea` are text.
struct HTMLTokenizer {
  private let units: [Unicode.Scalar]
  private var place = 0
  private(set) var tokens: [HTMLToken] = []

  static func tokens(of html: String) -> [HTMLToken] {
    var tokenizer = HTMLTokenizer(units: Array(html.unicodeScalars))
    tokenizer.run()
    return tokenizer.tokens
  }

  private init(units: [Unicode.Scalar]) {
    self.units = units
  }

  private static let rawNames: Set<String> = ["script", "style", "title", "textarea"]

  private mutating func run() {
    var text = String.UnicodeScalarView()
    func isTag(_ next: Unicode.Scalar?) -> Bool {
      next.map { Self.isLetter($0) || $0 == "/" || $0 == "!" || $0 == "?" } ?? false
    }
    while place < units.count {
      guard units[place] == "<", isTag(peek(1)) else {
        text.append(units[place])
        place += 1
        continue
      }
      appendText(&text)
      readTag()
    }
    appendText(&text)
  }

  private mutating func appendText(_ text: inout String.UnicodeScalarView) {
    if !text.isEmpty { tokens.append(.text(HTMLEntities.decoded(String(text)))) }
    text.removeAll()
  }

  private func peek(_ distance: Int) -> Unicode.Scalar? {
    place + distance < units.count ? units[place + distance] : nil
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\t" || scalar == "\n" || scalar == "\r" || scalar == "\u{0C}"
  }

  /// Reads markup that begins with `<`.
  private mutating func readTag() {
    if starts(with: "<!--") {
      place += 4
      skip(past: "-->")
      return
    }
    guard let next = peek(1), next != "!", next != "?" else { return skip(past: ">") }
    let isEnd = next == "/"
    place += isEnd ? 2 : 1
    let name = readName()
    if name.isEmpty { return skip(past: ">") }
    var attributes: [String: String] = [:]
    var isClosed = false
    while place < units.count, units[place] != ">" {
      if Self.isSpace(units[place]) || units[place] == "/" {
        isClosed = units[place] == "/"
        place += 1
        continue
      }
      isClosed = false
      let (key, value) = readAttribute()
      if attributes[key] == nil { attributes[key] = value }
    }
    place += 1
    if isEnd {
      tokens.append(.end(name: name))
    } else {
      tokens.append(.start(name: name, attributes: attributes, isClosed: isClosed))
      if Self.rawNames.contains(name), !isClosed { readRaw(name) }
    }
  }

  private mutating func readName() -> String {
    var name = ""
    while place < units.count, !Self.isSpace(units[place]), units[place] != ">",
      units[place] != "/"
    {
      name.unicodeScalars.append(units[place])
      place += 1
    }
    return name.lowercased()
  }

  private mutating func readAttribute() -> (String, String) {
    var key = String.UnicodeScalarView()
    // An equals sign in front is part of the name.
    repeat {
      key.append(units[place])
      place += 1
    } while place < units.count && !Self.isSpace(units[place]) && units[place] != "="
      && units[place] != ">" && units[place] != "/"
    let name = String(key).lowercased()
    skipSpaces()
    guard peek(0) == "=" else { return (name, "") }
    place += 1
    skipSpaces()
    var value = String.UnicodeScalarView()
    if let quote = peek(0), quote == "\"" || quote == "'" {
      place += 1
      while place < units.count, units[place] != quote {
        value.append(units[place])
        place += 1
      }
      place += 1
    } else {
      while place < units.count, !Self.isSpace(units[place]), units[place] != ">" {
        value.append(units[place])
        place += 1
      }
    }
    return (name, HTMLEntities.decoded(String(value)))
  }

  private mutating func readRaw(_ name: String) {
    var text = String.UnicodeScalarView()
    while place < units.count, !startsEnd(of: name) {
      text.append(units[place])
      place += 1
    }
    if !text.isEmpty { tokens.append(.text(String(text))) }
  }

  private func startsEnd(of name: String) -> Bool {
    guard units[place] == "<", peek(1) == "/" else { return false }
    for (index, scalar) in name.unicodeScalars.enumerated() {
      guard let unit = peek(2 + index), unit.properties.lowercaseMapping == String(scalar) else {
        return false
      }
    }
    return true
  }

  private mutating func skipSpaces() {
    while place < units.count, Self.isSpace(units[place]) { place += 1 }
  }

  private func starts(with text: String) -> Bool {
    let wanted = Array(text.unicodeScalars)
    return place + wanted.count <= units.count
      && units[place..<place + wanted.count].elementsEqual(wanted)
  }

  private mutating func skip(past text: String) {
    while place < units.count, !starts(with: text) { place += 1 }
    place = min(place + text.unicodeScalars.count, units.count)
  }
}
