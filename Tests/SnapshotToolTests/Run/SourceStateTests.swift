import Foundation
import SnapshotCore
import SnapshotTool
import TestSupport
import Testing

@Suite struct SourceStateTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func write(_ text: String, _ path: String) throws {
    try FileAccess.makeFolder(FileAccess.split(folder.path + "/" + path).folder)
    try FileAccess.write(Array(text.utf8), to: folder.path + "/" + path)
  }

  private func state(_ name: String) -> SourceState {
    SourceState.current(of: folder.path + "/" + name, without: [], tool: "")
  }

  private func git(_ name: String, _ arguments: String...) throws {
    let command = [
      "git", "-C", folder.path + "/" + name, "-c", "user.name=T", "-c", "user.email=t@example.com",
    ]
    #expect(try ChildCommand.run(command + arguments).status == 0)
  }

  @Test func `without git, the same files are one state wherever they are`() throws {
    for name in ["a", "deep/er/b"] {
      try write("let x = 1\n", name + "/Sources/X.swift")
      try write("built \(name)", name + "/.build/x")
    }
    let one = state("a")
    #expect(one.commit == nil && one == state("deep/er/b"))
    try write("let x = 1\r\n", "a/Sources/X.swift")
    #expect(state("a") == one)
    try write("new", "a/Tests/Y.swift")
    #expect(state("a") != one)
  }

  @Test func `with git, the commit counts and what is not committed, untracked files too`() throws {
    try write("let x = 1\n", "a/X.swift")
    try write(".build\n", "a/.gitignore")
    try git("a", "init", "-q")
    try git("a", "add", "-A")
    try git("a", "commit", "-q", "-m", "one")
    try git("", "clone", "-q", "a", "b")
    try write("built", "b/.build/x")
    let clean = state("a")
    #expect(clean.commit?.count == 40 && clean.digest.isEmpty)
    #expect(state("b") == clean)
    for name in ["a", "b"] { try write("untracked", name + "/Y.swift") }
    #expect(state("a") != clean && state("a") == state("b"))
    try write("let x = 2\n", "a/X.swift")
    #expect(state("a") != state("b"))
    try git("b", "add", "-A")
    try git("b", "commit", "-q", "-m", "two")
    #expect(state("b").commit != clean.commit && state("b").digest.isEmpty)
  }
}
