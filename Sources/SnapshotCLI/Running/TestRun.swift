import Foundation
import SnapshotCore
import SnapshotTool

/// One run of `swift test` with its records gathered, gone on with after crashes.
package struct TestRun {
  package let arguments: [String]
  package let root: String
  package let folder: RunFolder
  package let mode: RecordMode
  /// Takes the whole output of `swift test`.
  package let logPath: String
  /// Whether the output of `swift test` is shown as it comes.
  package let showsOutput: Bool
  /// Whether tests are only listed.
  package var isListing = false
  /// The maximum seconds that a test may take before it ends the run; nil for no limit.
  package var testTimeoutSeconds: Double?
  /// The maximum seconds in which nothing happens before the run is ended; nil for no limit.
  package var idleTimeoutSeconds: Double? = TestRun.defaultIdleSeconds
  /// What an iOS package is built from; its messages are told of the author's columns.
  var foreign: IOSPackageBuild?
  /// How pictures of other programs count.
  var foreignPictures: [String: String] = [:]
  /// How previews are drawn; nil where none are.
  var previewMatrix: PreviewMatrix?

  package struct Result: Sendable {
    package let summary: RunSummary
    package let output: TestOutput
    /// The first one that is not 0.
    package let exitStatus: Int32
    /// Tests in progress when the run was interrupted; nil if it was not.
    package let interruptedTests: [String]?
    /// The tests that took longer than they may, which ended the run; empty where none did.
    package var overdueTests: [String] = []
    package var testTimeoutSeconds: Double?
    /// The tests in progress when nothing had happened for too long; nil where something did.
    package var idleTests: [String]?
    package var idleTimeoutSeconds: Double?
    /// Whether a process ended before its tests had, whatever its exit status.
    package let isCut: Bool
    /// The number of tests that did not run because of crashes; nil where it is not known.
    package let missedTests: Int?
    /// Tests that were skipped or are disabled, by name.
    package var skippedTests: [SkippedTest] = []
    /// Lines of the processes' records that could not be read: what they told is not known.
    package var unreadableRecords = 0
  }

  /// The seconds without a sign of life after which a run is ended, unless an option says more.
  package static let defaultIdleSeconds = 600.0
  /// The shortest such limit that follows from a limit for one test: between two tests
  /// `swift test` needs some time for itself.
  static let shortestIdleSeconds = 30.0
  /// The seconds from the first interruption to the next stronger signal.
  private static let graceSeconds = 3.0
  /// The seconds to wait for output after the process has ended.
  private static let drainSeconds = 2.0
  /// The seconds between two looks at the output while the tests run.
  private static let tickSeconds = 0.1

  package func run(_ console: Console) throws -> Result {
    Interruption.watch()
    var gathering = Gathering(console, folder)
    var continuation = Continuation()
    var next: [String]? = arguments
    var exitStatus: Int32 = 0
    while let command = next {
      let eventsPath = folder.eventsPath(gathering.runs.count + 1)
      gathering.beginProcess(eventsPath: eventsPath)
      let status = try execute(command + eventArguments(eventsPath), &gathering)
      if exitStatus == 0 { exitStatus = status }
      next = nil
      let left = RunningTests.takeNames(in: folder.path)
      if gathering.isEnded { break }
      if Interruption.signals > 0 {
        gathering.noteInterrupted(TestEvents(path: eventsPath), methods: left)
        break
      }
      gathering.output.completeFailures(
        from: eventsPath, authorLines: foreign?.authorLines)
      gathering.output.crashes.endMethods()
      for method in left { gathering.output.crashes.noteLeft(method) }
      let filters = continuation.filters(after: TestEvents(path: eventsPath))
      if let culprit = continuation.culprit {
        gathering.nameCrash(TestEvents.name(of: culprit), exitStatus: status)
      } else if let acquitted = continuation.acquitted {
        gathering.output.crashes.acquitLast(TestEvents.name(of: acquitted))
      }
      next = filters.map { Continuation.arguments(after: arguments, filters: $0) }
    }
    gathering.progress.clear()
    let records = gathering.records
    if gathering.runs.count > 1 {
      do throws(FileError) {
        try folder.replaceRecords(by: records)
      } catch {
        // What is known is still told here; the folder alone says it less well.
        console.error("snapshot: the records of the repeated tests were not merged: \(error)\n")
      }
    }
    return Result(
      summary: RunSummary(records), output: gathering.output, exitStatus: exitStatus,
      interruptedTests: Interruption.signals > 0 ? gathering.interruptedTests : nil,
      overdueTests: gathering.overdueTests, testTimeoutSeconds: testTimeoutSeconds,
      idleTests: gathering.idleTests, idleTimeoutSeconds: idleLimitSeconds,
      isCut: continuation.crashes > 0 || gathering.output.crashes.hasSilentEnd,
      missedTests: isMissingMethods(gathering.output) ? nil : continuation.missedTests,
      skippedTests: skippedTests(processes: gathering.runs.count),
      unreadableRecords: gathering.unreadableRecords)
  }

  private func skippedTests(processes: Int) -> [SkippedTest] {
    let functions = (0..<processes).flatMap { SkippedEvents.tests(in: folder.eventsPath($0 + 1)) }
    let methods = SkippedMethods.names(in: folder.path).map { SkippedTest(name: $0, file: nil) }
    return Set(functions + methods).sorted { ($0.name, $0.file ?? "") < ($1.name, $1.file ?? "") }
  }

  /// Whether a crash may have kept methods of XCTest from running: they share a process, and are
  /// listed by one.
  private func isMissingMethods(_ output: TestOutput) -> Bool {
    let crashes = output.crashes.crashes
    if crashes.contains(where: { $0.words == CrashReader.listingAdvice }) { return true }
    return !arguments.contains("--parallel")
      && crashes.contains { $0.test?.contains("/") != true }
  }

  /// Runs a command to its end, or to the end that an interruption makes.
  private func execute(_ command: [String], _ gathering: inout Gathering) throws -> Int32 {
    let process = TestProcess(
      command, directory: root, environment: environment, logPath: logPath)
    do {
      try process.start()
    } catch {
      throw PackageError.cannotStart(FewFiles.advice ?? ErrorWords.text(error))
    }
    var stop = Stop()
    var watch = RunWatch(
      root: process.identifier, variable: SnapshotEnvironment.runDirectoryName,
      value: folder.sharedPath)
    let isBuilt = command.contains("--skip-build")
    var authorLines = foreign?.authorLines
    let clock = ContinuousClock()
    var endedAt: ContinuousClock.Instant?
    while true {
      // Asked before the output is read: none is written after the process has ended.
      let exitStatus = process.exitStatus
      let isDrained = process.isAtEndOfOutput
      let lines = process.takeLines().flatMap { authorLines?.originals($0) ?? [$0] }
      gathering.take(lines, showsOutput: showsOutput)
      if let exitStatus {
        endedAt = endedAt ?? clock.now
        if isDrained || clock.now - endedAt! > .seconds(Self.drainSeconds) {
          stop.endWhatIsLeft()
          gathering.tell(watch.endSurvivors())
          return exitStatus
        }
      }
      gathering.watchLongTests(limitSeconds: testTimeoutSeconds)
      let isTesting = gathering.output.phase == .testing
      gathering.tell(
        watch.look(at: gathering.elapsedSeconds, isTesting: isTesting || isBuilt))
      gathering.watchActivity(
        limitSeconds: idleLimitSeconds, busySeconds: isTesting ? 0 : watch.busySeconds)
      stop.signalIfAsked(
        process, requests: gathering.isEnded ? 1 : Interruption.signals,
        elapsedSeconds: gathering.elapsedSeconds, graceSeconds: Self.graceSeconds)
      gathering.showProgress(isListing: isListing)
      process.waitForEnd(seconds: Self.tickSeconds)
    }
  }

  /// The seconds in which something has to happen; a limit for one test is one for the time between
  /// tests, too.
  private var idleLimitSeconds: Double? {
    let ofTests = testTimeoutSeconds.map { max($0, Self.shortestIdleSeconds) }
    return [idleTimeoutSeconds, ofTests].compactMap(\.self).min()
  }

  private func eventArguments(_ path: String) -> [String] {
    isListing
      ? [] : ["--event-stream-output-path", path, "--event-stream-version", TestEvents.version]
  }

  private var environment: [String: String] {
    var variables = SnapshotEnvironment.current.variables
    variables[SnapshotEnvironment.recordName] = mode.rawValue
    variables[SnapshotEnvironment.toolName] = ToolCommand.name
    variables[SnapshotEnvironment.runDirectoryName] = folder.sharedPath
    variables.merge(foreignPictures) { $1 }
    if let previewMatrix { variables[SnapshotEnvironment.previewsName] = previewMatrix.json }
    variables[SnapshotEnvironment.artifactsName] = folder.sharedPath + "/artifacts"
    return variables
  }
}

