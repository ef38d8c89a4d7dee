import SnapshotCore
import Testing

@testable import SnapshotCLI

@Suite struct GitFilesTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.write("__Snapshots__/A/a.1.png", [0])
    try folder.write("notes.txt", [0])
  }

  @Test func `a reference that a merge left in conflict is told once`() throws {
    let repository = try GitRepository(folder.path)
    #expect(GitFiles.unmerged(in: folder.path) == [])
    try repository.makeConflict(in: "__Snapshots__/A/a.1.png")
    #expect(GitFiles.unmerged(in: folder.path) == ["__Snapshots__/A/a.1.png"])
  }

  @Test func `another file's conflict is none of a reference`() throws {
    try GitRepository(folder.path).makeConflict(in: "notes.txt")
    #expect(GitFiles.unmerged(in: folder.path) == [])
  }

  @Test func `pictures are binary where the attributes say so`() throws {
    _ = try GitRepository(folder.path)
    #expect(GitFiles.takesPicturesForBinary(in: folder.path) == false)
    try folder.write(".gitattributes", Array("*.png binary\n".utf8))
    #expect(GitFiles.takesPicturesForBinary(in: folder.path) == true)
  }

  @Test func `without a repository there is nothing to say`() {
    #expect(GitFiles.unmerged(in: folder.path) == [])
    #expect(GitFiles.takesPicturesForBinary(in: folder.path) == nil)
  }
}
