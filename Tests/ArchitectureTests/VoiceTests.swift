import Foundation
import Testing

/// Sentences that users read: strings of the sources, help texts and documents.
@Suite struct VoiceTests {
  /// Patterns that a native reader stumbles over, each with what to say.
  private static let patterns: [(pattern: String, better: String)] = [
    (#"\b(has|have) not\b(?! (yet )?(been|[a-z]+ed|run|set|begun)\b)"#, "lacks"),
    (#"\b(is|are|was|were) told\b"#, "is reported"),
    (#"\bin vain\b"#, "timed out"),
    (#"\b[Nn]obody\b"#, "no one, or the passive"),
    (#"\bto mend\b|\b[Mm]end (it|them)\b|\bis mended\b"#, "fix"),
    (#"\bstands? beside\b"#, "is next to"),
    (#"(?<![Tt]here )\b(is|are) no (?!longer|more|less|such|doubt)"#, "is not a"),
    (#"\b(is|was) not there\b"#, "was not found, does not exist"),
    (#"\bleads? out of\b"#, "is outside"),
    (#"\bsaid once\b|\bit is said\b"#, "reported"),
    (#"\b[Ww]hat is not (found|there)\b"#, "anything missing"),
    (#"\bnot known\b"#, "unknown"),
  ]

  /// The texts between quotation marks of code lines, and text lines of literals of several lines.
  private func strings(_ file: SourceFile) -> [(line: Int, text: String)] {
    var found: [(Int, String)] = []
    var isLong = false
    for (index, line) in file.lines.enumerated() {
      let marks = line.components(separatedBy: "\"\"\"").count - 1
      if isLong, marks == 0 { found.append((index + 1, line)) }
      if marks % 2 == 1 { isLong.toggle() }
      guard !isLong, marks == 0, !line.drop(while: { $0 == " " }).hasPrefix("//") else { continue }
      for (number, part) in line.components(separatedBy: "\"").enumerated() where number % 2 == 1 {
        found.append((index + 1, part))
      }
    }
    return found
  }

  private func faults(_ text: String) -> [String] {
    Self.patterns.filter { text.range(of: $0.pattern, options: .regularExpression) != nil }
      .map { "“\(text.drop { $0 == " " })”: say “\($0.better)”" }
  }

  @Test func `strings of the sources are free of the worst patterns`() {
    // What UIKit, SwiftUI and the readers of files throw quotes Apple, or names a rule of a format.
    let modules: Set<String> = [
      "Snapshot", "SnapshotCore", "SnapshotTool", "SnapshotCLI", "Translator", "SnapshotTesting",
    ]
    let files = SourceTree.sources.filter {
      modules.contains($0.module) || $0.path.hasPrefix("Sources/CoreGraphics/Fidelity")
    }
    #expect(files.count > 300)
    for file in files {
      for (line, text) in strings(file) {
        for fault in faults(text) { Issue.record("\(file.path):\(line): \(fault)") }
      }
    }
  }

  @Test func `documents are free of the worst patterns`() throws {
    var count = 0
    for folder in ["Documentation", "Sources/Snapshot/Snapshot.docc", "Examples/Trails"] {
      let base = SourceTree.root.appendingPathComponent(folder)
      let names = try FileManager.default.contentsOfDirectory(atPath: base.path)
      for name in names where name.hasSuffix(".md") {
        let text = try String(contentsOf: base.appendingPathComponent(name), encoding: .utf8)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
          for fault in faults(String(line)) {
            Issue.record("\(folder)/\(name):\(index + 1): \(fault)")
          }
        }
        count += 1
      }
    }
    #expect(count > 15)
  }

  /// The patterns themselves: what they find, and what they leave alone.
  @Test func `patterns find what they are for`() {
    for text in [
      "An arm has not 4 bytes.", "What is lacking is told.", "Waited, in vain.",
      "It is no plain file.",
      "The file is not there.", "2 problems to mend", "A picture stands beside it.",
    ] { #expect(!faults(text).isEmpty, "\(text)") }
    for text in [
      "It has not been run.", "Nothing is no longer used.", "There are no references.",
      "The test told the delegate.", "It had not ended and has not changed.",
    ] { #expect(faults(text).isEmpty, "\(text)") }
  }
}
