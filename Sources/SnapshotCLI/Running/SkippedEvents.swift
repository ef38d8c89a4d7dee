import Foundation
import SnapshotCore
import SnapshotTool

/// The tests that the event stream of Swift Testing calls skipped: disabled ones, too.
enum SkippedEvents {
  /// - Parameter path: A file that may be missing, or end within a line.
  static func tests(in path: String) -> [SkippedTest] {
    let data = Data((try? FileAccess.read(path)) ?? [])
    let lines = data.split(separator: UInt8(ascii: "\n"))
    let skipped = payloads(lines, with: "\"testSkipped\"")
      .filter { $0.kind == "testSkipped" }.compactMap(\.testID)
    if skipped.isEmpty { return [] }
    // A suite stands for its functions.
    let functions = payloads(lines, with: "\"function\"")
      .compactMap { $0.kind == "function" ? $0.id : nil }
    let known = Set(functions)
    let suites = skipped.filter { !known.contains($0) }.map { $0 + "/" }
    let below = functions.filter { id in suites.contains { id.hasPrefix($0) } }
    return Set(skipped.filter(known.contains) + below).sorted().map(test)
  }

  private static func payloads(
    _ lines: [Data], with mark: String
  ) -> [TestEvents.Event.Payload] {
    let mark = Data(mark.utf8)
    let decoder = JSONDecoder()
    return lines.filter { $0.range(of: mark) != nil }
      .compactMap { try? decoder.decode(TestEvents.Event.self, from: $0).payload }
  }

  /// `CardTests.Card/shadow()/Card.swift:6:4`.
  private static func test(_ id: String) -> SkippedTest {
    let place = id.split(separator: "/").last ?? ""
    let file = place.split(separator: ":").first.map(String.init)
    return SkippedTest(name: TestEvents.name(of: id), file: file)
  }
}
