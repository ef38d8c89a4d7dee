import Foundation
import SnapshotCore
import TestSupport
import Testing

@Suite struct ReferenceStoreTests {
  let folder: TemporaryFolder
  let store: ReferenceStore
  let id = SnapshotID(testFile: "CardTests.swift", testName: "card()", name: "1", scale: 2)

  init() throws {
    folder = try TemporaryFolder()
    store = ReferenceStore(folder: folder.path + "/__Snapshots__")
  }

  @Test func `a missing reference is nothing, with or without its folders`() throws {
    #expect(try store.read(id) == nil)
    try FileAccess.makeFolder(store.folder + "/CardTests")
    #expect(try store.read(id) == nil)
  }

  @Test func `a link that leads nowhere is no missing reference, and nothing is written`() throws {
    #expect(symlink("/no/such", store.folder) == 0)
    let error = FileError.notAFolder(
      path: store.folder, kind: "a symbolic link to /no/such")
    #expect(throws: error) { try store.read(id) }
    #expect(throws: error) { try store.write([1], for: id) }
  }

  @Test func `a FIFO in the place of a folder is named`() throws {
    try FileAccess.makeFolder(store.folder)
    let path = store.folder + "/CardTests"
    #expect(mkfifo(path, 0o600) == 0)
    let error = FileError.notAFolder(path: path, kind: "a FIFO")
    #expect(throws: error) { try store.read(id) }
    #expect(throws: error) { try store.write([1], for: id) }
    #expect(error.reason == "a FIFO instead of a folder. Rename or remove it")
  }

  @Test func `what was written is read, and no temporary file stays`() throws {
    try store.write([1, 2, 3], for: id)
    #expect(try store.read(id) == [1, 2, 3])
    try store.write([4], for: id)
    #expect(try store.read(id) == [4])
    #expect(try folder.names("__Snapshots__/CardTests") == ["card.1@2x.png"])
  }

  @Test func `a rewritten file keeps its permissions`() throws {
    try store.write([1], for: id)
    chmod(store.path(of: id), 0o640)
    try store.write([2], for: id)
    var status = stat()
    #expect(stat(store.path(of: id), &status) == 0)
    #expect(status.st_mode & 0o777 == 0o640)
  }

  @Test func `a link in the store is refused for reading and writing`() throws {
    let outside = folder.path + "/outside.png"
    try FileAccess.write([9], to: outside)
    try FileAccess.makeFolder(store.folder + "/CardTests")
    #expect(symlink(outside, store.path(of: id)) == 0)
    #expect(throws: FileError.symbolicLink(path: store.path(of: id))) { try store.read(id) }
    #expect(throws: FileError.symbolicLink(path: store.path(of: id))) {
      try store.write([1], for: id)
    }
    #expect(try FileAccess.read(outside) == [9])
  }

  @Test func `a linked folder in the store is refused`() throws {
    try FileAccess.makeFolder(folder.path + "/elsewhere")
    try FileAccess.makeFolder(store.folder)
    #expect(symlink(folder.path + "/elsewhere", store.folder + "/CardTests") == 0)
    #expect(throws: FileError.symbolicLink(path: store.folder + "/CardTests")) {
      try store.write([1], for: id)
    }
    #expect(try folder.names("elsewhere").isEmpty)
  }

  @Test func `a folder or a FIFO in a reference's place is an error at once`() throws {
    try FileAccess.makeFolder(store.path(of: id))
    #expect(throws: FileError.notAFile(path: store.path(of: id), kind: "a folder")) {
      try store.read(id)
    }
    #expect(throws: FileError.notAFile(path: store.path(of: id), kind: "a folder")) {
      try store.write([1], for: id)
    }
    let fifo = SnapshotID(testFile: "CardTests.swift", testName: "fifo()", name: "1")
    #expect(mkfifo(store.path(of: fifo), 0o600) == 0)
    #expect(throws: FileError.notAFile(path: store.path(of: fifo), kind: "a FIFO")) {
      try store.read(fifo)
    }
  }

  @Test func `a folder that cannot be made is named with the reason`() throws {
    try FileAccess.write([1], to: folder.path + "/__Snapshots__")
    #expect(throws: FileError.self) { try store.write([1], for: id) }
    #expect(throws: FileError.self) { try store.read(id) }
  }
}
