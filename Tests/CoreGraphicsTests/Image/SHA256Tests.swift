import CoreGraphics
import Testing

@Suite struct SHA256Tests {
  /// FIPS 180-4's examples and NIST's long message.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
        + "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
  ])
  func `the standard's examples hash to the standard's digests`(text: String, digest: String) {
    #expect(SHA256.digest(of: Array(text.utf8)).description == digest)
  }

  @Test func `a million letters a hash to the standard's digest`() {
    let digest = SHA256.digest(of: [UInt8](repeating: 0x61, count: 1_000_000))
    #expect(
      digest.description == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test func `any split of the bytes gives the same digest`() {
    let bytes = (0..<300).map { UInt8(truncatingIfNeeded: $0 * 7) }
    let whole = SHA256.digest(of: bytes)
    for length in 1...130 {
      var hash = SHA256()
      for start in stride(from: 0, to: bytes.count, by: length) {
        hash.update(bytes[start..<min(start + length, bytes.count)])
      }
      #expect(hash.digest() == whole, "in pieces of \(length)")
    }
  }

  @Test func `a digest can be taken on the way`() {
    var hash = SHA256()
    hash.update(Array("ab".utf8))
    _ = hash.digest()
    hash.update(Array("c".utf8))
    #expect(hash.digest() == SHA256.digest(of: Array("abc".utf8)))
  }

  /// Lengths on both sides of the padding's borders, against digests that Python's hashlib made.
  @Test(arguments: [
    (1, "bbeebd879e1dff6918546dc0c179fdde505f2a21591c9a9c96e36b054ec5af83"),
    (55, "5f25f149aa92e3e13093aed8216072fae623f35e26ca605b6cce17e04b7ccf44"),
    (56, "301c69927f1603720c9f847b7e5e3bef77a7b9f75344490fe9039f13c36b842a"),
    (57, "30ab35131f9b368e840dc65fc1eb832706e748e3c5e44ec40bc19cd1ce5c0dc2"),
    (63, "939765b120205cbedae2ed31256b1967c38b6bdd9b0220535224cbc0b906d333"),
    (64, "cc7321cce5e4409bd8077d58422e1214969059bbd40b4eeb0de0a642f40f7282"),
    (65, "b8de0db62b6c87db61345504a8038bf973d987e8d2111abd8beb407c0bf3d9db"),
    (119, "a96851d641310ce032ff832b6f08125878deed2a825fe515dd1ba414afe95f7e"),
    (120, "60ec7f280e45d0c7bf77b70ff16958b1c1701a9fb7faa12b798207cf120ec6ee"),
    (128, "349d65e9ba1de7b0a13f9a3eadcc5b0202f15d6008fe9477f2a7b80f6194b20f"),
  ])
  func `padding is right at the borders of a block`(count: Int, digest: String) {
    #expect(SHA256.digest(of: [UInt8](repeating: 0x5a, count: count)).description == digest)
  }

  @Test func `bytes and description say the same`() {
    let digest = SHA256.digest(of: [])
    #expect(digest.bytes.count == 32)
    #expect(digest.bytes.prefix(4).elementsEqual([0xe3, 0xb0, 0xc4, 0x42]))
  }
}
