extension Script {
  /// What a font calls the script.
  var tags: [FontTag] {
    switch description {
    case "Hira": return ["kana"]
    case "Laoo": return ["lao "]
    case "Yiii": return ["yi  "]
    case "Nkoo": return ["nko "]
    case "Vaii": return ["vai "]
    case let code where isNeutral || code.isEmpty: return []
    case let code:
      let value = code.lowercased().utf8.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      return [FontTag(rawValue: value)]
    }
  }
}
