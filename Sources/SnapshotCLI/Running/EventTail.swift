import Foundation

/// Follows the event stream of Swift Testing while it is written: which test functions begin and
/// end.
struct EventTail {
  private var starts: [String: Double] = [:]
  /// The time at which the last test began or ended; nil before the first.
  private(set) var lastChange: Double?

  private let path: String
  private var offset: UInt64 = 0
  private var functions: Set<String> = []

  init(path: String) {
    self.path = path
  }

  /// The test functions that have begun and not ended, by identifier, each with its start.
  var started: [(test: String, start: Double)] {
    starts.keys.sorted().map { ($0, starts[$0] ?? 0) }
  }

  /// Reads the whole lines that came in.
  mutating func update(at seconds: Double) {
    guard let file = FileHandle(forReadingAtPath: path) else { return }
    defer { try? file.close() }
    guard (try? file.seek(toOffset: offset)) != nil, let data = try? file.readToEnd(),
      let end = data.lastIndex(of: UInt8(ascii: "\n"))
    else { return }
    offset += UInt64(end - data.startIndex) + 1
    let decoder = JSONDecoder()
    for line in data[..<end].split(separator: UInt8(ascii: "\n")) {
      // Most lines are of cases and issues: those are not decoded.
      let isOfInterest = Self.marks.contains { line.range(of: $0) != nil }
      guard isOfInterest, let event = try? decoder.decode(TestEvents.Event.self, from: line) else {
        continue
      }
      note(event.payload, seconds)
    }
  }

  private static let marks = ["\"function\"", "\"testStarted\"", "\"testEnded\"", "\"testSkipped\""]
    .map { Data($0.utf8) }

  private mutating func note(_ payload: TestEvents.Event.Payload, _ seconds: Double) {
    switch (payload.kind, payload.testID) {
    case ("function", _):
      if let id = payload.id { functions.insert(id) }
    case ("testStarted", let test?) where functions.contains(test):
      starts[test] = seconds
      lastChange = seconds
    case ("testEnded", let test?), ("testSkipped", let test?):
      starts[test] = nil
      lastChange = seconds
    default: break
    }
  }
}