/// What the processes of a run have said so far.
private struct Gathering {
  var output = TestOutput()
  /// The records of each process of `swift test`.
  var runs: [[RunRecord]] = []
  var progress: Progress
  /// The tests that ran when the run was interrupted.
  private(set) var interruptedTests: [String] = []
  /// The tests that took longer than they may.
  private(set) var overdueTests: [String] = []
  /// The tests that ran when nothing had happened for too long; nil where something did.
  private(set) var idleTests: [String]?

  /// When something happened last, and the size of the stream of events then.
  private var activeSeconds = 0.0
  private var eventBytes = 0
  private var eventsPath = ""
  private var long = LongTests()
  /// The time at which tests that take long were last looked for.
  private var watchedSeconds = 0.0
  private var crashesBefore = 0
  /// The places of the starts in the last run that have no end yet, by test.
  private var openStarts: [String: Int] = [:]
  private var reader: RunReader
  private let folder: RunFolder
  private var counts = Progress.Counts()
  private let console: Console
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant

  init(_ console: Console, _ folder: RunFolder) {
    self.console = console
    self.folder = folder
    progress = Progress(console)
    reader = RunReader(directory: folder.path)
    start = clock.now
  }

  var unreadableRecords: Int { reader.unreadableLines }

  var elapsedSeconds: Double { (clock.now - start) / .seconds(1) }

