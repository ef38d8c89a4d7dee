import Foundation
import Testing

/// `Scripts/address.sh` decides the repository's address; every other file quotes it.
@Suite struct AddressTests {
  private static let host = "https://github.com/"

  private func text(_ path: String) throws -> String {
    try String(contentsOf: SourceTree.root.appendingPathComponent(path), encoding: .utf8)
  }

  private func address() throws -> String {
    let line = try text("Scripts/address.sh").split(separator: "\n")
      .first { $0.hasPrefix("repository=") }
    return String(try #require(line).dropFirst("repository=".count))
  }

  /// Files that tell users where the project is.
  private static let quoting = [
    "README.md", "SECURITY.md", "action.yml", "Documentation/CI.md", "Documentation/Mac.md",
    "Sources/Snapshot/Snapshot.docc/FirstTest.md", ".github/ISSUE_TEMPLATE/config.yml",
  ]

  @Test(arguments: quoting)
  func `a document has the repository's address, and no other for it`(_ path: String) throws {
    let (text, address) = (try text(path), try address())
    #expect(text.contains(address))
    for part in text.components(separatedBy: Self.host).dropFirst() {
      let words = part.split { "/\n )\"`>".contains($0) }.prefix(2)
      guard words.count == 2, words[1].lowercased().hasPrefix("snapshot") else { continue }
      #expect(Self.host + words.joined(separator: "/") == address)
    }
  }

  @Test func `the action is named by the address`() throws {
    let name = try address().dropFirst(Self.host.count)
    for path in ["README.md", "Documentation/CI.md", "action.yml"] {
      #expect(try text(path).contains("uses: \(name)@"))
    }
  }

  @Test func `documents name the version that the tool prints`() throws {
    let source = try text("Sources/SnapshotCore/Settings/SnapshotVersion.swift")
    let line = try #require(source.split(separator: "\n").first { $0.contains("current = ") })
    let version = try #require(line.split(separator: "\"").dropFirst().first)
    let article = try text("Sources/Snapshot/Snapshot.docc/FirstTest.md")
    #expect(article.contains("from: \"\(version)\""))
    #expect(try text("Documentation/CI.md").contains("SNAPSHOT_VERSION: \"\(version)\""))
    #expect(try text("action.yml").contains("default: \"\(version)\""))
    #expect(try text("CHANGELOG.md").contains("## \(version)"))
  }
}
