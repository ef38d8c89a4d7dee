import SnapshotCore
import TestSupport
import Testing

@Suite struct FileAccessTests {
  @Test func `a path is split at its last slash`() {
    #expect(FileAccess.split("a/b") == ("a", "b"))
    #expect(FileAccess.split("/b") == ("/", "b"))
    #expect(FileAccess.split("b/") == (".", "b"))
    #expect(FileAccess.split("/a/b//") == ("/a", "b"))
  }

  @Test func `a device is not a file`() {
    #expect(throws: FileError.notAFile(path: "/dev/zero", kind: "a device")) {
      try FileAccess.read("/dev/zero")
    }
  }

  @Test func `a file over the limit is not read`() throws {
    let folder = try TemporaryFolder()
    try FileAccess.write([UInt8](repeating: 0, count: 100), to: folder.path + "/a")
    #expect(throws: FileError.tooLarge(path: folder.path + "/a", bytes: 100, limit: 99)) {
      try FileAccess.read(folder.path + "/a", maximumBytes: 99)
    }
  }
}
