import Foundation

@testable import ObjectiveCRuntime

/// The exceptions that Objective-C would raise, for the test that expects them. Another one that
/// runs meanwhile has its own.
enum RaisedExceptions {
  private final class Log: @unchecked Sendable { var exceptions: [ObjectiveCException] = [] }

  @TaskLocal private static var log: Log?

  static func collecting(_ body: () -> Void) -> [ObjectiveCException] {
    ObjectiveCException.setHandler { exception in
      let log = RaisedExceptions.log
      log?.exceptions.append(exception)
      return log != nil
    }
    let log = Log()
    $log.withValue(log) { body() }
    return log.exceptions
  }

  /// The names of the exceptions.
  static func names(_ body: () -> Void) -> [String] { collecting(body).map(\.name) }
}
