import Synchronization
import CoreGraphics
internal import XCTest

/// Follows XCTest: which method runs, and when the next one starts.
///
/// It is installed by the first assertion, so it does not know the method that this one is in.
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

  private let state = Mutex(State.installedInside)

  private init() {}

  /// `CardTests.testShadow`; nothing before the first method that starts under watch, and
  /// between two.
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

  func testCaseWillStart(_ testCase: XCTestCase) {
    state.withLock { $0 = .running(testCase.name) }
    Surroundings.process.counters.reset()
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    WaitingNotes.shared.forget(owner: testCase.name.hashValue)
    state.withLock { $0 = .between }
  }
}
