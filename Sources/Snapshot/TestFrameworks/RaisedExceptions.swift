import Foundation
import SnapshotCore
import Synchronization
import UIKit
internal import Testing
internal import XCTest

/// Fails the test that does what iOS raises an exception for, and lets it go on.
enum RaisedExceptions {
  private static let known = Mutex<Set<String>>([])

  /// Fails the assertion that is running, or without one the test, once for each mistake.
  ///
  /// - Returns: Whether there is a test that could fail.
  static func take(_ exception: UIKitException) -> Bool {
    if let sink = SnapshotTestingConfiguration.current?.sink {
      sink.add(exception)
      return true
    }
    let message = "\(exception)\n(On iOS this exception would end the test.)"
    if let test = Test.current {
      if isNew(message, of: "\(test.id) \(Test.Case.current.map(String.init(describing:)) ?? "")") {
        Issue.record(Comment(rawValue: message), sourceLocation: test.sourceLocation)
      }
      return true
    }
    guard CurrentTest.isSwiftTestingProcess || CommandLine.arguments[0].hasSuffix(".xctest") else {
      return false
    }
    let site = AssertionSite(
      fileID: "UIKit/UIKitException.swift", filePath: "UIKit/UIKitException.swift", testName: "",
      line: 1, column: 1)
    if isNew(message, of: XCTestWatcher.shared.testName ?? "") {
      FailureReporting.fail(message, at: site)
    }
    return true
  }

  private static func isNew(_ message: String, of test: String) -> Bool {
    known.withLock { $0.insert(test + message).inserted }
  }
}

#if os(Linux)
  /// Runs when the program is loaded: a test may do such a thing, or make a view that lacks
  /// something, before its first assertion.
  @used @section(".init_array")
  private let installation: @convention(c) () -> Void = {
    UIKitException.setHandler { RaisedExceptions.take($0) }
    // Swift Testing takes what it says of exit tests out of the environment before they begin.
    _ = SnapshotEnvironment.current
    WaitingNotes.shared.setOwner(TestOwner.current)
    TextLacks.observe()
    AppearanceScope.testNames.set { TestOwner.name }
    if CommandLine.arguments[0].hasSuffix(".xctest"), !CurrentTest.isSwiftTestingProcess {
      XCTestWatcher.shared.watchFromStart()
      XCTestWatcher.watchExit()
    }
  }
#endif
