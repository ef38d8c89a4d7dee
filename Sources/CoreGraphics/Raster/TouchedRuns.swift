/// The runs of columns in a row that lines touch or reach into, each from a multiple of four to
/// another, so that whoever reads them can take four columns at a time.
@safe struct TouchedRuns {
  private let words: UnsafeMutablePointer<UInt64>
  private let count: Int
  private var index = 0
  /// Columns of the word that are left.
  private var bits: UInt64

  /// - Parameter startsAtLeft: Whether the first column counts though its bit is not set: what
  ///   lies left of the bounds leaves none.
  @inline(__always)
  init(_ words: UnsafeMutablePointer<UInt64>, _ count: Int, startsAtLeft: Bool) {
    // SAFETY: The caller keeps the `count` words of a row, of which there is one at least, for as
    // long as this value is used.
    unsafe self.words = unsafe words
    self.count = count
    bits = unsafe Self.widened(words[0], 0)
    if startsAtLeft { bits |= 15 }
  }

  /// Sets all columns of the fours in which a bit is set. A touched cell reaches into the next one.
  @inline(__always)
  private static func widened(_ word: UInt64, _ before: UInt64) -> UInt64 {
    var fours = word | word &<< 1 | before &>> 63
    fours |= fours &>> 1
    fours |= fours &>> 2
    return (fours & 0x1111_1111_1111_1111) &* 15
  }

  @inline(__always)
  private mutating func advance() {
    // SAFETY: The index is below the number of words, and at least 1, as it was counted up from 0.
    index &+= 1
    bits = unsafe index < count ? Self.widened(words[index], words[index &- 1]) : 0
  }

  /// The next run; its end may lie beyond the last column.
  @inline(__always)
  mutating func next() -> (start: Int, end: Int)? {
    while bits == 0 {
      if index >= count { return nil }
      advance()
    }
    let first = bits.trailingZeroBitCount
    let start = index &<< 6 &+ first
    var length = (~(bits &>> UInt64(first))).trailingZeroBitCount
    var end = start &+ length
    if first &+ length < 64 {
      bits &= .max &<< UInt64(first &+ length)
      return (start, end)
    }
    repeat {
      advance()
      length = (~bits).trailingZeroBitCount
      end &+= length
    } while length == 64
    bits &= .max &<< UInt64(length)
    return (start, end)
  }
}
