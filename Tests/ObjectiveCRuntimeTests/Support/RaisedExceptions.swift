import Foundation

@testable import ObjectiveCRuntime

/// The exceptions that Objective-C would raise, for the test that expects them.
enum RaisedExceptions {
  private final class Log: @unchecked Sendable { var exceptions: [ObjectiveCException] = [] }

  static func collecting(_ body: () -> Void) -> [ObjectiveCException] {
    let log = Log()
    ObjectiveCException.handlers.withHandler {
      log.exceptions.append($0)
      return true
    } operation: {
      body()
    }
    return log.exceptions
  }

  /// The names of the exceptions.
  static func names(_ body: () -> Void) -> [String] { collecting(body).map(\.name) }
}
