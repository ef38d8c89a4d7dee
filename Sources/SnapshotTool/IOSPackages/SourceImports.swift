import Foundation
import SnapshotCore

/// Which modules sources import, as their lines say it: a source is not parsed for this.
enum SourceImports {
  /// - Parameter path: A Swift source; one that cannot be read imports nothing.
  static func modules(ofFile path: String) -> Set<String> {
    guard let bytes = try? FileAccess.read(path) else { return [] }
    return modules(of: String(decoding: bytes, as: UTF8.self))
  }

  /// Those that are imported whether they are there or not: an import below `#if canImport` of its
  /// module does not count.
  static func modules(of text: String) -> Set<String> {
    var modules: Set<String> = []
    var conditions: [Substring] = []
    for line in text.split(whereSeparator: \.isNewline) {
      let start = line.drop { $0 == " " || $0 == "\t" }
      if start.hasPrefix("#if") { conditions.append(start) }
      if start.hasPrefix("#elseif"), let last = conditions.indices.last { conditions[last] = start }
      if start.hasPrefix("#else"), !start.hasPrefix("#elseif"), let last = conditions.indices.last {
        conditions[last] = ""
      }
      if start.hasPrefix("#endif") { _ = conditions.popLast() }
      guard line.contains("import") else { continue }
      let words = line.prefix { $0 != "/" }.split { $0 == " " || $0 == "\t" || $0 == ";" }
      guard let place = words.firstIndex(of: "import"), place + 1 < words.count,
        words[..<place].allSatisfy({ $0.hasPrefix("@") || access.contains($0) })
      else { continue }
      let isNamed = kinds.contains(words[place + 1]) && place + 2 < words.count
      let name = words[isNamed ? place + 2 : place + 1].prefix { $0 != "." }
      let module = name.filter { $0 != "`" }
      if !conditions.contains(where: { $0.contains("canImport(\(module))") }) {
        modules.insert(module)
      }
    }
    return modules
  }

  private static let access: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private",
  ]
  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "func", "let", "var", "typealias",
  ]
}
