import Foundation
import SnapshotCore
import SnapshotTool
import Testing

/// Runs that have one match.
protocol MatchedRun {
  var package: FakePackage { get }
}

extension MatchedRun {
  func matched(_ assertion: String = "1") -> [RunRecord] {
    let start = package.record(assertion)
    return [start, start.ended(.matched)]
  }

  /// The child's arguments without the last four, which ask for the event stream.
  func arguments() throws -> [String] {
    let arguments = try package.childArguments()
    #expect(arguments.suffix(4).first == "--event-stream-output-path")
    return arguments.dropLast(4)
  }

  /// Whether the process is gone, or dead and not yet fetched by the system's first process. A busy
  /// machine takes a moment over it.
  func isGone(_ identifier: String) -> Bool {
    let deadline = Date().addingTimeInterval(10)
    while Date() < deadline {
      let status = FileHandle(forReadingAtPath: "/proc/\(identifier)/stat")
      let text = String(decoding: (try? status?.readToEnd()) ?? Data(), as: UTF8.self)
      if text.isEmpty || text.contains(") Z ") { return true }
      usleep(50_000)
    }
    return false
  }
}
