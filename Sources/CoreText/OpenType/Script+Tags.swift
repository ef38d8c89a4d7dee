extension Script {
  /// What a font calls the script, the name of the newest specification first.
  var tags: [FontTag] {
    switch description {
    case "Beng": return ["bng3", "bng2", "beng"]
    case "Deva": return ["dev3", "dev2", "deva"]
    case "Gujr": return ["gjr3", "gjr2", "gujr"]
    case "Guru": return ["gur3", "gur2", "guru"]
    case "Knda": return ["knd3", "knd2", "knda"]
    case "Mlym": return ["mlm3", "mlm2", "mlym"]
    case "Mymr": return ["mym2", "mymr"]
    case "Orya": return ["ory3", "ory2", "orya"]
    case "Taml": return ["tml3", "tml2", "taml"]
    case "Telu": return ["tel3", "tel2", "telu"]
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
