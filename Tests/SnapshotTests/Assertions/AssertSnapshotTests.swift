import Foundation
import Snapshot
import SnapshotCore
import Testing
import UIKit

/// Several snapshots in one call.
@Suite struct AssertSnapshotTests: NamedRecording {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A picture of one colour; the strategy says which.
  private func strategies(
    _ count: Int, changed: Set<Int> = []
  ) -> [String: Snapshotting<Int, UIImage>] {
    Dictionary(
      uniqueKeysWithValues: (0..<count).map { index in
        let shade = UInt8(index * 3 + (changed.contains(index) ? 1 : 0))
        let name = "cell-\(index + 100)"
        return (
          name,
          SimplySnapshotting.image.pullback { (side: Int) in
            let samples = (0..<side * side).flatMap { _ in [shade, 0, 0, 255] as [UInt8] }
            let image = CGImage(straightRGBA: samples, width: side, height: side)
            return image.map { UIImage(cgImage: $0, scale: 1, orientation: .up) } ?? UIImage()
          }
        )
      })
  }

  /// The messages of the issues, in order.
  private func issues(_ body: () throws -> Void) -> [String] {
    let messages = Messages()
    try? withKnownIssue(isIntermittent: true) {
      try body()
    } matching: { issue in
      messages.list.append(issue.comments.map(\.rawValue).joined())
      return true
    }
    return messages.list
  }

  private final class Messages: @unchecked Sendable {
    var list: [String] = []
  }

  private func run(
    _ environment: [String: String] = [:], _ strategies: [String: Snapshotting<Int, UIImage>]
  ) -> [String] {
    folder.inProcess(environment.merging(["SNAPSHOT_RUN_DIR": folder.run]) { $1 }) {
      issues {
        assertSnapshots(of: 20, as: strategies, record: .missing, testName: "series()")
      }
    }
  }

  private struct Broken: Error {}

  private static func broken() throws -> Int { throw Broken() }

  private var files: [String] { folder.files(in: folder.references) }

  @Test func `failures, records and numbers come in the order of names`() throws {
    let names = (100..<112).map { "cell-\($0)" }
    let messages = run(["SNAPSHOT_RECORD": "never"], strategies(12))
    #expect(messages.count == 12)
    for (message, name) in zip(messages, names) {
      #expect(message.contains("series.\(name).png has no reference"))
    }
    let records = try folder.records()
    let ends = records.filter { $0.event == .end }
    #expect(ends.map(\.snapshot) == names.map { "AssertSnapshotTests/series.\($0).png" })
    #expect(ends.allSatisfy { $0.status == .missing && ($0.durationSeconds ?? 0) > 0 })
    #expect(records.filter { $0.event == .start }.count == 12)
    let groups = Set(records.map(\.group))
    #expect(groups.count == 1)
    #expect(groups.first??.contains("failures, records and numbers") == true)
  }

  @Test func `a value that throws, and one without pixels, fail in their places`() throws {
    var strategies = strategies(3)
    strategies["cell-1005"] = SimplySnapshotting.image.pullback { _ in UIImage() }
    let messages = run(["SNAPSHOT_RECORD": "never"], strategies)
    #expect(messages.count == 4)
    #expect(messages[0].contains("cell-100.png"))
    #expect(messages[1].contains("The image is 0 × 0"))
    #expect(messages[3].contains("cell-102.png"))
    let thrown = folder.inProcess(["SNAPSHOT_RECORD": "never"]) {
      issues {
        assertSnapshots(of: try Self.broken(), as: self.strategies(2), testName: "series()")
      }
    }
    #expect(thrown.count == 2)
    #expect(thrown.allSatisfy { $0.contains("threw an error") })
  }

  @Test func `text strategies work in one call, too`() {
    let strategies: [String: Snapshotting<Int, String>] = [
      "a": SimplySnapshotting.lines.pullback { "\($0)" },
      "b": SimplySnapshotting.lines.pullback { "\($0 + 1)" },
    ]
    let messages = folder.inProcess(["SNAPSHOT_RECORD": "never"]) {
      issues {
        assertSnapshots(of: 1, as: strategies, testName: "series()")
      }
    }
    #expect(messages.map { $0.contains("series.a.txt") } == [true, false])
    #expect(messages.map { $0.contains("series.b.txt") } == [false, true])
  }

  @Test func `a detached task fails for each, in order`() async {
    let strategies = strategies(4)
    nonisolated(unsafe) let copy = strategies
    nonisolated(unsafe) let folder = folder
    let failures = await Task.detached {
      folder.inProcess(["SNAPSHOT_RECORD": "never"]) {
        copy.sorted { $0.key < $1.key }.map { name, strategy in
          verifySnapshot(
            of: 4, as: strategy, named: name, snapshotDirectory: folder.references,
            testName: "series()")
        }
      }
    }.value
    #expect(failures.compactMap(\.self).count == 4)
  }

  @Test func `several strategies have their names, or numbers in their order`() {
    folder.inProcess {
      // With `never` nothing is written but the new snapshots, among the artifacts.
      withKnownIssue {
        assertSnapshots(
          of: "x", as: ["b": .lines, "a": .lines], record: .never, testName: "dictionary()")
        assertSnapshots(of: "x", as: [.lines, .lines], record: .never, testName: "array()")
      }
    }
    #expect(
      folder.files(in: folder.artifacts).filter { !$0.hasSuffix(".json") } == [
        "AssertSnapshotTests/array.1.actual.txt", "AssertSnapshotTests/array.2.actual.txt",
        "AssertSnapshotTests/dictionary.a.actual.txt",
        "AssertSnapshotTests/dictionary.b.actual.txt",
      ])
  }
}
