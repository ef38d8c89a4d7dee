import Synchronization
import CoreGraphics
import Foundation
import SnapshotCore
import UIKit
internal import XCTest

/// Follows XCTest: which method runs, and when the next one starts.
///
/// On Linux it is there before the first method (`RaisedExceptions`). Elsewhere the first assertion
/// installs it, so that it does not know the method that this one is in.
final class XCTestWatcher: XCTestObservation, Sendable {
  static let shared: XCTestWatcher = {
    let watcher = XCTestWatcher()
    XCTestObservationCenter.shared.addTestObserver(watcher)
    return watcher
  }()

  private enum State {
    case installedInside
    case running(String)
    case between
  }

  /// Whether a method of this process has failed.
  private let hasFailed = Atomic<Bool>(false)

  private let state = Mutex(State.installedInside)
  /// The default time zone when the running method began.
  private let zoneBefore = Mutex<TimeZone?>(nil)

  private init() {}

  /// The running method, such as `CardTests.testShadow`; nil before the first method that starts
  /// under watch, and between two.
  var testName: String? {
    state.withLock { state in
      if case .running(let name) = state { name } else { nil }
    }
  }

  /// Whether XCTest would lose a failure: no method is running that could have it.
  var losesFailures: Bool {
    state.withLock { state in
      if case .between = state { true } else { false }
    }
  }

  /// Says that no method has begun: what a class does before its first one has no test either.
  func watchFromStart() {
    state.withLock { state in
      if case .installedInside = state { state = .between }
    }
  }

  func testCase(
    _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
    atLine lineNumber: Int
  ) {
    hasFailed.store(true, ordering: .relaxed)
  }

  /// A method that failed counts as running up to here: `swift test --parallel` knows of its
  /// failure by the status of its process alone, which a class's `tearDown` may end.
  func testBundleDidFinish(_ testBundle: Bundle) {
    hasFailed.store(false, ordering: .relaxed)
    RunningTests.shared?.end()
  }

  func testCaseWillStart(_ testCase: XCTestCase) {
    state.withLock { $0 = .running(testCase.name) }
    RunningTests.shared?.begin(testCase.name)
    Surroundings.process.counters.reset()
    zoneBefore.withLock { $0 = NSTimeZone.default }
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    // What the class's `setUp` chose holds for the class's other methods.
    zoneBefore.withLock { zone in
      if let before = zone { FormatSettings.restoreProcess(defaultZone: before) }
      zone = nil
    }
    WaitingNotes.shared.forget(owner: testCase.name.hashValue)
    AppearanceScope.forget(test: testCase.name)
    state.withLock { $0 = .between }
    if testCase.testRun?.hasBeenSkipped == true,
      let directory = SnapshotEnvironment.current.runDirectory
    {
      SkippedMethods.note(testCase.name, in: directory)
    }
    if !hasFailed.load(ordering: .relaxed) { RunningTests.shared?.end() }
  }

  func testSuiteDidFinish(_ testSuite: XCTestSuite) {
    FormatSettings.restoreProcess()
  }

  /// Fails a process that a method ends with `exit`: `swift test --parallel`, which gives each
  /// method a process, would take exit status 0 for success.
  static func watchExit() {
    _ = processIdentifier
    atexit {
      // A child that the method forked ends as it likes.
      guard getpid() == XCTestWatcher.processIdentifier else { return }
      guard let test = XCTestWatcher.shared.testName else {
        // A class's `tearDown` may end a process whose method failed.
        if XCTestWatcher.shared.hasFailed.load(ordering: .relaxed) {
          fflush(nil)
          _exit(1)
        }
        return
      }
      let text = "error: \(test) ended its process with `exit`: neither it nor what comes after "
        + "it ran to the end.\n"
      FileHandle.standardError.write(Data(text.utf8))
      _exit(1)
    }
  }

  private static let processIdentifier = getpid()
}
