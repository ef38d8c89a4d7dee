/// What XML and HTML have in common: characters that mean something else there.
enum MarkupText {
  /// Escapes text and attributes in double quotes.
  ///
  /// - Parameter other: What stands for a character that is no markup; nil for itself.
  static func escaped(_ text: String, other: (Unicode.Scalar) -> String?) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default:
        if let text = other(scalar) {
          result += text
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }
}
