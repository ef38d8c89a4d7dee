import Foundation
import Testing

/// What documents say of the repository, checked against it.
@Suite struct DocumentTests {
  private static let folders = ["", "Documentation", "Sources/Snapshot/Snapshot.docc"]

  private static let documents: [String] = folders.flatMap { folder in
    let path = SourceTree.root.appendingPathComponent(folder).path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasSuffix(".md") }.sorted()
      .map { folder.isEmpty ? $0 : folder + "/" + $0 }
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: SourceTree.root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func `the README is short`() throws {
    #expect(Self.documents.count > 15)
    #expect(try text("README.md").count { $0 == "\n" } <= 120)
  }

  @Test(arguments: documents)
  func `links lead to files`(_ path: String) throws {
    let folder = SourceTree.root.appendingPathComponent(path).deletingLastPathComponent()
    for part in try text(path).components(separatedBy: "](").dropFirst() {
      let target = String(part.prefix { $0 != ")" && $0 != "#" })
      guard !target.isEmpty, !target.contains(":") else { continue }
      let exists = FileManager.default.fileExists(
        atPath: folder.appendingPathComponent(target).path)
      #expect(exists, "\(path) links to \(target)")
    }
  }

  /// A package that no script installs would be missing on a fresh machine only.
  @Test(arguments: documents)
  func `packages that documents install are known to the scripts`(_ path: String) throws {
    let lists = try text("Scripts/packages.sh")
    let known = Set(lists.split { " ()\n\"".contains($0) })
    // Of one machine's container, or of one language.
    let others: Set<Substring> = ["git", "curl", "gh", "make", "hyphen-de", "hyphen-fr"]
    for line in try text(path).split(separator: "\n") {
      guard let range = line.range(of: "apt-get install") else { continue }
      for word in line[range.upperBound...].split(separator: " ") {
        guard let first = word.first, first.isLowercase else {
          if word.hasPrefix("-") { continue }
          break
        }
        let name = word.prefix { $0.isLowercase || $0.isNumber || "-+.".contains($0) }
        #expect(known.contains(name) || others.contains(name), "\(path) installs \(name)")
        if name.count < word.count { break }
      }
    }
  }

  @Test func `each make target is one script that exists`() throws {
    let lines = try text("Makefile").split(separator: "\n")
    let commands = lines.filter { $0.hasPrefix("\t") }
    #expect(commands.count == 5)
    for command in commands {
      let script = command.dropFirst(2).split(separator: " ")[0]
      #expect(
        FileManager.default.isExecutableFile(
          atPath: SourceTree.root.appendingPathComponent(String(script)).path))
    }
  }
}
