import SnapshotCLI
import SnapshotCore
import SnapshotTool
import Testing

@Suite struct WatchStateTests {
  private typealias Action = WatchState.Action

  private func run(_ patterns: String..., reason: String = "x") -> Action {
    .run(.matching(patterns), reason: reason)
  }

  private func running(_ pattern: String) -> WatchState {
    var state = WatchState()
    _ = state.start(.matching([pattern]), reason: "x")
    return state
  }

  @Test func `a change starts a run of what it touches`() {
    var state = WatchState()
    #expect(state.changed(.matching(["a"]), reason: "x") == run("a"))
    #expect(state.runEnded(isWhole: true) == .nothing)
    #expect(state.changed(.matching(["b"]), reason: "x") == run("b"))
  }

  @Test func `a change during a run ends it, and the next does both's tests`() {
    var state = running("a")
    #expect(state.changed(.matching(["b"]), reason: "x") == .stop)
    #expect(state.changed(.matching(["c"]), reason: "x") == .nothing)
    #expect(state.runEnded(isWhole: false) == run("a", "b", "c"))
    #expect(state.runEnded(isWhole: true) == .nothing)
  }

  @Test func `what a run left undone is done with the next change`() {
    var state = running("a")
    #expect(state.runEnded(isWhole: false) == .nothing)
    #expect(state.changed(.matching(["b"]), reason: "x") == run("a", "b"))
    #expect(state.runEnded(isWhole: true) == .nothing)
    #expect(state.changed(.matching(["c"]), reason: "x") == run("c"))
  }

  @Test func `keys choose what runs`() {
    var state = running("a")
    _ = state.runEnded(isWhole: true)
    #expect(state.pressed(.again, failing: []) == run("a", reason: "again"))
    _ = state.runEnded(isWhole: true)
    #expect(state.pressed(.failing, failing: []) == .say("No snapshot fails."))
    #expect(state.pressed(.failing, failing: ["f"]) == run("f", reason: "failing tests"))
    #expect(state.pressed(.all, failing: []) == .stop)
    #expect(state.runEnded(isWhole: false) == .run(.all, reason: "all tests"))
  }

  @Test func `quit and review wait for the run's end`() {
    var state = running("a")
    #expect(state.pressed(.quit, failing: []) == .stop)
    #expect(state.changed(.matching(["b"]), reason: "x") == .nothing)
    #expect(state.runEnded(isWhole: false) == .quit)
    var idle = WatchState()
    #expect(idle.pressed(.review, failing: []) == .review)
    #expect(idle.pressed(.quit, failing: []) == .quit)
  }

  @Test func `what failed stays known until its test runs again`() {
    func summary(_ snapshot: String, _ status: RunRecord.Status) -> RunSummary {
      let record = RunRecord(
        event: .start, assertion: "1", snapshot: snapshot, test: "T/\(snapshot)(_:)",
        framework: .swiftTesting, file: "/T.swift", line: 1)
      return RunSummary([record, record.ended(status)])
    }
    var outcomes = KnownOutcomes()
    outcomes.note(summary("a", .differed))
    outcomes.note(summary("b", .matched))
    #expect(outcomes.failingTests == ["T[./]a"])
    #expect(outcomes.tests(ofReference: "b") == ["T/b(_:)"])
    outcomes.note(summary("a", .matched))
    #expect(outcomes.failingTests == [])
    #expect(outcomes.failingSnapshots == 0)
  }

  @Test func `keys are letters, Return and Control-D`() {
    let keys = Array("afrqx\n\u{4}".utf8).map(WatchState.Key.init)
    #expect(keys == [.all, .failing, .review, .quit, nil, .again, .quit])
  }
}
