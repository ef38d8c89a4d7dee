import Foundation

/// A log of one subsystem and category. Differs: messages are neither kept nor printed, as no
/// picture shows them.
open class OSLog: NSObject, @unchecked Sendable {
  /// What a log's messages and signposts are about.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The category's name.
    public let rawValue: String

    /// Makes a category of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The places that Instruments shows by themselves.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// Tracing that costs nothing while nobody records it.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// Tracing that comes with a backtrace.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  /// The log of messages that name no other.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// The log that takes no messages.
  public static let disabled = OSLog(subsystem: "", category: "")

  /// Makes the log of a subsystem, such as `com.company.app`, and one of its categories.
  public init(subsystem: String, category: String) {}

  /// Makes the log of a subsystem and a category that tools know.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// Whether messages of a level are kept. Differs: they never are.
  open func isEnabled(type: OSLogType) -> Bool { false }

  /// Whether signposts are recorded. Differs: they never are.
  open var signpostsEnabled: Bool { false }
}

/// Logs a message of a format and its arguments. Differs: it has no effect.
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: Any?...
) {}

/// Logs a message of a format and its arguments. Differs: it has no effect.
public func os_log(
  _ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ args: Any?...
) {}

/// Logs a message. Differs: it has no effect, and what the message interpolates is not evaluated.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) {}

/// Logs a message. Differs: it has no effect, and what the message interpolates is not evaluated.
@_disfavoredOverload
public func os_log(_ logType: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {}
