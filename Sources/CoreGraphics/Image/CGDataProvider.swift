/// Bytes that an image is made of, or that were read from one.
public final class CGDataProvider: Sendable {
  let bytes: [UInt8]

  public init?(data: CFData) {
    bytes = Array(data)
  }

  /// The bytes of a file; nothing where it cannot be read.
  public init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    bytes = Array(data)
  }

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  public var data: CFData? { Data(bytes) }
}
