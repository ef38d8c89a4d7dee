import Foundation
import SnapshotCore
import SnapshotTool

/// Failures as the event stream of Swift Testing tells them: with the file's path, the suite and
/// the comments, which the lines that `swift test` prints leave out or break.
package struct TestIssues {
  /// The failures in the stream's order, without known issues and warnings.
  package private(set) var failures: [RunManifest.OtherFailure] = []

  /// - Parameters:
  ///   - path: A file that may be missing, or end within a line.
  ///   - authorLines: The way back from translated files.
  package init(path: String, authorLines: AuthorLines? = nil) {
    let data = Data((try? FileAccess.read(path)) ?? [])
    let mark = Data("\"issueRecorded\"".utf8)
    let decoder = JSONDecoder()
    for line in data.split(separator: UInt8(ascii: "\n")) where line.range(of: mark) != nil {
      guard let event = try? decoder.decode(Event.self, from: line),
        let failure = event.payload.failure(authorLines)
      else { continue }
      failures.append(failure)
    }
  }

  private struct Event: Decodable {
    struct Payload: Decodable {
      struct Message: Decodable {
        let symbol: String?
        let text: String
      }

      struct Issue: Decodable {
        struct Location: Decodable {
          let _filePath: String?
          let line: Int
        }

        let isKnown: Bool?
        let sourceLocation: Location?
      }

      let testID: String?
      let issue: Issue?
      let messages: [Message]?

      func failure(_ authorLines: AuthorLines?) -> RunManifest.OtherFailure? {
        guard let issue, issue.isKnown != true, let place = issue.sourceLocation,
          let file = place._filePath, messages?.first?.symbol == "fail"
        else { return nil }
        var texts = (messages ?? []).map(\.text)
        // Where a test only records a comment, the comment is the message.
        if texts.count > 1, texts.first == "Issue recorded" { texts.removeFirst() }
        let author =
          authorLines?.author(file: file, line: place.line) ?? (file: file, line: place.line)
        return RunManifest.OtherFailure(
          file: author.file, line: author.line, test: testID.map(TestEvents.name) ?? "",
          message: texts.joined(separator: "\n"))
      }
    }

    let payload: Payload
  }
}

extension TestOutput {
  /// Replaces what was printed about failures by what the event stream knows of them. The stream,
  /// which may be long, is not read where no test of Swift Testing failed.
  ///
  /// - Parameters:
  ///   - path: The path of the stream of a process that has ended.
  ///   - authorLines: The way back from translated files.
  package mutating func completeFailures(from path: String, authorLines: AuthorLines? = nil) {
    guard failures.contains(where: { !$0.file.contains("/") }) else { return }
    complete(TestIssues(path: path, authorLines: authorLines).failures)
  }
}
