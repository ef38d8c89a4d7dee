import Foundation
import SnapshotCore

/// Reads the records of a run while its processes, which this tool started, write them. A run
/// that has ended is read as an `UntrustedRun`.
package struct RunReader {
  package let directory: String
  /// The number of lines that were no records: something else wrote the file, or a write was torn.
  package private(set) var unreadableLines = 0

  /// The number of bytes of each file that were read; they are whole lines.
  private var offsets: [String: Int] = [:]

  package init(directory: String) {
    self.directory = directory
  }

  /// The records that came in since the last call, file by file.
  package mutating func newRecords() -> [RunRecord] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    var records: [RunRecord] = []
    for name in names.sorted() where name.hasSuffix(".jsonl") {
      for line in newLines(of: name) {
        do throws(RecordLine.Fault) {
          records.append(try RecordLine.record(Data(line)))
        } catch {
          unreadableLines += 1
        }
      }
    }
    return records
  }

  private mutating func newLines(of name: String) -> [[UInt8]] {
    let path = directory + "/" + name
    let offset = offsets[name] ?? 0
    // Most files of a long run belong to processes that have ended.
    guard let status = FileAccess.status(of: path, followsLinks: true),
      Int(status.st_size) > offset,
      let file = FileHandle(forReadingAtPath: path)
    else { return [] }
    defer { try? file.close() }
    guard (try? file.seek(toOffset: UInt64(offset))) != nil,
      let data = try? file.readToEnd(),
      let end = data.lastIndex(of: UInt8(ascii: "\n"))
    else { return [] }
    offsets[name] = offset + (end - data.startIndex) + 1
    return data[..<end].split(separator: UInt8(ascii: "\n")).map { [UInt8]($0) }
  }
}
