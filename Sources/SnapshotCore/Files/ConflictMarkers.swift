/// The lines that git puts around both sides of a text that it could not merge.
package enum ConflictMarkers {
  /// The line of the first conflict mark, from 1; nil unless all three are there, in their order.
  package static func firstLine(in bytes: [UInt8]) -> Int? {
    var expected = ["<<<<<<< ", "=======", ">>>>>>> "].map { Array($0.utf8) }[...]
    var first: Int?
    for (index, line) in bytes.split(separator: 10, omittingEmptySubsequences: false).enumerated() {
      guard let mark = expected.first, line.starts(with: mark) else { continue }
      first = first ?? index + 1
      expected.removeFirst()
    }
    return expected.isEmpty ? first : nil
  }
}
