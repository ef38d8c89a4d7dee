/// Writes messages to the log of a subsystem and category.
///
/// Differs: messages are neither kept nor printed, as no picture shows them, and what they
/// interpolate is not evaluated.
public struct Logger: Sendable {
  /// Makes a logger for the default log.
  public init() {}

  /// Makes a logger for a subsystem, such as `com.company.app`, and one of its categories.
  public init(subsystem: String, category: String) {}

  /// Makes a logger for a log.
  public init(_ logObj: OSLog) {}

  /// Logs a message at the default level.
  public func log(_ message: OSLogMessage) {}

  /// Logs a message at a level.
  public func log(level: OSLogType, _ message: OSLogMessage) {}

  /// Logs what is of use while somebody follows the course of events.
  public func trace(_ message: OSLogMessage) {}

  /// Logs what is of use while somebody looks for a fault.
  public func debug(_ message: OSLogMessage) {}

  /// Logs what helps, but is not needed, to find a fault.
  public func info(_ message: OSLogMessage) {}

  /// Logs what is needed to find a fault.
  public func notice(_ message: OSLogMessage) {}

  /// Logs what should not have happened.
  public func warning(_ message: OSLogMessage) {}

  /// Logs a fault of the process.
  public func error(_ message: OSLogMessage) {}

  /// Logs a fault of the process that needs attention.
  public func critical(_ message: OSLogMessage) {}

  /// Logs a fault of the system, or a programmer's.
  public func fault(_ message: OSLogMessage) {}
}
