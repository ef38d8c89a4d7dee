import Foundation
import SnapshotCore
import Testing

@testable import SnapshotCLI

@Suite struct PNGFolderTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  @Test func `pictures are found below the folder, hidden ones and others are not`() throws {
    for path in [
      "b.png", "A/a.PNG", "A/In/c.png", ".hidden.png", ".git/d.png", "notes.txt", "png",
    ] {
      try folder.write(path, [1])
    }
    #expect(try PNGFolder.paths(in: folder.path) == ["A/In/c.png", "A/a.PNG", "b.png"])
  }

  @Test func `a linked folder is not entered`() throws {
    try folder.write("A/a.png", [1])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/B", withDestinationPath: folder.path + "/A")
    #expect(try PNGFolder.paths(in: folder.path) == ["A/a.png"])
  }

  @Test func `a folder that is not there is an error`() {
    #expect(throws: FileError.self) { try PNGFolder.paths(in: folder.path + "/none") }
  }
}
