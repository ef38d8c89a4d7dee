/// The characters that HTML has names or numbers for.
///
/// Source: the HTML standard; of its 2,231 names those of HTML 4.
enum HTMLEntities {
  /// The text with `&amp;`, `&#38;` and `&#x26;` replaced; text that is no entity stays.
  static func decoded(_ text: String) -> String {
    guard text.utf8.contains(0x26) else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      let body = rest.dropFirst().prefix { $0 != ";" && $0 != "&" && !$0.isWhitespace }
      let end = body.endIndex
      let hasEnd = end < rest.endIndex && rest[end] == ";"
      if let found = character(String(body)), hasEnd || body.first == "#" || isOld(body) {
        result += found
        rest = rest[end...].dropFirst(hasEnd ? 1 : 0)
      } else {
        result.append("&")
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }

  /// Whether browsers accept the name without a semicolon.
  private static func isOld(_ name: Substring) -> Bool {
    ["amp", "lt", "gt", "quot", "nbsp", "copy", "reg"].contains(name)
  }

  private static func character(_ name: String) -> String? {
    guard name.hasPrefix("#") else { return named[name].map(String.init) }
    let digits = name.dropFirst()
    let isHex = digits.first == "x" || digits.first == "X"
    guard let value = UInt32(isHex ? digits.dropFirst() : digits, radix: isHex ? 16 : 10) else {
      return nil
    }
    if let old = windows1252[value] { return String(old) }
    return Unicode.Scalar(value).map { $0 == "\0" ? "\u{FFFD}" : String($0) } ?? "\u{FFFD}"
  }

  /// Numbers that stand for Windows' characters, in the standard as well.
  private static let windows1252: [UInt32: Unicode.Scalar] = [
    0x80: "€", 0x82: "‚", 0x83: "ƒ", 0x84: "„", 0x85: "…", 0x86: "†", 0x87: "‡", 0x88: "ˆ",
    0x89: "‰", 0x8A: "Š", 0x8B: "‹", 0x8C: "Œ", 0x8E: "Ž", 0x91: "‘", 0x92: "’", 0x93: "“",
    0x94: "”", 0x95: "•", 0x96: "–", 0x97: "—", 0x98: "˜", 0x99: "™", 0x9A: "š", 0x9B: "›",
    0x9C: "œ", 0x9E: "ž", 0x9F: "Ÿ",
  ]

  /// The characters U+00A0 to U+00FF in their order, then the others.
  private static let named: [String: Character] = {
    var result: [String: Character] = [
      "quot": "\"", "amp": "&", "lt": "<", "gt": ">", "apos": "'", "OElig": "Œ", "oelig": "œ",
      "Scaron": "Š", "scaron": "š", "Yuml": "Ÿ", "fnof": "ƒ", "circ": "ˆ", "tilde": "˜",
      "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}", "zwnj": "\u{200C}",
      "zwj": "\u{200D}", "lrm": "\u{200E}", "rlm": "\u{200F}", "ndash": "–", "mdash": "—",
      "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“", "rdquo": "”", "bdquo": "„",
      "dagger": "†", "Dagger": "‡", "bull": "•", "hellip": "…", "permil": "‰", "prime": "′",
      "Prime": "″", "lsaquo": "‹", "rsaquo": "›", "oline": "‾", "frasl": "⁄", "euro": "€",
      "trade": "™", "larr": "←", "uarr": "↑", "rarr": "→", "darr": "↓", "harr": "↔",
      "lArr": "⇐", "rArr": "⇒", "hArr": "⇔", "forall": "∀", "part": "∂", "exist": "∃",
      "empty": "∅", "isin": "∈", "notin": "∉", "prod": "∏", "sum": "∑", "minus": "−",
      "radic": "√", "infin": "∞", "cap": "∩", "cup": "∪", "int": "∫", "there4": "∴",
      "asymp": "≈", "ne": "≠", "equiv": "≡", "le": "≤", "ge": "≥", "sub": "⊂", "sup": "⊃",
      "loz": "◊", "spades": "♠", "clubs": "♣", "hearts": "♥", "diams": "♦",
    ]
    let latin =
      "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg "
      + "macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 "
      + "frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave "
      + "Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde "
      + "Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute "
      + "acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute "
      + "icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave "
      + "uacute ucirc uuml yacute thorn yuml"
    let greek =
      "Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron "
      + "Pi Rho - Sigma Tau Upsilon Phi Chi Psi Omega - - - - - - - alpha beta gamma "
      + "delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf "
      + "sigma tau upsilon phi chi psi omega"
    for (names, first) in [(latin, UInt32(0xA0)), (greek, 0x391)] {
      for (index, name) in names.split(separator: " ").enumerated() where name != "-" {
        result[String(name)] = Unicode.Scalar(first + UInt32(index)).map(Character.init)
      }
    }
    return result
  }()
}
