import Foundation
import SnapshotCLI
import SnapshotCore
import SnapshotTool
import Testing

@Suite struct FolderWatcherTests {
  private let folder: ScratchFolder
  private let watcher: FolderWatcher

  init() throws {
    folder = try ScratchFolder()
    try folder.write("a/old.swift", [1])
    try FileAccess.makeFolder(folder.path + "/.build/x")
    watcher = try FolderWatcher { !$0.contains("/.build") }
    try watcher.add(folder.path)
  }

  /// Paths below the folder that changed, once the kernel has told.
  private func changes() throws -> [String] {
    try watcher.takeChanges().map { String($0.dropFirst(folder.path.count + 1)) }
  }

  private func write(_ name: String, _ bytes: [UInt8] = [2]) throws {
    let file = try #require(fopen(folder.path + "/" + name, "w"))
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }

  @Test func `files that are written, moved, linked and removed are told`() throws {
    #expect(try changes() == [])
    try write("a/old.swift")
    #expect(try changes() == ["a/old.swift"])
    rename(folder.path + "/a/old.swift", folder.path + "/a/new.swift")
    #expect(try changes() == ["a/new.swift", "a/old.swift"])
    symlink("new.swift", folder.path + "/a/link.swift")
    #expect(try changes() == ["a/link.swift"])
    unlink(folder.path + "/a/link.swift")
    #expect(try changes() == ["a/link.swift"])
  }

  @Test func `an editor's save by renaming is one change of the file`() throws {
    try write("a/.old.swift.tmp")
    rename(folder.path + "/a/.old.swift.tmp", folder.path + "/a/old.swift")
    #expect(
      try changes().filter { !WatchPlan.isPassing(FileAccess.split($0).name) } == ["a/old.swift"])
  }

  @Test func `new folders are watched, with what was written before they were`() throws {
    try FileAccess.makeFolder(folder.path + "/b/c")
    try write("b/c/early.swift")
    #expect(try changes() == ["b/c/early.swift"])
    try write("b/c/late.swift")
    #expect(try changes() == ["b/c/late.swift"])
  }

  @Test func `a folder that was moved is told of by its new name`() throws {
    rename(folder.path + "/a", folder.path + "/z")
    #expect(try changes() == ["a", "z/old.swift"])
    try write("z/old.swift")
    #expect(try changes() == ["z/old.swift"])
  }

  @Test func `what is not to be watched is not`() throws {
    try write(".build/x/file")
    try FileAccess.makeFolder(folder.path + "/.build/y")
    #expect(try changes() == [])
  }

  @Test func `reading changes nothing`() throws {
    _ = try FileAccess.read(folder.path + "/a/old.swift")
    #expect(try changes() == [])
  }
}
