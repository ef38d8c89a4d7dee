import Foundation
import SnapshotCore

/// A type that says how it reads in a dump.
public protocol AnySnapshotStringConvertible {
  /// Whether what the value holds is dumped below its description; false by default.
  static var renderChildren: Bool { get }

  /// What stands for the value: the same in every process.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  /// False: what the value holds is not dumped.
  public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension String: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
  /// The count of bytes; `.data` compares the bytes themselves.
  public var snapshotDescription: String { debugDescription }
}

extension Date: AnySnapshotStringConvertible {
  /// The date in UTC, to the second: `2001-01-01T00:00:00Z`.
  public var snapshotDescription: String { formatted(.iso8601) }
}

extension URL: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension NSObject: AnySnapshotStringConvertible {
  /// The object's own debug description without addresses.
  public var snapshotDescription: String {
    MemoryAddress.removed(from: debugDescription)
  }
}
