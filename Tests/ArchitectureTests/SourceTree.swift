import Foundation

/// A word of the code, with what stands around it.
struct Word {
  let text: String
  let line: Int
  /// Whether it is a member: `.word`.
  let followsDot: Bool
  /// Whether it is called or declared: `word(`.
  let isCalled: Bool
}

/// One of the package's own sources, as text.
struct SourceFile {
  /// Path from the package's root, such as `Sources/UIKit/Views/UIView.swift`.
  let path: String
  let lines: [String]

  /// The target's folder name: the part after `Sources` or, for overlays and frameworks, after
  /// `Overlays` or `Frameworks`.
  var module: String {
    let parts = path.split(separator: "/")
    return String(["Overlays", "Frameworks"].contains(parts[1]) ? parts[2] : parts[1])
  }

  /// The words of the code; comments after `//` are left out, and what follows it in a string.
  var words: [Word] {
    lines.enumerated().flatMap { index, line in Self.words(of: Array(line.utf8), line: index + 1) }
  }

  private static func words(of bytes: [UInt8], line: Int) -> [Word] {
    var words: [Word] = []
    var index = 0
    func isPart(_ byte: UInt8) -> Bool {
      byte == 95 || (48...57).contains(byte) || (65...90).contains(byte)
        || (97...122).contains(byte)
    }
    while index < bytes.count {
      if bytes[index] == 47, index + 1 < bytes.count, bytes[index + 1] == 47 { break }
      guard isPart(bytes[index]) else {
        index += 1
        continue
      }
      let start = index
      while index < bytes.count, isPart(bytes[index]) { index += 1 }
      words.append(
        Word(
          text: String(decoding: bytes[start..<index], as: UTF8.self), line: line,
          followsDot: start > 0 && bytes[start - 1] == 46,
          isCalled: index < bytes.count && bytes[index] == 40))
    }
    return words
  }

  /// `path:line` of every word that a condition holds for.
  func places(where condition: (Word) -> Bool) -> [String] {
    words.filter(condition).map { "\(path):\($0.line) \($0.text)" }
  }
}

enum SourceTree {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let sources = files(under: "Sources", [".swift"])
  static let tests = files(under: "Tests", [".swift"])
  /// What a browser reads: the script and the style of the report.
  static let assets = files(under: "Sources", [".js", ".css"])

  /// The sources, with the files of one type together: `Type.swift` and `Type+Topic.swift`.
  static let types: [[SourceFile]] = {
    var groups: [(key: String, files: [SourceFile])] = []
    var places: [String: Int] = [:]
    for file in sources {
      let name = file.path.split(separator: "/").last?.prefix { $0 != "+" && $0 != "." } ?? ""
      let key = file.module + "/" + name
      if let place = places[key] {
        groups[place].files.append(file)
      } else {
        places[key] = groups.count
        groups.append((key, [file]))
      }
    }
    return groups.map(\.files)
  }()

  /// Files below a folder whose names end so, sorted by path; build folders are left out.
  private static func files(under folder: String, _ suffixes: [String]) -> [SourceFile] {
    let base = root.appendingPathComponent(folder)
    let names = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String }
    return (names ?? [])
      .filter { name in suffixes.contains(where: name.hasSuffix) && !name.contains(".build") }
      .sorted()
      .compactMap { name in
        guard
          let text = try? String(
            contentsOf: base.appendingPathComponent(name), encoding: .utf8)
        else { return nil }
        return SourceFile(
          path: "\(folder)/\(name)",
          lines: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
      }
  }
}
