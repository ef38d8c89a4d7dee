import SnapshotCore

/// A test that ended its process.
package struct TestCrash: Sendable, Equatable {
  /// The test's name as its framework writes it; nil where that is not known.
  package var test: String?
  /// What the process said last: `CardTests/Card.swift:5: Fatal error: no picture`.
  package var words: String
  /// The innermost place in the author's sources that the backtrace shows, `/path/Card.swift:5:9`;
  /// in the engine's where it shows none of the author's.
  package var place: String?

  package init(test: String? = nil, words: String, place: String? = nil) {
    self.test = test
    self.words = words
    self.place = place
  }

  /// The words for a process that ended without a message.
  ///
  /// - Parameter exitStatus: The exit status of `swift test`, which is the same for every failure.
  package static func silence(exitStatus: Int32?) -> String {
    exitStatus == 0
      ? "ended its process with exit status 0"
      : "ended its process without a message: it called `exit`, or was killed"
  }

  /// Whether `self` and the other are one crash: they differ at most by a test or a place that one
  /// of them does not know.
  fileprivate func isSame(as other: TestCrash) -> Bool {
    test == nil && words == other.words
      && (place == nil || other.place == nil || place == other.place)
  }

  /// The words for a process of which its signal alone is known.
  static func signal(_ number: Int) -> String {
    let meaning =
      switch number {
      case 4, 5: ": a trap"
      case 6: ": `abort`"
      case 7, 10: ": a bus error"
      case 8: ": a division by zero"
      case 9: ": it was killed, or ended here"
      case 11: ": a bad pointer, or a stack overflow"
      default: ""
      }
    return "\(signalStart)\(number)\(meaning)"
  }

  fileprivate static let signalStart = "a process ended with signal "

  /// Whether only its signal is known.
  fileprivate var isWordless: Bool { words.hasPrefix(Self.signalStart) }

  /// The crash in one line.
  package var text: String {
    var text = test.map { $0 + ": " } ?? ""
    text += words
    if let place, !words.contains(Self.fileAndLine(of: place)) { text += " at \(place)" }
    return text
  }

  /// `Card.swift:5` of `/path/Card.swift:5:9`.
  private static func fileAndLine(of place: String) -> String {
    FileAccess.split(place).name.split(separator: ":").prefix(2).joined(separator: ":")
  }
}

