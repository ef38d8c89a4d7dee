import Foundation
import SnapshotCore
import TestSupport
import Testing

@Suite struct OpenFolderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileAccess.makeFolder(folder.path + "/a/b")
  }

  @Test func `only a plain file of one name is appended to`() throws {
    let open = try OpenFolder(folder.path)
    close(try open.openForAppending("new"))
    #expect(FileAccess.isPlainFile(folder.path + "/new"))
    #expect(throws: FileError.self) { try open.openForAppending("a") }
    #expect(mkfifo(folder.path + "/fifo", 0o600) == 0)
    #expect(throws: FileError.self) { try open.openForAppending("fifo") }
    try FileManager.default.linkItem(
      atPath: folder.path + "/new", toPath: folder.path + "/second")
    #expect(throws: FileError.self) { try open.openForAppending("new") }
  }

  @Test func `temporary names tell their process`() {
    let name = TemporaryName.make(for: "card.1@2x.png")
    #expect(TemporaryName.process(of: name) == getpid())
    #expect(TemporaryName.process(of: "card.1@2x.png") == nil)
    #expect(TemporaryName.process(of: ".x.tmp") == nil)
  }
}
