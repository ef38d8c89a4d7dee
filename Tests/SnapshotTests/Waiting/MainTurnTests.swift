import Foundation
import SnapshotCore
import Synchronization
import Testing
import UIKit

@testable import Snapshot

/// Takes something to another thread, where nobody else has it.
private struct Carried<Value>: @unchecked Sendable {
  let value: Value
}

@Suite struct MainTurnTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `the work is done on the main actor, and its value comes back`() throws {
    #expect(!MainExecution.isCurrent)
    let made = try MainTurn.take(patienceSeconds: 60) {
      (MainExecution.isCurrent, Test.current?.name)
    }
    #expect(made?.0 == true)
    #expect(made?.1 == Test.current?.name)
  }

  @Test func `an error of the work comes back`() {
    struct NoValue: Error {}
    #expect(throws: NoValue.self) {
      _ = try MainTurn.take(patienceSeconds: 60) { () throws -> Int in throw NoValue() }
    }
  }

  @Test func `what was made is released when the caller lets go of it`() throws {
    final class Card {}
    weak var known: Card?
    do {
      let card = try #require(try MainTurn.take(patienceSeconds: 60) { Card() })
      known = card
      #expect(known != nil)
    }
    #expect(known == nil)
  }

  @Test(
    arguments: [
      ("12 (tests) R 1 2", true), ("12 (a) S (b) R 1", true), ("12 (tests) D 1", true),
      ("12 (R) S 1 2", false), ("12 (tests)", false), ("", false),
    ])
  func `a thread that wants a processor is told from one that waits`(status: String, is: Bool) {
    #expect(MainTurn.isRunnable(status: Data(status.utf8)) == `is`)
  }

  @MainActor @Test func `a turn that the main actor is blocked for is given up for good`() async {
    let log = TurnLog()
    let ended = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      let value: ()? = try? MainTurn.take(patienceSeconds: 0.05) { log.add("taken") }
      log.add(value == nil ? "given up" : "done")
      ended.signal()
    }
    block(until: ended)
    await Task.yield()
    // The main actor's later work comes after the turn that was given up.
    await Task { @MainActor in }.value
    #expect(log.lines == ["given up"])
  }

  private func block(until semaphore: DispatchSemaphore) { semaphore.wait() }

  /// In this mode the closure that makes the view checks that it is on the main actor.
  @Test func `a model's view is made on the main actor in the mode of Swift 6`() async {
    let strategy = await MainActor.run {
      Carried(
        value: Snapshotting<UIView, UIImage>.image.pullback { (side: Int) in
          let view = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
          view.backgroundColor = .red
          return view
        })
    }
    let log = TurnLog()
    let failure = folder.inProcess(["SNAPSHOT_RECORD": "all"], onWarning: { log.add($0) }) {
      verifySnapshot(
        of: 3, as: strategy.value, named: "a", snapshotDirectory: folder.references,
        testName: "test()")
    }
    #expect(failure?.contains("One was recorded") == true)
    #expect(folder.files(in: folder.references) == ["test.a@3x.png"])
    #expect(log.lines.count == 1)
    #expect(log.lines.first?.hasPrefix("This test uses views outside the main actor.") == true)
  }

  @Test func `text that no view is made for is taken where the test runs, without a note`() {
    let log = TurnLog()
    let failure = folder.inProcess(["SNAPSHOT_RECORD": "all"], onWarning: { log.add($0) }) {
      verifySnapshot(
        of: "\(MainExecution.isCurrent)", as: .lines, named: "a",
        snapshotDirectory: folder.references, testName: "test()")
    }
    #expect(failure?.contains("One was recorded") == true)
    #expect(folder.text(folder.references + "/test.a.txt")?.hasPrefix("false") == true)
    #expect(log.lines == [])
  }

  /// Many tests draw images, and none is to wait for those that have the main actor.
  @Test func `a picture that no view is made for is drawn where the test runs, without a note`() {
    let log = TurnLog()
    let strategy = SimplySnapshotting<UIImage>.image.pullback { (side: Int) in
      log.add("\(MainExecution.isCurrent)")
      let samples = (0..<side * side).flatMap { _ in [200, 0, 0, 255] as [UInt8] }
      let image = CGImage(straightRGBA: samples, width: side, height: side)
      return image.map { UIImage(cgImage: $0, scale: 1, orientation: .up) } ?? UIImage()
    }
    let failure = folder.inProcess(["SNAPSHOT_RECORD": "all"], onWarning: { log.add($0) }) {
      verifySnapshot(
        of: 3, as: strategy, named: "a", snapshotDirectory: folder.references,
        testName: "test()")
    }
    #expect(failure?.contains("One was recorded") == true)
    #expect(log.lines == ["false"])
  }

  @Test func `the record of the run has the note, as a warning or as a failure`() async throws {
    let view = await MainActor.run {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
      view.backgroundColor = .red
      return Carried(value: (view, Snapshotting<UIView, UIImage>.image))
    }
    let names = ["warned": ViewDiagnostics.standard, "failing": .offMainThread]
    for (name, failOn) in names {
      let failure = folder.inProcess(
        ["SNAPSHOT_RECORD": "all", "SNAPSHOT_RUN_DIR": folder.run], onWarning: { _ in }
      ) {
        verifySnapshot(
          of: view.value.0, as: view.value.1, named: name,
          snapshotDirectory: folder.references, failOn: failOn, testName: "test()")
      }
      #expect((failure != nil) == (failOn == .offMainThread))
    }
    // Each assertion has a file of its own, whose name does not tell which was first.
    let ends = try folder.records().filter { $0.event == .end }
    #expect(ends.count == 2)
    for end in ends {
      let isFailing = end.snapshot.contains("failing")
      #expect(end.diagnostics?.map(\.kind) == ["offMainThread"])
      #expect(end.diagnostics?.map(\.isFailure) == [isFailing])
      #expect(end.status == (isFailing ? .failed : .recorded))
    }
  }
}

private final class TurnLog: Sendable {
  private let known = Mutex<[String]>([])

  var lines: [String] { known.withLock { $0 } }

  func add(_ line: String) { known.withLock { $0.append(line) } }
}
