import SnapshotCore

/// A test that ended its process.
package struct TestCrash: Sendable, Equatable {
  /// As its framework calls it; nothing where that is not known.
  package var test: String?
  /// What the process said last: `CardTests/Card.swift:5: Fatal error: no picture`.
  package var words: String
  /// The innermost place in sources that the backtrace shows, `/path/Card.swift:5:9`.
  package var place: String?

  package init(test: String? = nil, words: String, place: String? = nil) {
    self.test = test
    self.words = words
    self.place = place
  }

  /// Whether only its signal is known.
  fileprivate var isWordless: Bool { words.contains("unexpected signal code") }

  /// One line.
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
package struct CrashReader: Sendable {
  /// Crashes that are kept.
  package static let greatestCrashes = 20

  package private(set) var crashes: [TestCrash] = []

  /// XCTest on Linux stops at the first method on the main actor while it makes its list.
  package static let listingAdvice =
    "XCTest cannot list the tests: one of its classes, or a method, is `@MainActor`. Mark the "
    + "class `@preconcurrency @MainActor`, and no method."

  private var runningMethod: String?
  /// Whether the lines belong to the last crash, up to the end of its process.
  private var isInCrash = false
  private var isInCrashedThread = false

  package init() {}

  /// Whether the line tells of a crash.
  package mutating func consume(_ line: String) -> Bool {
    if isInCrash, let place = sourcePlace(line) {
      if crashes[crashes.count - 1].place == nil { crashes[crashes.count - 1].place = place }
      return true
    }
    if line.contains("Could not cast value of type"), line.contains("MainActor () -> ()") {
      begin(Self.listingAdvice)
    } else if line.contains("Fatal error: ") {
      begin(line)
    } else if line.hasPrefix("*** Program crashed: ") {
      if !isInCrash { begin(Self.signalText(line)) }
    } else if line.contains("unexpected signal code") {
      endProcess(Self.fromErrorOn(line))
    } else {
      noteMethod(line)
      return false
    }
    return true
  }

  /// Says which test it was that crashed last. An earlier crash with the same words and without
  /// a test was that one too: its test was run again.
  package mutating func nameLast(_ test: String) {
    guard var last = crashes.popLast() else { return }
    crashes.removeAll { $0 == last && $0.test == nil }
    last.test = test
    crashes.append(last)
  }

  package mutating func add(_ crash: TestCrash) {
    if crashes.count < Self.greatestCrashes { crashes.append(crash) }
  }

  private mutating func begin(_ words: String) {
    isInCrashedThread = false
    let announced = crashes.firstIndex {
      $0.isWordless && ($0.test == nil || $0.test == runningMethod)
    }
    if let announced { crashes.remove(at: announced) }
    guard crashes.count < Self.greatestCrashes else { return }
    crashes.append(TestCrash(test: runningMethod, words: words))
    isInCrash = true
  }

  /// `error: Process '/x.xctest CardTests.Card/testA' exited with unexpected signal code 4`: it
  /// may come before what that process printed.
  private mutating func endProcess(_ line: String) {
    defer {
      isInCrash = false
      isInCrashedThread = false
    }
    if isInCrash { return }
    let quoted = line.split(separator: "'").dropFirst().first
    let argument = quoted?.split(separator: " ").dropFirst().first ?? "-"
    let method =
      argument.hasPrefix("-")
      ? nil : argument.drop { $0 != "." }.dropFirst().replacing("/", with: ".")
    add(TestCrash(test: method.map { String($0) }, words: line))
  }

  /// `Test Case 'CardTests.testCard' started at …`; the words before a run of Swift Testing.
  private mutating func noteMethod(_ line: String) {
    if line.hasPrefix("Test Case '") {
      let name = line.dropFirst(11).prefix { $0 != "'" }
      runningMethod = line.contains("' started") ? String(name) : nil
      isInCrash = false
    } else if line.hasPrefix("◇ Test run started") {
      runningMethod = nil
      isInCrash = false
    }
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
