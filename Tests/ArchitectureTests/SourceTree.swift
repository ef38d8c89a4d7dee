import Foundation

/// The package's own sources, as text.
struct SourceFile {
  /// Path from the package's root, such as `Sources/UIKit/Views/UIView.swift`.
  let path: String
  let lines: [Substring]

  /// The target's folder name: the part after `Sources` or, for overlays, after `Overlays`.
  var module: String {
    let parts = path.split(separator: "/")
    return String(parts[1] == "Overlays" ? parts[2] : parts[1])
  }

  /// Lines with their comments removed, as far as `//` goes; strings that hold `//` are cut too.
  var codeLines: [Substring] {
    lines.map { line in
      guard let comment = line.range(of: "//") else { return line }
      return line[..<comment.lowerBound]
    }
  }
}

enum SourceTree {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let sources = swiftFiles(under: "Sources")
  static let tests = swiftFiles(under: "Tests")

  /// Swift files below a folder, sorted by path; build folders and fixtures' are left out.
  static func swiftFiles(under folder: String) -> [SourceFile] {
    let base = root.appendingPathComponent(folder)
    let names = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String }
    return (names ?? [])
      .filter { $0.hasSuffix(".swift") && !$0.contains(".build") }
      .sorted()
      .compactMap { name in
        guard
          let text = try? String(
            contentsOf: base.appendingPathComponent(name), encoding: .utf8)
        else { return nil }
        return SourceFile(
          path: "\(folder)/\(name)",
          lines: text.split(separator: "\n", omittingEmptySubsequences: false))
      }
  }

  /// `path:line` of every code line that a pattern is found in.
  static func places(
    of pattern: Regex<Substring>, in files: [SourceFile]
  ) -> [String] {
    files.flatMap { file in
      file.codeLines.enumerated().compactMap { index, line in
        line.contains(pattern) ? "\(file.path):\(index + 1)" : nil
      }
    }
  }
}
