import Foundation
import SnapshotCore
import SnapshotTool
import TestSupport
import Testing

@Suite struct RunReaderTests {
  @Test func `records come once, and a line that is not whole yet waits`() throws {
    let folder = try TemporaryFolder()
    let lines = (0..<3).map { JSONText.encode(record("\($0)")) + [UInt8(ascii: "\n")] }
    let path = folder.path + "/1-a.jsonl"
    var reader = RunReader(directory: folder.path)
    #expect(reader.newRecords().isEmpty)
    try FileAccess.write(lines[0] + lines[1].dropLast(5), to: path)
    #expect(reader.newRecords().map(\.assertion) == ["0"])
    try FileAccess.write(lines[0] + lines[1] + lines[2], to: path)
    #expect(reader.newRecords().map(\.assertion) == ["1", "2"])
    #expect(reader.newRecords().isEmpty)
    #expect(reader.unreadableLines == 0)
  }

  @Test func `all files are read, and what is no record is counted`() throws {
    let folder = try TemporaryFolder()
    let line = JSONText.encode(record("1")) + [UInt8(ascii: "\n")]
    try FileAccess.write(line, to: folder.path + "/1.jsonl")
    try FileAccess.write(Array("{\"a\":1}\n\u{0}\n".utf8) + line, to: folder.path + "/2.jsonl")
    try FileAccess.write(line, to: folder.path + "/notes.txt")
    var reader = RunReader(directory: folder.path)
    #expect(reader.newRecords().count == 2)
    #expect(reader.unreadableLines == 2)
  }
}
