import CoreGraphics
internal import Testing

/// Numbers the tests that run at one time, for what is noted before an assertion.
enum TestOwner {
  /// What the running test, or the case of one, is called, in whichever of its tasks; nil where no
  /// framework tells.
  static var name: String? {
    if let test = Test.current {
      return "\(test.id) \(Test.Case.current.map(String.init(describing:)) ?? "")"
    }
    return CurrentTest.isSwiftTestingProcess ? nil : XCTestWatcher.shared.testName
  }

  /// The test that runs in this task, or on XCTest's thread; nil where no framework tells.
  @Sendable static func current() -> Int? {
    if let test = Test.current {
      var hasher = Hasher()
      hasher.combine(test.id)
      // Cases of one test run beside each other, each in a task of its own.
      hasher.combine(WaitingNotes.task)
      return hasher.finalize()
    }
    if CurrentTest.isSwiftTestingProcess { return nil }
    return XCTestWatcher.shared.testName.map(\.hashValue)
  }
}
