@_exported import Foundation

/// Makes digests of data.
public protocol HashFunction: Sendable {
  /// What it makes.
  associatedtype Digest: CryptoKit.Digest
  /// The bytes that are taken in together.
  static var blockByteCount: Int { get }
  /// Begins.
  init()
  /// Takes in bytes.
  mutating func update(data: some DataProtocol)
  /// The digest of what was taken in.
  func finalize() -> Digest
}

extension HashFunction {
  /// The digest of bytes.
  public static func hash(data: some DataProtocol) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }
}

/// A digest: bytes that stand for data.
public protocol Digest: Hashable, Sequence<UInt8>, CustomStringConvertible, Sendable {
  /// The number of bytes.
  static var byteCount: Int { get }
}

/// The bytes of a digest by a function.
public struct FunctionDigest<Function: DigestFunction>: Digest {
  let bytes: [UInt8]

  public static var byteCount: Int { Function.digestByteCount }

  public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }

  /// The name of the function and the bytes with sixteen digits.
  public var description: String {
    "\(Function.digestName) digest: " + HexDigits.text(bytes)
  }
}

/// What tells the digests of one function from those of another.
public protocol DigestFunction: Sendable {
  /// The number of bytes.
  static var digestByteCount: Int { get }
  /// Apple's name of the digest's type.
  static var digestName: String { get }
}

enum HexDigits {
  static func text(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { byte in
      let text = String(byte, radix: 16)
      return byte < 16 ? "0" + text : text
    }.joined()
  }
}

/// A function that keeps what it takes in until the end.
protocol GatheringFunction: HashFunction, DigestFunction
where Digest == FunctionDigest<Self> {
  var gathered: [UInt8] { get set }
  /// The digest of all bytes.
  static func digest(_ bytes: [UInt8]) -> [UInt8]
}

extension GatheringFunction {
  public mutating func update(data: some DataProtocol) { gathered += Array(data) }

  public func finalize() -> FunctionDigest<Self> {
    FunctionDigest(bytes: Self.digest(gathered))
  }
}

/// SHA-2 with 256 bits (FIPS 180-4).
public struct SHA256: GatheringFunction {
  var gathered: [UInt8] = []
  public init() {}
  public static var blockByteCount: Int { 64 }
  public static var digestByteCount: Int { 32 }
  public static var digestName: String { "SHA256" }
  static func digest(_ bytes: [UInt8]) -> [UInt8] { SHA2.digest256(bytes) }
}

/// SHA-2 with 384 bits (FIPS 180-4).
public struct SHA384: GatheringFunction {
  var gathered: [UInt8] = []
  public init() {}
  public static var blockByteCount: Int { 128 }
  public static var digestByteCount: Int { 48 }
  public static var digestName: String { "SHA384" }
  static func digest(_ bytes: [UInt8]) -> [UInt8] {
    Array(SHA2.digest512(bytes, SHA2.start384).prefix(48))
  }
}

/// SHA-2 with 512 bits (FIPS 180-4).
public struct SHA512: GatheringFunction {
  var gathered: [UInt8] = []
  public init() {}
  public static var blockByteCount: Int { 128 }
  public static var digestByteCount: Int { 64 }
  public static var digestName: String { "SHA512" }
  static func digest(_ bytes: [UInt8]) -> [UInt8] { SHA2.digest512(bytes, SHA2.start512) }
}

/// Functions that protect nothing any more, and that names and caches are made with.
public enum Insecure {
  /// MD5 (RFC 1321).
  public struct MD5: GatheringFunction {
    var gathered: [UInt8] = []
    public init() {}
    public static var blockByteCount: Int { 64 }
    public static var digestByteCount: Int { 16 }
    public static var digestName: String { "MD5" }
    static func digest(_ bytes: [UInt8]) -> [UInt8] { OldDigests.md5(bytes) }
  }

  /// SHA-1 (FIPS 180-4).
  public struct SHA1: GatheringFunction {
    var gathered: [UInt8] = []
    public init() {}
    public static var blockByteCount: Int { 64 }
    public static var digestByteCount: Int { 20 }
    public static var digestName: String { "SHA1" }
    static func digest(_ bytes: [UInt8]) -> [UInt8] { OldDigests.sha1(bytes) }
  }
}

/// The digests' names before they had a common one.
public typealias SHA256Digest = FunctionDigest<SHA256>
/// The digest of `SHA384`.
public typealias SHA384Digest = FunctionDigest<SHA384>
/// The digest of `SHA512`.
public typealias SHA512Digest = FunctionDigest<SHA512>

/// A key of both sides.
public struct SymmetricKey: Equatable, Sendable {
  let bytes: [UInt8]

  /// Makes a key of its bytes.
  public init(data: some ContiguousBytes & Sequence<UInt8>) { bytes = Array(data) }

  /// The number of bits.
  public var bitCount: Int { bytes.count * 8 }
}

/// A digest of data and a key (RFC 2104).
public struct HMAC<H: HashFunction>: Sendable {
  /// The bytes of such a digest.
  public typealias MAC = H.Digest

  private var inner: H
  private let outerKey: [UInt8]

  /// Begins with a key.
  public init(key: SymmetricKey) {
    var bytes = key.bytes.count > H.blockByteCount ? Array(H.hash(data: key.bytes)) : key.bytes
    bytes += [UInt8](repeating: 0, count: H.blockByteCount - bytes.count)
    inner = H()
    inner.update(data: bytes.map { $0 ^ 0x36 })
    outerKey = bytes.map { $0 ^ 0x5c }
  }

  /// Takes in bytes.
  public mutating func update(data: some DataProtocol) { inner.update(data: data) }

  /// The digest of what was taken in.
  public func finalize() -> MAC {
    var outer = H()
    outer.update(data: outerKey)
    outer.update(data: Array(inner.finalize()))
    return outer.finalize()
  }

  /// The digest of bytes and a key.
  public static func authenticationCode(
    for data: some DataProtocol, using key: SymmetricKey
  ) -> MAC {
    var code = Self(key: key)
    code.update(data: data)
    return code.finalize()
  }
}
