import Foundation
import SnapshotCore
import Testing

@Suite struct FileErrorTests {
  @Test func `messages are one line, whatever the name`() {
    let error = FileError.system(operation: "open", path: "a\n\u{1b}[31mb", code: ENOENT)
    #expect(error.description == "a\\n\\u{1B}[31mb: no such file")
  }
}
