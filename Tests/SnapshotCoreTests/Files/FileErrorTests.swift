import Foundation
import SnapshotCore
import Testing

@Suite struct FileErrorTests {
  @Test func `messages are one line, whatever the name`() {
    let error = FileError.system(operation: "open", path: "a\n\u{1b}[31mb", code: ENOENT)
    #expect(error.description == "a\\n\\u{1B}[31mb: no such file")
  }

  @Test func `the next step follows, and depends on what the file is for`() {
    let error = FileError.system(operation: "write", path: "/p/a", code: EROFS)
    let reason = "/p/a: cannot write: Read-only file system. Make the folder writable"
    #expect(error.advice() == reason + ", or build elsewhere: --scratch-path FOLDER.")
    #expect(error.advice(for: .reference) == reason + ".")
    #expect(FileError.symbolicLink(path: "/p/a").advice().hasSuffix("the link with the file."))
  }

  @Test(
    arguments: [
      (ENOENT, "does not exist: create it, or set another one."), (ENOTDIR, "set a folder."),
      (EROFS, "cannot be written: set another one."),
      (ENOSPC, "free space there, or set another one."),
    ])
  func `an error in the folder of temporary files names TMPDIR`(code: Int32, end: String) {
    let path = FileManager.default.temporaryDirectory.path
    let error = FileError.system(operation: "write", path: path, code: code)
    #expect(error.advice().contains(". TMPDIR names "), "\(error.advice())")
    #expect(error.advice().hasSuffix(end), "\(error.advice())")
  }
}
