/// The checksum of zlib streams.
///
/// - Source: RFC 1950, section 9.
struct Adler32 {
  private var first: UInt32 = 1
  private var second: UInt32 = 0

  var value: UInt32 { second << 16 | first }

  private static let modulus: UInt64 = 65_521
  /// The number of bytes that are summed before sums are divided.
  private static let chunk = 4096

  mutating func update(_ bytes: UnsafeRawPointer, _ count: Int) {
    // SAFETY: The caller has `count` bytes at `bytes` during this call. A chunk is taken where it
    // ends within them, then whole groups of 256 of the rest, and the last bytes one by one.
    var offset = 0
    while offset &+ Self.chunk <= count {
      unsafe add(Sums(bytes + offset, groups: Self.chunk / 256), count: Self.chunk)
      offset &+= Self.chunk
    }
    let groups = (count &- offset) / 256
    unsafe add(Sums(bytes + offset, groups: groups), count: 256 &* groups)
    offset &+= 256 &* groups
    var first = UInt64(first)
    var second = UInt64(second)
    while offset < count {
      unsafe first &+= UInt64(bytes.load(fromByteOffset: offset, as: UInt8.self))
      second &+= first
      offset &+= 1
    }
    self.first = UInt32(first % Self.modulus)
    self.second = UInt32(second % Self.modulus)
  }

  private mutating func add(_ sums: Sums, count: Int) {
    let second = UInt64(second) &+ UInt64(count) &* UInt64(first) &+ sums.weighted
    self.second = UInt32(second % Self.modulus)
    first = UInt32((UInt64(first) &+ sums.plain) % Self.modulus)
  }

  /// The sums of some groups of 256 bytes: each byte counted once, and each as often as there are
  /// bytes from it on.
  ///
  /// A group is 16 rows of 16 bytes, whose columns are summed on their own: 16 bits hold the sums
  /// of the sums that rows begin with, 16 · 15 / 2 · 255 < 65,536.
  private struct Sums {
    let plain: UInt64
    let weighted: UInt64

    init(_ bytes: UnsafeRawPointer, groups: Int) {
      // SAFETY: The caller has `groups` · 256 bytes at `bytes`; the last 16 of them are loaded from
      // 256 · group + 240 on.
      var columns = Columns()
      // Sums of what stands before rows of a group, and before groups.
      var beforeRows = Columns()
      var beforeGroups = Columns()
      for group in 0..<groups {
        var even = SIMD8<UInt16>.zero
        var odd = SIMD8<UInt16>.zero
        var evenBefore = SIMD8<UInt16>.zero
        var oddBefore = SIMD8<UInt16>.zero
        for row in 0..<16 {
          let pairs = unsafe bytes.loadUnaligned(
            fromByteOffset: 256 &* group &+ 16 &* row, as: SIMD8<UInt16>.self)
          evenBefore &+= even
          oddBefore &+= odd
          even &+= pairs & 0xff
          odd &+= pairs &>> 8
        }
        beforeGroups.add(columns)
        beforeRows.add(Columns(evenBefore, oddBefore))
        columns.add(Columns(even, odd))
      }
      let before = beforeRows.sum &* 16 &+ beforeGroups.sum &* 256
      plain = columns.sum
      weighted = before &+ columns.weightedSum
    }
  }

  /// One sum for each of 16 columns: of columns 0, 4, 8 and 12, of those after them, and so on.
  private struct Columns {
    private var sums = (
      SIMD4<UInt32>.zero, SIMD4<UInt32>.zero, SIMD4<UInt32>.zero, SIMD4<UInt32>.zero
    )

    init() {}

    /// Makes the sums of the columns from those with even and those with odd numbers.
    @inline(__always)
    init(_ even: SIMD8<UInt16>, _ odd: SIMD8<UInt16>) {
      // SAFETY: Both types have 16 bytes, and every pattern of bits is a value of four words.
      // The lower half of a word is the column that comes first.
      let evenPairs = unsafe unsafeBitCast(even, to: SIMD4<UInt32>.self)
      let oddPairs = unsafe unsafeBitCast(odd, to: SIMD4<UInt32>.self)
      sums = (evenPairs & 0xffff, oddPairs & 0xffff, evenPairs &>> 16, oddPairs &>> 16)
    }

    @inline(__always)
    mutating func add(_ other: Columns) {
      sums.0 &+= other.sums.0
      sums.1 &+= other.sums.1
      sums.2 &+= other.sums.2
      sums.3 &+= other.sums.3
    }

    var sum: UInt64 {
      UInt64((sums.0 &+ sums.1 &+ sums.2 &+ sums.3).wrappedSum())
    }

    /// A column counts as often as there are columns from it on.
    var weightedSum: UInt64 {
      let weights = SIMD4<UInt32>(16, 12, 8, 4)
      let first = sums.0 &* weights &+ sums.1 &* (weights &- 1)
      let second = sums.2 &* (weights &- 2) &+ sums.3 &* (weights &- 3)
      return UInt64((first &+ second).wrappedSum())
    }
  }
}
