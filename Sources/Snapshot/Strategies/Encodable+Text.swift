import Foundation

extension Snapshotting where Value: Encodable, Format == String {
  /// The value as JSON: keys sorted, indented, slashes escaped.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return .json(encoder)
  }

  /// The value as an encoder of your own writes it.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    encoded(as: "JSON", pathExtension: "json") { try encoder.encode($0) }
  }

  /// The value as a property list in XML, keys sorted.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return .plist(encoder)
  }

  /// The value as an encoder of your own writes it. Let it write XML: the reference is text.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    encoded(as: "a property list", pathExtension: "plist") { try encoder.encode($0) }
  }

  private static func encoded(
    as what: String, pathExtension: String, _ encode: @escaping (Value) throws -> Data
  ) -> Snapshotting {
    var strategy: Snapshotting = SimplySnapshotting.lines.asyncPullback { value in
      Async(
        Result { String(decoding: try encode(value), as: UTF8.self) }
          .mapError { .other("The value cannot be encoded as \(what): \($0)") })
    }
    strategy.pathExtension = pathExtension
    return strategy
  }
}

extension Snapshotting where Format == String {
  /// An object of `JSONSerialization`'s kinds as JSON: keys sorted, indented, slashes escaped.
  public static var json: Snapshotting {
    var strategy: Snapshotting = SimplySnapshotting.lines.asyncPullback { (value: Value) in
      guard JSONSerialization.isValidJSONObject(value) else {
        return Async(
          .failure(.other("A \(type(of: value)) cannot be encoded as JSON.")))
      }
      return Async(
        Result {
          String(
            decoding: try JSONSerialization.data(
              withJSONObject: value,
              options: [.prettyPrinted, .sortedKeys]),
            as: UTF8.self)
        }
        .mapError { .other("The value cannot be encoded as JSON: \($0)") })
    }
    strategy.pathExtension = "json"
    return strategy
  }
}