  /// All records, each snapshot once; what ended a test's last assertion is said with it.
  var records: [RunRecord] {
    let crashes = output.crashes.crashes
    let merged = RunRecord.merged(runs)
    if crashes.isEmpty { return merged }
    return merged.map { record in
      guard record.event == .start, let crash = crashes.last(where: { $0.test == record.test })
      else { return record }
      var record = record
      record.message = crash.text
      return record
    }
  }

  /// Whether the run is to be ended because of a limit.
  var isEnded: Bool { !overdueTests.isEmpty || idleTests != nil }

  mutating func beginProcess(eventsPath: String) {
    runs.append([])
    self.eventsPath = eventsPath
    eventBytes = 0
    activeSeconds = elapsedSeconds
    long.begin(directory: folder.path, eventsPath: eventsPath)
    openStarts = [:]
    crashesBefore = output.crashes.crashes.count
  }

  mutating func take(_ lines: [String], showsOutput: Bool) {
    for line in lines {
      output.consume(line)
      // `swift test` tells of a method with a process of its own when that has ended.
      if Interruption.signals > 0, let method = TestOutput.testedMethod(line) {
        interruptedTests.append(method)
      }
      if showsOutput {
        progress.clear()
        console.error(line + "\n")
      }
    }
    let new = reader.newRecords()
    if !lines.isEmpty || !new.isEmpty { activeSeconds = elapsedSeconds }
    counts.add(new)
    for record in new { add(record, to: runs.count - 1) }
  }

  /// An end takes the place of its start: a run may have many of them.
  private mutating func add(_ record: RunRecord, to run: Int) {
    if record.event == .start {
      openStarts[record.assertion] = runs[run].count
    } else if let place = openStarts.removeValue(forKey: record.assertion) {
      runs[run][place] = record
      return
    }
    runs[run].append(record)
  }

  /// Looks at the process that was interrupted, once it has ended.
  ///
  /// - Parameter methods: The methods of XCTest that have begun and not ended.
  mutating func noteInterrupted(_ events: TestEvents, methods: [String]) {
    if let method = output.crashes.openMethod { interruptedTests.append(method) }
    interruptedTests += methods.filter { !interruptedTests.contains($0) }
    interruptedTests += events.running.map(TestEvents.name)
  }

  /// Looks once a second which tests take long, and says so.
  mutating func watchLongTests(limitSeconds: Double?) {
    let seconds = elapsedSeconds
    guard output.phase == .testing, overdueTests.isEmpty, seconds - watchedSeconds >= 1 else {
      return
    }
    watchedSeconds = seconds
    long.update(at: seconds)
    if let limitSeconds {
      overdueTests = long.overdue(at: seconds, limitSeconds: limitSeconds)
    }
    let asserting = Set(openStarts.values.map { runs[runs.count - 1][$0].test })
    guard let line = long.line(at: seconds, isAsserting: asserting.contains) else { return }
    progress.clear()
    console.error(line + "\n")
  }

  /// Says what was done to the run's processes.
  mutating func tell(_ sentences: [String]) {
    guard !sentences.isEmpty else { return }
    progress.clear()
    for sentence in sentences { console.error("snapshot: \(sentence)\n") }
  }

