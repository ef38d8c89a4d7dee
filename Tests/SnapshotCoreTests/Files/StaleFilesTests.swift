import Foundation
import SnapshotCore
import TestSupport
import Testing

@Suite struct StaleFilesTests {
  /// Linux counts processes to 4,194,304 at most.
  private let stale = ".a.png.4194305-x.tmp"
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileAccess.makeFolder(folder.path + "/in")
    let names = [stale, ".b.png.\(getpid())-x.tmp", "c.png", ".hidden", "notes.tmp", "in/" + stale]
    for name in names { try FileAccess.write([1], to: folder.path + "/" + name) }
  }

  @Test func `what a process that is gone left half written is removed, and nothing else`() throws {
    #expect(StaleFiles.paths(in: folder.path) == [stale, "in/" + stale])
    StaleFiles.remove(in: folder.path)
    #expect(try folder.names().count == 5)
    #expect(StaleFiles.paths(in: folder.path).isEmpty)
  }

  @Test func `a plain run looks once into each folder that it uses, and no deeper`() throws {
    StaleFiles.removeOnce(directlyIn: folder.path)
    #expect(StaleFiles.paths(in: folder.path) == ["in/" + stale])
    try FileAccess.write([1], to: folder.path + "/" + stale)
    StaleFiles.removeOnce(directlyIn: folder.path)
    #expect(StaleFiles.paths(in: folder.path).count == 2)
    StaleFiles.removeOnce(directlyIn: folder.path + "/nowhere")
  }
}
