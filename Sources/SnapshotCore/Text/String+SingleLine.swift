extension String {
  /// The text on one line: control characters and line separators are escaped, so that a file's
  /// name cannot pretend to be output.
  package var singleLine: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator, .format:
        text += scalar.escaped(asASCII: true)
      default:
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