  /// Notes whether nothing has happened for too long: no output, no record, no event.
  ///
  /// - Parameter busySeconds: When the processes used the processor last, where that counts.
  mutating func watchActivity(limitSeconds: Double?, busySeconds: Double) {
    guard let limitSeconds, !isEnded, elapsedSeconds - activeSeconds >= limitSeconds else {
      return
    }
    let bytes = FileAccess.status(of: eventsPath, followsLinks: true).map { Int($0.st_size) } ?? 0
    if bytes != eventBytes {
      eventBytes = bytes
      activeSeconds = elapsedSeconds
      return
    }
    activeSeconds = max(activeSeconds, busySeconds)
    guard elapsedSeconds - activeSeconds >= limitSeconds else { return }
    idleTests = long.running
  }

  mutating func showProgress(isListing: Bool) {
    let phase = isListing && output.phase == .testing ? .listing : output.phase
    progress.update(phase, counts, elapsedSeconds: elapsedSeconds)
  }

  /// Says which test ended the last process. One that had no last words, because the test called
  /// `exit`, is told of too.
  mutating func nameCrash(_ test: String, exitStatus: Int32) {
    let crashes = output.crashes.crashes
    if crashes.count > crashesBefore, crashes.last?.test == nil {
      output.crashes.nameLast(test)
    } else {
      output.crashes.add(TestCrash(test: test, words: TestCrash.silence(exitStatus: exitStatus)))
    }
  }
}

/// Ends the child after an interruption, or where a limit is passed, first kindly.
private struct Stop {
  private var sentAt: Double?
  private var strength = 0
  private var descendants: Set<ProcessTree.Member> = []

  mutating func signalIfAsked(
    _ process: TestProcess, requests: Int, elapsedSeconds: Double, graceSeconds: Double
  ) {
    guard requests > 0, strength < 3 else { return }
    if let sentAt, elapsedSeconds - sentAt < graceSeconds, requests <= strength {
      return
    }
    descendants.formUnion(process.descendants)
    process.signal([SIGINT, SIGTERM, SIGKILL][strength])
    strength += 1
    sentAt = elapsedSeconds
  }

  /// Tests that heed no signal outlive `swift test`.
  func endWhatIsLeft() {
    ProcessTree.kill(descendants)
  }
}

extension TestRun.Result {
  /// The reason why the run is incomplete; nil where it is whole.
  ///
  /// - Parameter share: The part of the tests that ran, where other machines run the rest: such a
  ///   part may have no snapshot.
  package func trouble(
    otherFailures: [RunManifest.OtherFailure], share: ShardShare? = nil
  ) -> RunManifest.Trouble? {
    if let interruptedTests { return .interrupted(running: interruptedTests) }
    if !overdueTests.isEmpty, let testTimeoutSeconds {
      return .timedOut(limitSeconds: testTimeoutSeconds, running: overdueTests)
    }
    if let idleTests, let idleTimeoutSeconds {
      return .idle(limitSeconds: idleTimeoutSeconds, running: idleTests)
    }
    if exitStatus != 0, output.phase != .testing, summary.entries.isEmpty {
      let errors = output.buildErrors.isEmpty ? output.lastLines : output.buildErrors
      return .buildFailed(errors + BuildAdvice.lines(for: errors))
    }
    let crashes = output.crashes.crashes
    if !crashes.isEmpty, output.crashes.hasProof || isCut {
      return .crashed(crashes.map(\.text))
    }
    if unreadableRecords > 0 {
      let lines = NumberText.counted(unreadableRecords, "line")
      return .incomplete(["\(lines) of the tests’ records cannot be read."])
    }
    if let share, exitStatus == 0, output.testsRun < share.tests {
      let text = "Only \(output.testsRun) of this part’s \(share.tests) tests ran."
      return .unexplained(exitStatus: exitStatus, lines: [text])
    }
    if let share, share.totalTests > 0, summary.entries.isEmpty {
      let isExplained = exitStatus == 0 || !otherFailures.isEmpty
      return isExplained ? nil : .unexplained(exitStatus: exitStatus, lines: output.lastLines)
    }
    if summary.entries.isEmpty {
      return exitStatus == 0 || !otherFailures.isEmpty
        ? .noResults : .unexplained(exitStatus: exitStatus, lines: output.lastLines)
    }
    let isExplained = !otherFailures.isEmpty || !summary.failures.isEmpty
    if exitStatus != 0, !isExplained {
      return .unexplained(exitStatus: exitStatus, lines: output.lastLines)
    }
    return nil
  }
}
