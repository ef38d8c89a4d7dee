import Foundation
import SnapshotCore
import Testing

@Suite struct SnapshotIDTests {
  private func path(
    file: String = "CardTests.swift", test: String = "testCard()", _ name: String = "1",
    scale: Double? = 2
  ) -> String {
    SnapshotID(testFile: file, testName: test, name: name, scale: scale).relativePath
  }

  @Test func `the path is test file, test, name and scale`() {
    #expect(path() == "CardTests/testCard.1@2x.png")
    #expect(
      path(file: "/a/b/CardTests.swift", "dark", scale: 3) == "CardTests/testCard.dark@3x.png")
    #expect(path(scale: 1) == "CardTests/testCard.1.png")
    #expect(path(scale: 1.5) == "CardTests/testCard.1@1.5x.png")
    let text = SnapshotID(
      testFile: "A.swift", testName: "t()", name: "tree", pathExtension: "txt")
    #expect(text.relativePath == "A/t.tree.txt")
  }

  @Test func `a sentence as a test's name becomes words with hyphens`() {
    #expect(
      path(test: "a card's shadow follows its path()")
        == "CardTests/a-card-s-shadow-follows-its-path.1@2x.png")
    #expect(path(test: "draws(scale:style:)") == "CardTests/draws-scale-style.1@2x.png")
  }

  @Test(arguments: [
    "../../etc/passwd", "/etc/passwd", "..", ".", "", "a/../b", "a\u{0}b", "\\..\\x", "~", "-",
  ])
  func `no name leaves its folder`(name: String) {
    for path in [path(name), path(test: name), path(file: name + ".swift")] {
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      #expect(parts.count == 2)
      #expect(parts.allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") && !$0.contains("\0") })
    }
  }

  @Test func `names that lose what they mean stay apart by a hash`() {
    let names = [">10", "<10", "10", "-10", "♠", "♥", "10%"]
    #expect(Set(names.map { path($0) }).count == names.count)
    #expect(path("10") == "CardTests/testCard.10@2x.png")
  }

  @Test func `letters of any script stay, in their composed form`() {
    #expect(path("日本語") == "CardTests/testCard.日本語@2x.png")
    #expect(path("e\u{301}te\u{301}") == path("\u{e9}t\u{e9}"))
    #expect(Array(path("e\u{301}").utf8) == Array("CardTests/testCard.\u{e9}@2x.png".utf8))
  }

  @Test func `long names are cut between characters, at most 200 bytes, and stay apart`() {
    let test = String(repeating: "日本", count: 200)
    let name = String(repeating: "x", count: 999)
    let first = path(test: test + "a", name)
    let second = path(test: test + "b", name)
    #expect(first != second)
    for path in [first, second] {
      #expect(path.split(separator: "/")[1].utf8.count <= 200)
      #expect(!path.unicodeScalars.contains("\u{fffd}"))
    }
  }

  @Test func `a file that another library names keeps its name, and stays in its folder`() {
    func path(_ folder: String, _ stem: String, _ scale: Double?) -> String {
      SnapshotID(folder: folder, stem: stem, scale: scale).relativePath
    }
    #expect(path("App.CardTests", "test_on the left", 3) == "App.CardTests/test_on the left@3x.png")
    #expect(path("A", "b", 1) == "A/b@1x.png")
    #expect(path("A", "b", nil) == "A/b.png")
    #expect(path("../..", "a/../b", nil).split(separator: "/").count == 2)
    #expect(!path("..", "a", nil).hasPrefix(".."))
    #expect(path("A", String(repeating: "x", count: 300), 2).utf8.count < 200)
  }
}
