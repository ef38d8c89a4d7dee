import Foundation
import SnapshotCore

/// What the event stream of Swift Testing says of a run (`--event-stream-output-path`).
///
/// Tests go by their identifiers, `CardTests.Card/shadow()/Card.swift:6:4`.
package struct TestEvents: Sendable {
  /// The version of the stream that is asked for and understood: the first with which Swift Testing
  /// prints warnings.
  package static let version = "6.3"

  /// The test functions that were chosen, in the stream's order.
  package private(set) var tests: [String] = []
  package private(set) var ended: Set<String> = []
  /// Whether the run came to its end. The rest of such a stream is not read: it adds no news, and
  /// may be long.
  package private(set) var isWhole = false
  /// Whether the run began but did not come to its end: its process is gone.
  package var isCut: Bool { hasBegun && !isWhole }

  private var started: [String] = []
  private var hasBegun = false

  /// - Parameter path: A file that may be missing, or end within a line.
  package init(path: String) {
    let data = Data((try? FileAccess.read(path)) ?? [])
    let end = Data("\"kind\":\"runEnded\"".utf8)
    isWhole = data.suffix(1 << 16).range(of: end) != nil
    if isWhole { return }
    let decoder = JSONDecoder()
    for line in data.split(separator: UInt8(ascii: "\n")) {
      guard let event = try? decoder.decode(Event.self, from: line) else { continue }
      add(event.payload)
    }
  }

  /// The functions that were running when the process went away.
  package var running: [String] {
    let functions = Set(tests)
    return started.filter { functions.contains($0) && !ended.contains($0) }
  }

  private mutating func add(_ payload: Event.Payload) {
    switch (payload.kind, payload.testID) {
    case ("function", _): if let id = payload.id { tests.append(id) }
    case ("runStarted", _): hasBegun = true
    case ("testStarted", let test?): started.append(test)
    case ("testEnded", let test?), ("testSkipped", let test?): ended.insert(test)
    default: break
    }
  }

  struct Event: Decodable {
    struct Payload: Decodable {
      let kind: String
      let id: String?
      let testID: String?
    }

    let payload: Payload
  }
}

extension TestEvents {
  /// A test as records name it: `Card/shadow()` of `CardTests.Card/shadow()/Card.swift:6:4`.
  package static func name(of test: String) -> String {
    let (path, _) = split(test)
    return path.firstIndex(of: ".").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// Filters of `swift test` that choose these tests, and perhaps a few whose names differ in
  /// punctuation.
  ///
  /// - Parameters:
  ///   - tests: What to run.
  ///   - all: All tests of the run: where a suite's are all among `tests`, its name will do.
  package static func filters(for tests: [String], among all: [String]) -> [String] {
    let wanted = Set(tests)
    let missing = Set(all.filter { !wanted.contains($0) }.flatMap(folders))
    var suites: Set<String> = []
    var functions: [String: [String]] = [:]
    var order: [String] = []
    var filters: [String] = []
    for test in tests {
      if let suite = folders(of: test).first(where: { !missing.contains($0) }) {
        if suites.insert(suite).inserted { filters.append("^" + pattern(suite) + "/") }
        continue
      }
      let (path, _) = split(test)
      let (folder, name) = split(path)
      if functions[folder] == nil { order.append(folder) }
      functions[folder, default: []].append(name)
    }
    for folder in order {
      let start = folder.isEmpty ? "^" : "^" + pattern(folder) + "/"
      for piece in pieces(functions[folder] ?? []) {
        filters.append(start + "(?:" + piece.joined(separator: "|") + ")/")
      }
    }
    return filters
  }

  /// The suites around a test, the outermost first.
  private static func folders(of test: String) -> [String] {
    var folders: [String] = []
    var path = split(split(test).folder).folder
    while !path.isEmpty {
      folders.append(path)
      path = split(path).folder
    }
    return folders.reversed()
  }

  /// Patterns of names, so many together that no argument grows beyond what a system takes.
  private static func pieces(_ names: [String]) -> [[String]] {
    var pieces: [[String]] = [[]]
    var bytes = 0
    for name in names.map(pattern) {
      if bytes > 60_000 {
        pieces.append([])
        bytes = 0
      }
      pieces[pieces.count - 1].append(name)
      bytes += name.utf8.count
    }
    return pieces
  }

  /// A regular expression: whatever is no letter or digit may be any character.
  private static func pattern(_ text: String) -> String {
    String(text.map { $0 == "/" || $0 == "_" || $0.isLetter || $0.isNumber ? $0 : "." })
  }

  private static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return ("", path) }
    return (String(path[..<slash]), String(path[path.index(after: slash)...]))
  }
}
