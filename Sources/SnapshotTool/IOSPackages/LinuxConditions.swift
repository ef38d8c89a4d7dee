/// The lines of a source that a build for Linux compiles, as far as its `#if` conditions tell
/// without a parser. Whatever is not known counts as true.
struct LinuxConditions {
  private struct Branch {
    /// Whether what is around the conditions is compiled.
    let isOuterActive: Bool
    var isActive: Bool
    /// Whether one of the branches before was compiled.
    var isTaken: Bool
  }

  /// The text of the lines that are compiled.
  let activeLines: [Substring]

  init(_ text: String) {
    var branches: [Branch] = []
    var lines: [Substring] = []
    for line in text.split(whereSeparator: \.isNewline) {
      let trimmed = line.drop { $0 == " " || $0 == "\t" }
      if trimmed.hasPrefix("#if") {
        let isOuterActive = branches.last?.isActive ?? true
        let isTrue = Self.isTrue(trimmed.dropFirst(3))
        branches.append(
          Branch(
            isOuterActive: isOuterActive, isActive: isOuterActive && isTrue, isTaken: isTrue))
      } else if trimmed.hasPrefix("#elseif"), var branch = branches.popLast() {
        let isTrue = !branch.isTaken && Self.isTrue(trimmed.dropFirst(7))
        branch.isActive = branch.isOuterActive && isTrue
        branch.isTaken = branch.isTaken || isTrue
        branches.append(branch)
      } else if trimmed.hasPrefix("#else"), var branch = branches.popLast() {
        branch.isActive = branch.isOuterActive && !branch.isTaken
        branch.isTaken = true
        branches.append(branch)
      } else if trimmed.hasPrefix("#endif") {
        _ = branches.popLast()
      } else if branches.last?.isActive ?? true, !trimmed.hasPrefix("//") {
        lines.append(line)
      }
    }
    activeLines = lines
  }

  /// Modules of Apple's that a machine with Linux does not have.
  private static let absent: Set<String> = [
    "ObjectiveC", "Darwin", "AppKit", "UIKit", "SwiftUI", "WatchKit", "Combine", "CoreGraphics",
    "QuartzCore", "CoreData", "CoreFoundation", "os", "OSLog", "Security", "CryptoKit",
  ]

  private static func isTrue(_ condition: Substring) -> Bool {
    var reader = Reader(condition)
    return reader.disjunction()
  }

  private struct Reader {
    private var rest: Substring

    init(_ condition: Substring) {
      let words = condition.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)
      rest = words.first ?? ""
    }

    mutating func disjunction() -> Bool {
      var result = conjunction()
      while take("||") { result = conjunction() || result }
      return result
    }

    private mutating func conjunction() -> Bool {
      var result = negation()
      while take("&&") { result = negation() && result }
      return result
    }

    private mutating func negation() -> Bool {
      if take("!") { return !negation() }
      if take("(") {
        let result = disjunction()
        _ = take(")")
        return result
      }
      return term()
    }

    private mutating func term() -> Bool {
      rest = rest.drop { $0 == " " || $0 == "\t" }
      let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      rest = rest.dropFirst(name.count)
      guard take("(") else {
        if name.isEmpty { rest = "" }
        return name != "false"
      }
      let argument = rest.prefix { $0 != ")" }
      rest = rest.dropFirst(argument.count + 1)
      let value = argument.split(separator: ",").first.map { $0.filter { $0 != " " } } ?? ""
      switch name {
      case "os": return value == "Linux"
      case "canImport": return !absent.contains(value)
      case "targetEnvironment": return false
      default: return true
      }
    }

    private mutating func take(_ text: String) -> Bool {
      rest = rest.drop { $0 == " " || $0 == "\t" }
      guard rest.hasPrefix(text) else { return false }
      rest = rest.dropFirst(text.count)
      return true
    }
  }
}
