import Foundation

extension Snapshotting where Format == String {
  /// The value’s `String(describing:)`.
  public static var description: Snapshotting {
    SimplySnapshotting.lines.pullback(String.init(describing:))
  }

  /// The value with all it holds, much as Swift’s `dump` prints it.
  ///
  /// What structs, classes, dictionaries and sets hold is sorted. A type says what stands for it by
  /// conforming to `AnySnapshotStringConvertible`.
  public static var dump: Snapshotting {
    SimplySnapshotting.lines.pullback { ValueDump.text($0) }
  }
}

extension Snapshotting where Value == Data, Format == Data {
  /// Bytes, which must all be the same.
  public static var data: Snapshotting {
    Snapshotting(
      pathExtension: nil,
      diffing: Diffing(
        toData: { $0 }, fromData: { $0 },
        diff: { old, new in
          if old == new { return nil }
          let first = zip(old, new).prefix { $0 == $1 }.count
          let sizes =
            old.count == new.count
            ? "\(old.count) bytes each" : "\(new.count) bytes, the reference \(old.count)"
          return ("The first byte that differs is number \(first + 1); \(sizes).", [])
        }))
  }
}
