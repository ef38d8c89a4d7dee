import SnapshotCore
import TranslatorInterface

/// The tests of a package's previews: one for each, so that a crash costs one.
package struct PreviewTests {
  /// The source of the test target.
  package let text: String
  /// Modules that have previews.
  package let modules: [String]

  /// Makes the tests of previews; nil where there are no previews.
  package init?(_ previews: [TranslatedPreview]) {
    if previews.isEmpty { return nil }
    modules = Self.distinct(previews.map(\.module))
    var lines = [
      "// Written by `snapshot`: the package’s previews as tests. Changes here are lost."
    ]
    lines += (["Snapshot", "Testing", "UIKit"] + modules).map { "import " + $0 }
    var suites: Set<String> = []
    for path in Self.distinct(previews.map(\.path)) {
      let own = previews.filter { $0.path == path }
      lines += ["", "@MainActor @Suite struct `\(Self.suite(own[0], &suites))` {"]
      lines += Self.tests(own)
      lines.append("}")
    }
    text = lines.joined(separator: "\n") + "\n"
  }

  private static func distinct(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }

  /// Two modules may have files of one name.
  private static func suite(
    _ preview: TranslatedPreview, _ taken: inout Set<String>
  ) -> String {
    let stem = FileAccess.split(preview.path).name.dropLast(".swift".count)
    var name = "Previews of " + plain(String(stem))
    if !taken.insert(name).inserted {
      name += " in " + preview.module
      taken.insert(name)
    }
    return name
  }

  private static func tests(_ previews: [TranslatedPreview]) -> [String] {
    let names = names(previews)
    let files = names.map { PathComponent.sanitized($0, maximumBytes: 100).lowercased() }
    var functions: Set<String> = []
    return previews.indices.flatMap { index in
      let preview = previews[index]
      let namesakes = previews.indices.filter { $0 != index && files[$0] == files[index] }
        .map { "\(previews[$0].line)" }.joined(separator: ", ")
      let file = preview.module + "/" + FileAccess.split(preview.path).name
      return [
        "  @Test func `\(function(names[index], index + 1, &functions))`() {",
        "    assertPreview(",
        "      \(preview.symbol).self, named: \(SwiftLiteral.quoted(names[index])),",
        "      module: \(SwiftLiteral.quoted(preview.module)), namesakeLines: [\(namesakes)],",
        "      fileID: \(SwiftLiteral.quoted(file)), file: \(SwiftLiteral.quoted(preview.path)),",
        "      line: \(preview.line), column: \(preview.column))",
        "  }",
      ]
    }
  }

  /// The previews' names. Those without one are numbered, whatever stands between them.
  private static func names(_ previews: [TranslatedPreview]) -> [String] {
    var number = 0
    return previews.map { preview in
      if let name = preview.name, !name.isEmpty { return name }
      number += 1
      return "Preview \(number)"
    }
  }

  private static func function(
    _ name: String, _ number: Int, _ taken: inout Set<String>
  ) -> String {
    var function = plain(name)
    if !function.contains(where: \.isLetter) { function = "Preview \(function)" }
    while !taken.insert(function).inserted { function += " \(number)" }
    return function
  }

  /// The text without characters that a name in backticks, or a filter of tests, takes as special.
  private static func plain(_ text: String) -> String {
    let kept = text.precomposedStringWithCanonicalMapping.map {
      $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" ? $0 : " "
    }
    return kept.split(separator: " ").map { String($0) }.joined(separator: " ")
  }
}
