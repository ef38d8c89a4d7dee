/// How much a message of the log matters. Raw values are Apple's.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// Apple's number of the level.
  public let rawValue: UInt8

  /// Makes a level of its number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// Makes a level of its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The level of messages that ask for no other.
  public static let `default` = OSLogType(0)
  /// What helps, but is not needed, to find a fault.
  public static let info = OSLogType(1)
  /// What is of use while somebody looks for a fault.
  public static let debug = OSLogType(2)
  /// A fault of the process.
  public static let error = OSLogType(16)
  /// A fault of the system, or of several processes together.
  public static let fault = OSLogType(17)
}
