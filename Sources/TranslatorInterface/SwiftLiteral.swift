/// Text as a string literal of Swift.
package enum SwiftLiteral {
  /// A literal whose value is the text, whatever is in it: quotes, backslashes (so that nothing is
  /// interpolated) and what does not show on a line are escaped.
  package static func quoted(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\" + String(scalar)
      default:
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator:
          literal += "\\u{" + String(scalar.value, radix: 16) + "}"
        default: literal.unicodeScalars.append(scalar)
        }
      }
    }
    return literal + "\""
  }
}
