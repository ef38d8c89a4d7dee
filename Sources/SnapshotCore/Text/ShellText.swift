package enum ShellText {
  /// One word of a shell. Control characters, which could end a line that is pasted, become
  /// `?`, which as a pattern stands for any one character.
  package static func quoted(_ text: String) -> String {
    let plain = "0123456789_-./=:,@%+".unicodeScalars
    let isPlain = !text.isEmpty && text.unicodeScalars.allSatisfy {
      $0.isASCII && ($0.properties.isAlphabetic || plain.contains($0))
    }
    if isPlain { return text }
    var quoted = ""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator, .format: quoted += "?"
      default:
        if scalar == "'" { quoted += "'\\''" } else { quoted.unicodeScalars.append(scalar) }
      }
    }
    return "'" + quoted + "'"
  }
}
