import Foundation
import SnapshotCore
import TestSupport
import Testing

@Suite struct OpenFolderDescentTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileAccess.makeFolder(folder.path + "/a/b")
    try FileAccess.write([1], to: folder.path + "/a/b/file")
  }

  @Test func `a file below is read, and nil where there is none`() throws {
    func read(_ path: String) throws(FileError) -> [UInt8]? {
      let components = FileAccess.components(path) ?? []
      return try OpenFolder(folder.path).read(below: components[...], maximumBytes: 10)
    }
    #expect(try read("a/b/file") == [1])
    #expect(try read("a/x/file") == nil)
    #expect(try read("a/b/x") == nil)
    #expect(throws: FileError.self) { try read("a/b") }
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/c", withDestinationPath: folder.path + "/a")
    #expect(throws: FileError.symbolicLink(path: folder.path + "/c")) { try read("c/b/file") }
  }

  @Test(arguments: [
    "", "/", "a/", "/a", "a//b", ".", "a/..", "a\u{0}", "a\nb", "a/\u{301}b", "\u{301}/../x",
  ])
  func `what the system could take for another path has no components`(_ path: String) {
    #expect(FileAccess.components(path) == nil)
  }

  @Test func `names stay what they are`() {
    #expect(FileAccess.components("a/.b/…/e\u{301}") == ["a", ".b", "…", "e\u{301}"])
  }
}
