import Foundation
import SnapshotCLI
import SnapshotCore
import Testing

@Suite struct ErrorWordsTests {
  @Test func `errors of files name the path and the next step`() {
    let error = FileError.system(operation: "write", path: "/p/.build/a", code: EROFS)
    #expect(
      ErrorWords.text(error)
        == "/p/.build/a: cannot write: Read-only file system. Make the folder writable, or build "
        + "elsewhere: --scratch-path FOLDER.")
    #expect(
      ErrorWords.text(FileError.system(operation: "open", path: "/p/a", code: EMFILE))
        .hasSuffix("Allow more open files: ulimit -n 4096."))
    #expect(
      ErrorWords.text(FileError.notAFile(path: "/p/a", kind: "a FIFO"))
        == "/p/a: a FIFO, not a file.")
  }

  @Test func `errors of Foundation's say it in the same words`() throws {
    let path = FileManager.default.temporaryDirectory.path + "/none-\(getpid())/a"
    let error = #expect(throws: (any Error).self) {
      try Data().write(to: URL(fileURLWithPath: path))
    }
    let text = ErrorWords.text(try #require(error))
    #expect(text.hasPrefix(path + ": "), "\(text)")
    #expect(!text.contains("Domain") && !text.contains("UserInfo"), "\(text)")
    #expect(text.hasSuffix("a folder that does not exist: create it, or set another one."))
  }

  @Test func `errors of this project's say what they say`() {
    let error = UsageError.wrongArguments("No such thing.")
    #expect(ErrorWords.text(error) == "No such thing.")
  }
}
