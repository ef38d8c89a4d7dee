import Foundation
import SnapshotTesting
import Testing

/// Tests that say nothing of an actor, as most files of the Swift 5 mode: on iOS they run, with a
/// warning.
///
/// One at a time: each blocks one of the few threads that all tests share until the main actor has
/// come to it.
@Suite(.serialized) struct OffMainActorTests {
  @Test func `a view of a plain function is drawn, with one note`() {
    let run = OffMainShots.view()
    #expect(run.hasRun, "\(run)")
  }

  @Test func `a view of an async function is drawn, with one note`() async {
    await Task.yield()
    let run = OffMainShots.view()
    #expect(run.hasRun, "\(run)")
  }

  @Test func `a controller is drawn`() {
    let run = OffMainShots.controller()
    #expect(run.hasRun, "\(run)")
  }

  @Test func `a presented controller is drawn`() {
    let run = OffMainShots.presented()
    #expect(run.hasRun, "\(run)")
  }

  @Test func `a view of SwiftUI's is drawn`() {
    let run = OffMainShots.swiftUI()
    #expect(run.hasRun, "\(run)")
  }

  @Test func `a hosting controller is drawn`() {
    let run = OffMainShots.hosted()
    #expect(run.hasRun, "\(run)")
  }

  @Test func `a layer is drawn`() {
    let run = OffMainShots.layer()
    #expect(run.hasRun, "\(run)")
  }

  @Test func `a view is described`() {
    let run = OffMainShots.text()
    #expect(run.hasRun, "\(run)")
  }

  @Test func `a motion is drawn`() {
    let run = OffMainShots.motion()
    #expect(run.hasRun, "\(run)")
  }

  @Test func `a wait ends`() {
    let run = OffMainShots.waiting()
    #expect(run.hasRun, "\(run)")
  }

  @Test func `a strategy makes its view of a model`() {
    let run = OffMainShots.model()
    #expect(run.hasRun, "\(run)")
  }

  @Test func `a view that was made and changed before is drawn`() {
    let run = OffMainShots.changedBefore()
    #expect(run.hasRun, "\(run)")
  }

  @Test func `closures of observers, timers and actions are called`() {
    let (run, calls) = OffMainShots.observed()
    #expect(run.hasRun, "\(run)")
    #expect(calls == ["alpha 0.5", "notification", "timer", "action", "layout"])
  }

  @Test func `a matrix is drawn`() {
    let run = OffMainShots.matrix()
    #expect(run.hasMatched, "\(run)")
    #expect(run.failures.first?.components(separatedBy: "One was recorded").count == 5)
    #expect(run.files.count == 4)
    #expect(run.noteCounts == [4, 4])
  }

  @Test func `a detached task draws a view`() async {
    let run = await Task.detached { OffMainShots.view() }.value
    #expect(run.hasRun, "\(run)")
  }

  @Test func `a queue's thread draws a controller`() async {
    let run = await withCheckedContinuation { done in
      DispatchQueue.global().async { done.resume(returning: OffMainShots.controller()) }
    }
    #expect(run.hasRun, "\(run)")
  }

  @Test func `what the test's task knows holds where its view is made`() {
    var test: String?
    let run = OffMainRun { directory in
      func card() -> OffMainCard {
        test = Test.current?.name
        return OffMainCard.make()
      }
      return verifySnapshot(
        of: card(), as: .image, named: "a", snapshotDirectory: directory, testName: "t()")
    }
    #expect(run.hasRun, "\(run)")
    #expect(test == Test.current?.name)
  }

  @Test func `an error of the value is the failure`() {
    struct NoCard: Error {}
    func card() throws -> OffMainCard { throw NoCard() }
    func verify(_ directory: String) -> String? {
      verifySnapshot(
        of: try card(), as: .image, named: "a", snapshotDirectory: directory, testName: "t()")
    }
    let run = OffMainRun(verify)
    #expect(run.failures.count == 2)
    #expect(run.failures.allSatisfy { $0.contains("threw an error: NoCard()") })
  }

  /// A view that owns itself from when it is shown. An owner that it has before could be a variable
  /// of the test's.
  private final class Cycle: UIView {
    var other: Cycle?

    override func didMoveToWindow() {
      super.didMoveToWindow()
      other = self
    }

    static func make() -> Cycle {
      let view = Cycle(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
      view.backgroundColor = .red
      return view
    }
  }

  private func namesCycle(_ text: String) -> Bool {
    text.contains("Cycle") && text.contains("other")
  }

  @Test func `a view that is kept by a cycle is warned of as a leak`() {
    let run = OffMainRun {
      verifySnapshot(
        of: Cycle.make(), as: .image, named: "a", snapshotDirectory: $0, testName: "t()")
    }
    #expect(run.hasRun, "\(run)")
    #expect(run.warnings.allSatisfy { $0.contains(where: namesCycle) })
  }

  @Test func `a view that is kept by a cycle is a failure where the test fails on leaks`() {
    let run = OffMainRun {
      verifySnapshot(
        of: Cycle.make(), as: .image, named: "a", snapshotDirectory: $0, failOn: .leaks,
        testName: "t()")
    }
    #expect(run.failures.count == 2)
    #expect(run.failures.allSatisfy(namesCycle))
    #expect(run.files.count == 1)
  }

  @Test func `many threads make and change views at once`() {
    let runs = RunLog()
    DispatchQueue.concurrentPerform(iterations: 6) { number in
      for _ in 0..<20 {
        let card = OffMainShots.changedCard(number)
        card.layoutIfNeeded()
      }
      runs.add(number % 2 == 0 ? OffMainShots.changedBefore() : OffMainShots.hosted())
    }
    #expect(runs.all.count == 6)
    let broken = runs.all.filter { !$0.hasRun }
    #expect(broken.isEmpty, "\(broken)")
  }
}

private final class RunLog: @unchecked Sendable {
  private let lock = NSLock()
  private var runs: [OffMainRun] = []

  var all: [OffMainRun] { lock.withLock { runs } }

  func add(_ run: OffMainRun) { lock.withLock { runs.append(run) } }
}

extension OffMainShots {
  static func changedCard(_ number: Int) -> OffMainCard {
    let card = OffMainCard.make()
    card.title.text = "\(number)"
    card.alpha = 0.5
    card.title.numberOfLines = 0
    return card
  }
}
