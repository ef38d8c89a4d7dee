import SnapshotCore

/// What all forms of a report say in the same words.
extension RunReport {
  /// What happened, as a sentence.
  package func sentence(_ trouble: RunManifest.Trouble) -> String {
    trouble.sentence(missedTests: missedTests)
  }
}

extension RunManifest.Trouble {
  /// - Parameter missedTests: The number of tests that did not run because of crashes; nil where it
  ///   is not known.
  fileprivate func sentence(missedTests: Int?) -> String {
    switch self {
    case .buildFailed: "The tests could not be built, so nothing was compared."
    case .crashed:
      switch missedTests {
      case 0: "A test crashed. All other tests ran."
      case let missed?:
        "A test crashed, and \(NumberText.counted(missed, "test")) did not run to the end."
      case nil: "A test process crashed; the tests after it did not run."
      }
    case .noResults:
      "No snapshot was compared: the tests that ran do not assert any, or no test was selected."
    case .interrupted: "Interrupted: the run is not complete."
    case .timedOut(let limitSeconds, let tests):
      (tests.count == 1 ? "A test" : "\(NumberText.grouped(tests.count)) tests")
        + " had not ended after \(NumberText.duration(seconds: limitSeconds)) "
        + "(--test-timeout), and the run was ended."
    case .idle(let limitSeconds, _):
      "Nothing happened for \(NumberText.duration(seconds: limitSeconds)), and the run was ended: "
        + "no output, no snapshot, no test that began or ended (--idle-timeout)."
    case .unexplained(let status, _):
      "`swift test` ended with \(status) without naming a failed test."
    case .incomplete: "Parts of the run are missing."
    }
  }

  /// Tests that are named where a run was interrupted.
  private static let maximumTests = 8

  /// The lines that explain it.
  package var lines: [String] {
    switch self {
    case .buildFailed(let lines), .crashed(let lines), .unexplained(_, let lines),
      .incomplete(let lines):
      lines
    case .noResults:
      [
        "Assert one with `assertSnapshot(of: view, as: .image)`, or check --filter.",
        "A run without results never counts as a success.",
      ]
    case .interrupted(let tests), .timedOut(_, let tests), .idle(_, let tests):
      tests.count <= Self.maximumTests
        ? tests.map { $0 + " had not ended." }
        : [
          "\(NumberText.grouped(tests.count)) tests had not ended. With --no-parallel "
            + "one runs at a time."
        ]
    }
  }
}

extension RunManifest.OtherFailure {
  /// The suite and the function or method: `CardTests` of `CardTests/shadow()` and of
  /// `CardTests.testShadow`; nil where the test stands in none.
  var parts: (suite: String?, name: String) {
    // A name in backticks may hold what separates names.
    let plain = test.prefix { $0 != "`" }
    var mark = plain.lastIndex(of: "/")
    if mark == nil, plain.count == test.count, !test.contains("(") {
      mark = test.firstIndex(of: ".")
    }
    guard let mark, test.index(after: mark) < test.endIndex else { return (nil, test) }
    let suite = String(test[..<mark]).replacing("/", with: ".")
    return (suite, String(test[test.index(after: mark)...]))
  }

  /// What the test said; never empty.
  var messageLines: [String] {
    let lines = message.split(separator: "\n").map(String.init)
    return lines.isEmpty ? ["The test failed."] : lines
  }
}

extension RunSummary.Outcome {
  /// The outcome in one word: `differs`.
  package var word: String {
    switch self {
    case .crashed: "crashed"
    case .failed: "failed"
    case .differed: "differs"
    case .missing: "missing"
    case .recorded: "recorded"
    case .matched: "matches"
    }
  }
}

extension RunSummary.Entry {
  /// What happened, in one line.
  package var shortText: String {
    switch outcome {
    case .differed:
      numbersText ?? firstLine ?? "The snapshot does not match its reference."
    case .missing:
      foreignText ?? "There is no reference. Check the actual picture, then record it."
    case .crashed, .failed: firstLine ?? "Nothing could be compared."
    case .recorded: "The reference was written."
    case .matched:
      record.cause == .structure ? "The same pixels, but different views." : "Same pixels."
    }
  }

  private var foreignText: String? {
    record.foreign.map { path in
      let numbers = record.numbers.map { " (\($0.text.trimmedStop))" } ?? ""
      return "\(path.singleLine) was not made by this engine\(numbers). Accept to record next to "
        + "it, or compare with it: \(ToolCommand.name) verify --foreign-tolerance recommended"
    }
  }

  private var numbersText: String? {
    guard let text = record.numbers?.text else { return nil }
    return record.frames.map { "\($0): \(text)" } ?? text
  }

  private var firstLine: String? {
    message.split(separator: "\n").first.map(String.init)
  }
}

extension RunRecord {
  /// The changes in the views, one per line, as many as a message shows.
  var changeLines: [String] { (changes ?? []).lines }
}

extension ChangeCause {
  /// The cause as the title of a group: `The font changed`.
  package var title: String {
    switch self {
    case .view: "Views changed"
    case .structure: "Views changed, pixels did not"
    case .drawing: "Only pixels changed"
    case .renderer: "The renderer changed, not the views"
    case .font: "A font changed, not the views"
    }
  }
}

extension String {
  /// The text without its full stop, for brackets.
  fileprivate var trimmedStop: String { hasSuffix(".") ? String(dropLast()) : self }
}
