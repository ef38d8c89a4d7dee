import Foundation
import SnapshotCore
import TestSupport
import Testing

@Suite struct InlineSnapshotFileTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path + "/Tests.swift"
    try FileAccess.write(Array("check(1)\ncheck(2)\ncheck(3)\n".utf8), to: path)
  }

  /// As a process that was linked so long after the source was written; before it where negative.
  private func process(linkedAfter nanoseconds: Int = 1) throws -> InlineSnapshotFile {
    let written = try #require(FileAccess.modifiedNanoseconds(path))
    return InlineSnapshotFile(
      path: path, journalFolder: folder.path + "/journal",
      builtNanoseconds: written + nanoseconds)
  }

  private func edit(_ line: Int, _ text: String) -> InlineEdit {
    InlineEdit(line: line, column: 6, hadExpectation: false, text: text)
  }

  private var source: String {
    String(decoding: (try? FileAccess.read(path)) ?? [], as: UTF8.self)
  }

  private func call(_ number: Int, _ text: String? = nil) -> String {
    "check(\(number))" + (text.map { " {\n  \"\"\"\n  \($0)\n  \"\"\"\n}" } ?? "") + "\n"
  }

  @Test func `lines count as they were built, whatever was written before`() throws {
    let process = try process()
    try process.write(edit(1, "a"))
    try process.write(edit(3, "c"))
    try process.write(edit(2, "b"))
    #expect(source == call(1, "a") + call(2, "b") + call(3, "c"))
  }

  @Test func `another process of the run goes on`() throws {
    let (one, two) = (try process(), try process())
    try one.write(edit(1, "a"))
    try two.write(edit(2, "b"))
    #expect(source == call(1, "a") + call(2, "b") + call(3))
  }

  @Test func `processes at once lose no expectation`() async throws {
    let process = try process()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for line in 1...3 { group.addTask { try process.write(edit(line, "\(line)")) } }
      try await group.waitForAll()
    }
    #expect(source == call(1, "1") + call(2, "2") + call(3, "3"))
  }

  @Test func `tests that are built anew begin anew`() throws {
    try process().write(edit(1, "a"))
    // The call in line 2 stands in line 6 now, and the journal is older than the build.
    try process(linkedAfter: 1_000_000_000).write(edit(6, "b"))
    #expect(source == call(1, "a") + call(2, "b") + call(3))
  }

  @Test func `source that was changed after the build is left alone`() throws {
    let stale = try process(linkedAfter: -1)
    #expect(throws: InlineSourceError.changed(path)) { try stale.write(edit(1, "a")) }
    let process = try process()
    try process.write(edit(1, "a"))
    let changed = source + "// more\n"
    try FileAccess.write(Array(changed.utf8), to: path)
    #expect(throws: InlineSourceError.changed(path)) { try process.write(edit(2, "b")) }
    #expect(source == changed)
  }

  @Test func `what was compiled counts as built, also where nothing had to be linked`() throws {
    let program = folder.path + "/tests"
    try FileAccess.write([], to: program)
    let linked = try #require(FileAccess.modifiedNanoseconds(program))
    func built(_ module: String) -> Int? {
      InlineSnapshotFile.builtNanoseconds(module: module, program: program)
    }
    #expect(built("CardTests") == linked)
    try FileAccess.makeFolder(folder.path + "/Modules")
    try FileAccess.write([], to: folder.path + "/Modules/CardTests.o")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 3600)],
      ofItemAtPath: folder.path + "/Modules/CardTests.o")
    #expect(built("CardTests").map { $0 > linked } == true)
    #expect(built("OtherTests") == linked)
    #expect(InlineSnapshotFile.builtNanoseconds(module: "A", program: nil) == nil)
  }

  @Test func `one call with one value is written once, with two it is refused`() throws {
    let process = try process()
    try process.write(edit(1, "a"))
    try process.write(edit(1, "a"))
    #expect(throws: InlineSourceError.ambiguous(line: 1)) { try process.write(edit(1, "b")) }
    #expect(source == call(1, "a") + call(2) + call(3))
  }

  @Test func `a link stays a link, and its target is written`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Link.swift", withDestinationPath: path)
    let written = try #require(FileAccess.modifiedNanoseconds(path))
    try InlineSnapshotFile(
      path: folder.path + "/Link.swift", journalFolder: folder.path + "/journal",
      builtNanoseconds: written + 1
    ).write(edit(1, "a"))
    #expect(source == call(1, "a") + call(2) + call(3))
  }

  @Test func `source that is not there is an error`() throws {
    let process = try process()
    FileAccess.discard(path)
    let error = #expect(throws: InlineSourceError.self) { try process.write(edit(1, "a")) }
    #expect(error.map { "\($0)" }?.contains("Tests.swift: no such file") == true)
  }
}
