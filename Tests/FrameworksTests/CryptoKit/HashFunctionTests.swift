import CryptoKit
import Testing

/// Test vectors of RFC 1321, FIPS 180 and RFC 4231.
@Suite struct HashFunctionTests {
  private func hex(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  @Test func `MD5 and SHA-1 of abc are those of their standards`() {
    let data = Data("abc".utf8)
    #expect(hex(Insecure.MD5.hash(data: data)) == "900150983cd24fb0d6963f7d28e17f72")
    #expect(hex(Insecure.SHA1.hash(data: data)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(hex(Insecure.MD5.hash(data: Data())) == "d41d8cd98f00b204e9800998ecf8427e")
  }

  @Test func `SHA-2 of abc is that of its standard`() {
    let data = Data("abc".utf8)
    #expect(
      hex(SHA256.hash(data: data))
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      hex(SHA384.hash(data: data)).hasPrefix("cb00753f45a35e8bb5a03d699ac65007272c32ab0eded163"))
    #expect(
      hex(SHA512.hash(data: data)).hasPrefix("ddaf35a193617abacc417349ae20413112e6fa4e89a97ea2"))
    #expect(SHA256.hash(data: data).description.hasPrefix("SHA256 digest: ba7816bf"))
  }

  @Test func `bytes may come in pieces, and fill more than a block`() {
    let text = Data("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8)
    var function = SHA256()
    function.update(data: text.prefix(10))
    function.update(data: text.dropFirst(10))
    #expect(hex(function.finalize()).hasPrefix("248d6a61d20638b8e5c026930c3e6039a33ce459"))
    #expect(function.finalize() == SHA256.hash(data: text))
  }

  @Test func `a code with a key is that of RFC 4231`() {
    let key = SymmetricKey(data: Data(repeating: 0x0b, count: 20))
    let code = HMAC<SHA256>.authenticationCode(for: Data("Hi There".utf8), using: key)
    #expect(hex(code).hasPrefix("b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c"))
    #expect(key.bitCount == 160)
  }
}
