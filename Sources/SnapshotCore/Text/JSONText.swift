import Foundation

/// JSON the way this product writes it: one line, keys in alphabetical order, slashes plain.
package enum JSONText {
  package static func encode(_ value: some Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    do {
      return [UInt8](try encoder.encode(value))
    } catch {
      preconditionFailure("a plain value was not encoded: \(error)")
    }
  }

  package static func string(_ value: some Encodable) -> String {
    String(decoding: encode(value), as: UTF8.self)
  }
}
