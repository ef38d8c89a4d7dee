import Foundation
import SnapshotCore
import TestSupport
import Testing

@Suite struct RunRecorderTests {
  @Test func `a record comes back as it was written`() throws {
    let folder = try TemporaryFolder()
    let recorder = RunRecorder(directory: folder.path + "/run")
    let start = RunRecord(
      event: .start, assertion: recorder.nextAssertion(), snapshot: "A/b.1@2x.png",
      test: "ATests/b()", framework: .swiftTesting, file: "/x/ATests.swift", line: 12)
    var end = start.ended(.differed, message: "line one\nline “two”")
    end.numbers = .init(
      ImageComparison.compare(plain(9, 9), plain(9, 9).with(0xff00_0000, at: (1, 2))))
    end.tolerance = .exact
    end.durationSeconds = 0.25
    try recorder.append(start)
    try recorder.append(end)
    let lines = try FileAccess.read(recorder.path).split(separator: UInt8(ascii: "\n"))
    let records = try lines.map { try JSONDecoder().decode(RunRecord.self, from: Data($0)) }
    #expect(records == [start, end])
  }

  @Test func `records that are gone fail the next assertion`() throws {
    let folder = try TemporaryFolder()
    let recorder = RunRecorder(directory: folder.path)
    let start = RunRecord(
      event: .start, assertion: recorder.nextAssertion(), snapshot: "A/b.1.txt", test: "A/b()",
      framework: .swiftTesting, file: "/x/A.swift", line: 12)
    try recorder.append(start)
    try FileAccess.remove(recorder.path)
    #expect(throws: FileError.system(operation: "append to", path: recorder.path, code: ENOENT)) {
      try recorder.append(start.ended(.matched))
    }
  }

  @Test func `the process of an exit test records what ended, and no beginning`() throws {
    let folder = try TemporaryFolder()
    let recorder = RunRecorder(directory: folder.path, isMeantToEnd: true)
    let start = RunRecord(
      event: .start, assertion: recorder.nextAssertion(), snapshot: "A/b.1.txt", test: "A/b()",
      framework: .swiftTesting, file: "/x/A.swift", line: 12)
    try recorder.append(start)
    #expect(!FileAccess.exists(recorder.path))
    try recorder.append(start.ended(.matched))
    let text = String(decoding: try FileAccess.read(recorder.path), as: UTF8.self)
    #expect(text.split(separator: "\n").count == 1 && text.contains("matched"))
  }

  @Test func `an exit test's process knows that it is one`() async {
    #expect(!SnapshotEnvironment.current.isExitTest)
    await #expect(processExitsWith: .exitCode(7)) {
      exit(SnapshotEnvironment.current.isExitTest ? 7 : 8)
    }
  }

  @Test func `assertions of one process have names of their own`() {
    let recorder = RunRecorder(directory: "/nonexistent")
    #expect(recorder.nextAssertion() != recorder.nextAssertion())
  }

  @Test func `lines from many threads stay whole`() async throws {
    let folder = try TemporaryFolder()
    let recorder = RunRecorder(directory: folder.path)
    let long = String(repeating: "x", count: 5000)
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<200 {
        group.addTask {
          try? recorder.append(
            RunRecord(
              event: .start, assertion: "\(index)", snapshot: long, test: "t",
              framework: .xctest, file: "f", line: index))
        }
      }
    }
    let lines = try FileAccess.read(recorder.path).split(separator: UInt8(ascii: "\n"))
    let records = try lines.map { try JSONDecoder().decode(RunRecord.self, from: Data($0)) }
    #expect(records.map(\.line).sorted() == Array(0..<200))
  }
}