/// Finds the last words of crashed processes in the output of `swift test`.
///
/// Tests print what they like. So last words count only where there is a proof of a crash: `swift
/// test` says so, a stream of events is cut off, or a method has begun and not ended.
package struct CrashReader: Sendable {
  /// The maximum number of crashes that are kept.
  package static let maximumCrashes = 20

  package private(set) var crashes: [TestCrash] = []

  /// XCTest on Linux stops at the first method on the main actor while it makes its list.
  package static let listingAdvice =
    "XCTest cannot list the tests: one of its classes, or a method, is `@MainActor`. Mark the "
    + "class `@preconcurrency @MainActor`, and no method."

  /// The method of XCTest that began last, if it has not ended.
  private var runningMethod: String?
  /// Whether a process of XCTest ended before its tests without saying why.
  package private(set) var hasSilentEnd = false
  /// The suite of XCTest that began last, and the outermost that has not ended.
  private var runningSuite: String?
  private var openSuite: String?
  /// Whether Swift Testing is running its tests. Its output is not read as XCTest's: it contains
  /// the names and arguments of tests as they are, line breaks included.
  package private(set) var isInSwiftTesting = false
  /// Whether a process is known to have gone away: `swift test` said so, or methods did not end.
  /// What looks like last words alone may be what a test printed or was given.
  package private(set) var hasProof = false
  /// Whether the lines belong to the last crash, up to the end of its process.
  private var isInCrash = false
  private var isInCrashedThread = false

  package init() {}

  /// Whether the line tells of a crash.
  package mutating func consume(_ line: String) -> Bool {
    if SwiftTestingLine.isOne(line) {
      if line.hasPrefix("◇ Test run started") { beginSwiftTesting() }
      return false
    }
    // What `swift test` says of a process's end may stand in the middle of its registers.
    if BacktraceLines.isDump(line), BacktraceLines.processEnd(line) == nil { return isInCrash }
    if isInCrash, let place = sourcePlace(line) {
      let known = crashes[crashes.count - 1].place
      if known == nil || BacktraceLines.isEngine(known ?? "") && !BacktraceLines.isEngine(place) {
        crashes[crashes.count - 1].place = place
      }
      return true
    }
    if line.contains("Could not cast value of type"), line.contains("MainActor () -> ()") {
      begin(Self.listingAdvice)
      hasProof = true
    } else if line.contains("Fatal error: ") {
      begin(line)
    } else if line.hasPrefix("*** Program crashed: ") {
      if !isInCrash { begin(Self.signalText(line)) }
    } else if line.contains("unexpected signal code") {
      hasProof = true
      endProcess(line)
    } else {
      if line.contains("error: signalled(") { hasProof = true }
      noteProgress(line)
      return false
    }
    return true
  }

  /// Says which test it was that crashed last. An earlier crash with the same words and without
  /// a test was that one too: its test was run again.
  package mutating func nameLast(_ test: String) {
    guard var last = crashes.popLast() else { return }
    crashes.removeAll { $0.isSame(as: last) }
    last.test = test
    crashes.append(last)
  }

  /// The method that is running, in a process that has not told of a crash.
  package var openMethod: String? { openSuite == nil ? nil : runningMethod }

  /// Says that the test that ran at the last crash is not its cause.
  package mutating func acquitLast(_ test: String) {
    let words = "while \(test) ran, which passes on its own"
    guard let last = crashes.last, last.test == nil else {
      add(TestCrash(words: "A process ended without a message " + words))
      return
    }
    crashes.removeAll { $0.isSame(as: last) }
    crashes.append(TestCrash(words: "\(last.words) (\(words))", place: last.place))
  }

  /// The process that ran methods is gone. One that has not said why, and not ended its suites,
  /// ended itself or was killed.
  package mutating func endMethods() {
    isInSwiftTesting = false
    guard openSuite != nil else { return }
    openSuite = nil
    hasSilentEnd = true
    hasProof = true
    add(TestCrash(test: runningMethod, words: TestCrash.silence(exitStatus: nil)))
    runningMethod = nil
  }

  /// Notes a method that began and whose process is gone. If its end was not reported until now, it
  /// ended the process itself, or was killed.
  package mutating func noteLeft(_ method: String) {
    guard !crashes.contains(where: { $0.test == method }) else { return }
    hasSilentEnd = true
    hasProof = true
    add(TestCrash(test: method, words: TestCrash.silence(exitStatus: nil)))
  }

  package mutating func add(_ crash: TestCrash) {
    if crashes.count < Self.maximumCrashes { crashes.append(crash) }
  }

  private mutating func begin(_ words: String) {
    isInCrashedThread = false
    openSuite = nil
    let announced = crashes.firstIndex { $0.isWordless && isRunning($0.test) }
      .map { crashes.remove(at: $0) }
    guard crashes.count < Self.maximumCrashes else { return }
    crashes.append(TestCrash(test: runningMethod ?? announced?.test, words: words))
    isInCrash = true
  }

  /// Whether the test may be what runs; before its method begins, its class alone is known.
  private func isRunning(_ test: String?) -> Bool {
    guard let test, test != runningMethod else { return true }
    return runningMethod == nil && runningSuite.map { test.hasPrefix($0 + ".") } ?? false
  }

  /// `error: Process '/x.xctest CardTests.Card/testA' exited with unexpected signal code 4`: it
  /// may come before what that process printed.
  private mutating func endProcess(_ line: String) {
    defer {
      isInCrash = false
      isInCrashedThread = false
      openSuite = nil
    }
    if isInCrash { return }
    let quoted = line.split(separator: "'").dropFirst().first
    let argument = quoted?.split(separator: " ").dropFirst().first ?? "-"
    let method = argument.hasPrefix("-") ? nil : Self.method(argument)
    let number = line.firstRange(of: "unexpected signal code ").flatMap { mark in
      Int(line[mark.upperBound...].prefix(while: \.isNumber))
    }
    add(TestCrash(test: method, words: number.map(TestCrash.signal) ?? Self.fromErrorOn(line)))
  }

  /// `Card.testA` of `CardTests.Card/testA`.
  package static func method(_ argument: Substring) -> String {
    String(argument.drop { $0 != "." }.dropFirst()).replacing("/", with: ".")
  }

  private mutating func beginSwiftTesting() {
    endMethods()
    runningMethod = nil
    isInCrash = false
    isInSwiftTesting = true
  }

  /// `Test Case 'CardTests.testCard' started at …`, `Test Suite 'CardTests' passed at …`.
  private mutating func noteProgress(_ line: String) {
    if isInSwiftTesting { return }
    if let start = line.firstRange(of: "Test Suite '") {
      noteSuite(line[start.upperBound...])
    } else if line.hasPrefix("Test Case '") {
      let name = line.dropFirst(11).prefix { $0 != "'" }
      runningMethod = line.contains("' started") ? String(name) : nil
      isInCrash = false
    }
  }

  /// - Parameter text: `CardTests' started at …`. What a test printed may stand before it.
  private mutating func noteSuite(_ text: Substring) {
    let name = String(text.prefix { $0 != "'" })
    if !text.dropFirst(name.count).hasPrefix("' started") {
      if name == openSuite { openSuite = nil }
      return
    }
    if name == openSuite { endMethods() }
    if openSuite == nil {
      openSuite = name
      runningMethod = nil
      isInCrash = false
    }
    runningSuite = name
  }

  /// The place of a backtrace's frame, in the thread that crashed.
  private mutating func sourcePlace(_ line: String) -> String? {
    if line.hasPrefix("Thread ") { isInCrashedThread = line.hasSuffix(" crashed:") }
    return isInCrashedThread ? BacktraceLines.sourcePlace(line) : nil
  }

  /// `*** Program crashed: Bad pointer dereference at 0x0000000000000000 ***` without the address.
  private static func signalText(_ line: String) -> String {
    let text = line.dropFirst(4)
    let end = text.firstRange(of: " at 0x") ?? text.firstRange(of: " ***")
    return String(end.map { text[..<$0.lowerBound] } ?? text)
  }

  /// Other output may stand before it on the line.
  private static func fromErrorOn(_ line: String) -> String {
    line.firstRange(of: "error: ").map { String(line[$0.lowerBound...]) } ?? line
  }
}
