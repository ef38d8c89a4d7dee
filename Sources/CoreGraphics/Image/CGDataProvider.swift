/// Frees the memory that a provider was made of.
public typealias CGDataProviderReleaseDataCallback = (
  UnsafeMutableRawPointer?, UnsafeRawPointer, Int
) -> Void

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

  /// A copy of the caller's bytes.
  ///
  /// Differs: `releaseData` is called before this returns, not when the provider is gone.
  public init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: CGDataProviderReleaseDataCallback
  ) {
    guard size >= 0 else { return nil }
    // SAFETY: Apple's contract: `size` bytes that stay until `releaseData` is called.
    bytes = unsafe Array(UnsafeRawBufferPointer(start: data, count: size))
    unsafe releaseData(info, data, size)
  }

  /// The bytes of a file; nothing where it cannot be read.
  public convenience init?(filename: UnsafePointer<CChar>) {
    // SAFETY: Apple's contract: text that ends with a zero.
    unsafe self.init(url: URL(fileURLWithPath: String(cString: filename)))
  }

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  public var data: CFData? { Data(bytes) }
}
