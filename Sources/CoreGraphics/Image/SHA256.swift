/// The SHA-256 hash of a stream of bytes.
///
/// - Source: NIST FIPS 180-4, sections 4.1.2, 4.2.2, 5.3.3 and 6.2.
package struct SHA256: Sendable {
  /// The 256 bits, comparable and printable.
  package struct Digest: Hashable, Sendable, CustomStringConvertible {
    fileprivate var words: SIMD8<UInt32>

    /// The 32 bytes in the standard's order.
    package var bytes: [UInt8] {
      (0..<32).map { index in
        let shift = UInt32(24 - index % 4 * 8)
        return UInt8(truncatingIfNeeded: words[index / 4] >> shift)
      }
    }

    /// The hash as 64 lower-case hexadecimal digits.
    package var description: String { Digits.hexadecimal(bytes) }
  }

  private var state = initialState
  /// The bytes that wait for the rest of their block: fewer than 64.
  private var pending: [UInt8] = []
  private var byteCount: UInt64 = 0

  package init() {}

  /// The hash of `bytes` alone.
  package static func digest(of bytes: [UInt8]) -> Digest {
    var hash = SHA256()
    hash.update(bytes)
    return hash.digest()
  }

  package mutating func update(_ bytes: [UInt8]) { update(bytes[...]) }

  package mutating func update(_ bytes: ArraySlice<UInt8>) {
    byteCount += UInt64(bytes.count)
    var rest = bytes
    if !pending.isEmpty {
      let head = rest.prefix(64 - pending.count)
      pending += head
      rest = rest.dropFirst(head.count)
      guard pending.count == 64 else { return }
      compress(pending[...])
      pending.removeAll(keepingCapacity: true)
    }
    let whole = rest.prefix(rest.count & ~63)
    compress(whole)
    pending += rest.dropFirst(whole.count)
  }

  /// The hash of what was given so far; more may follow.
  package func digest() -> Digest {
    var copy = self
    var padding: [UInt8] = [0x80]
    padding += [UInt8](repeating: 0, count: (64 + 55 - pending.count) % 64)
    let bitCount = byteCount &* 8
    for shift in stride(from: UInt64(56), through: 0, by: -8) {
      padding.append(UInt8(truncatingIfNeeded: bitCount >> shift))
    }
    copy.update(padding)
    return Digest(words: copy.state)
  }

  /// Works `blocks`, a whole number of 64 bytes, into the state.
  private mutating func compress(_ blocks: ArraySlice<UInt8>) {
    // SAFETY: `blocks` is a whole number of 64 bytes, so that every block starts at or before count
    // − 64. The schedule and the constants have 64 words each, and live for the closures.
    guard !blocks.isEmpty else { return }
    var state = self.state
    unsafe blocks.withUnsafeBytes { bytes in
      unsafe Self.roundConstants.withUnsafeBufferPointer { constants in
        unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
          guard let constants = constants.baseAddress, let schedule = schedule.baseAddress else {
            return
          }
          for start in stride(from: 0, to: bytes.count, by: 64) {
            unsafe Self.expand(bytes, at: start, into: schedule)
            unsafe Self.mix(schedule, constants, into: &state)
          }
        }
      }
    }
    self.state = state
  }

  @inline(__always)
  private static func expand(
    _ bytes: UnsafeRawBufferPointer, at start: Int, into schedule: UnsafeMutablePointer<UInt32>
  ) {
    // SAFETY: A block of 64 bytes begins at `start`, and the last word of it at start + 60. The
    // schedule has 64 words, and every index into it is from 0 to 63.
    for i in 0..<16 {
      unsafe schedule[i] = unsafe UInt32(
        bigEndian: bytes.loadUnaligned(fromByteOffset: start + 4 * i, as: UInt32.self))
    }
    for i in 16..<64 {
      let a = unsafe schedule[i - 15]
      let b = unsafe schedule[i - 2]
      let low = rotated(a, 7) ^ rotated(a, 18) ^ (a >> 3)
      let high = rotated(b, 17) ^ rotated(b, 19) ^ (b >> 10)
      unsafe schedule[i] = unsafe schedule[i - 16] &+ low &+ schedule[i - 7] &+ high
    }
  }

  @inline(__always)
  private static func mix(
    _ schedule: UnsafeMutablePointer<UInt32>, _ constants: UnsafePointer<UInt32>,
    into state: inout SIMD8<UInt32>
  ) {
    // SAFETY: The schedule and the constants have 64 words each, and i + 7 is at most 63.
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    // Eight rounds bring every variable back to its name.
    for i in stride(from: 0, to: 64, by: 8) {
      unsafe round(a, b, c, &d, e, f, g, &h, schedule[i] &+ constants[i])
      unsafe round(h, a, b, &c, d, e, f, &g, schedule[i + 1] &+ constants[i + 1])
      unsafe round(g, h, a, &b, c, d, e, &f, schedule[i + 2] &+ constants[i + 2])
      unsafe round(f, g, h, &a, b, c, d, &e, schedule[i + 3] &+ constants[i + 3])
      unsafe round(e, f, g, &h, a, b, c, &d, schedule[i + 4] &+ constants[i + 4])
      unsafe round(d, e, f, &g, h, a, b, &c, schedule[i + 5] &+ constants[i + 5])
      unsafe round(c, d, e, &f, g, h, a, &b, schedule[i + 6] &+ constants[i + 6])
      unsafe round(b, c, d, &e, f, g, h, &a, schedule[i + 7] &+ constants[i + 7])
    }
    state = state &+ SIMD8(a, b, c, d, e, f, g, h)
  }

  @inline(__always)
  private static func round(
    _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: inout UInt32,
    _ e: UInt32, _ f: UInt32, _ g: UInt32, _ h: inout UInt32, _ word: UInt32
  ) {
    let first =
      h &+ (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) &+ (g ^ (e & (f ^ g))) &+ word
    let second = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) &+ ((a & b) | (c & (a | b)))
    d = d &+ first
    h = first &+ second
  }

  @inline(__always)
  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 &- count)
  }

  private static let initialState = SIMD8<UInt32>(
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
    0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19)

  private static let roundConstants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1,
    0x923f_82a4, 0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3,
    0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786,
    0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147,
    0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13,
    0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a,
    0x5b9c_ca4f, 0x682e_6ff3, 0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208,
    0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}
