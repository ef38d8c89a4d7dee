import SnapshotCore

/// Says how far a run is: one line that is rewritten on a terminal, few lines elsewhere.
package struct Progress {
  /// The seconds between two lines where lines are kept.
  private static let sparseSeconds = 15.0

  private let console: Console
  private var isShown = false
  private var phase = TestOutput.Phase.starting
  private var lastLineSeconds = 0.0
  private var frame = 0

  package init(_ console: Console) {
    self.console = console
  }

  package mutating func update(
    _ phase: TestOutput.Phase, _ counts: Counts, elapsedSeconds: Double
  ) {
    if console.isInteractive {
      let spinner = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"][frame % 10]
      frame += 1
      let line = "\(spinner) \(Self.text(phase, counts))  \(Self.time(elapsedSeconds))"
      console.error("\r\u{1b}[K" + String(line.prefix(max(console.columns - 1, 20))))
      isShown = true
      return
    }
    let isNewPhase = Self.name(phase) != Self.name(self.phase)
    let isDue = elapsedSeconds - lastLineSeconds >= Self.sparseSeconds
    guard isNewPhase || isDue else { return }
    self.phase = phase
    lastLineSeconds = elapsedSeconds
    console.error("\(Self.text(phase, counts))  \(Self.time(elapsedSeconds))\n")
  }

  private static func time(_ seconds: Double) -> String {
    let whole = Int(clamping: seconds)
    return whole < 60 ? "\(whole) s" : "\(whole / 60) min \(whole % 60) s"
  }

  /// Removes the line that was rewritten.
  package mutating func clear() {
    if isShown { console.error("\r\u{1b}[K") }
    isShown = false
  }

  private static func name(_ phase: TestOutput.Phase) -> Int {
    switch phase {
    case .starting: 0
    case .building: 1
    case .listing: 2
    case .testing: 3
    }
  }

  private static func text(_ phase: TestOutput.Phase, _ counts: Counts) -> String {
    switch phase {
    case .starting: return "Starting"
    case .building(let step, let steps):
      return step == 0 ? "Building" : "Building \(step) of \(steps)"
    case .listing: return "Listing the tests"
    case .testing:
      if counts.ended == 0 { return "Testing" }
      var text = "Testing  \(NumberText.counted(counts.ended, "snapshot"))"
      if counts.recorded > 0 { text += ", \(NumberText.grouped(counts.recorded)) recorded" }
      if counts.failed > 0 { text += ", \(NumberText.grouped(counts.failed)) not matching" }
      return text
    }
  }
}

extension Progress {
  /// What the records say so far.
  package struct Counts: Sendable, Equatable {
    package private(set) var ended = 0
    package private(set) var recorded = 0
    package private(set) var failed = 0

    package init() {}

    package mutating func add(_ records: [RunRecord]) {
      for record in records {
        switch record.status {
        case nil: continue
        case .matched: break
        case .recorded: recorded += 1
        case .differed, .missing, .failed: failed += 1
        }
        ended += 1
      }
    }
  }
}
