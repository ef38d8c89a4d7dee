/// Frees the memory that a provider was made of.
public typealias CGDataProviderReleaseDataCallback = (
  UnsafeMutableRawPointer?, UnsafeRawPointer, Int
) -> Void

/// Bytes that an image is made of, or that were read from one.
public final class CGDataProvider: Sendable {
  let bytes: [UInt8]

  /// Keeps bytes; it is never nil.
  public init?(data: CFData) {
    bytes = Array(data)
  }

  /// Reads the bytes of a file; nil where it cannot be read.
  public init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    bytes = Array(data)
  }

  /// Copies the caller's bytes; nil where their number is below 0.
  ///
  /// Differs: `releaseData` is called before this returns, not when the provider is gone.
  public init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: CGDataProviderReleaseDataCallback
  ) {
    guard size >= 0 else { return nil }
    // SAFETY: The caller has `size` bytes that stay until `releaseData` is called, as Apple's
    // documentation asks; they are copied before that, and the information is handed back as it
    // came.
    bytes = unsafe Array(UnsafeRawBufferPointer(start: data, count: size))
    unsafe releaseData(info, data, size)
  }

  /// Reads the bytes of a file; nil where it cannot be read.
  public convenience init?(filename: UnsafePointer<CChar>) {
    // SAFETY: The caller has text that ends with a zero, as Apple's documentation asks; it is
    // copied here.
    unsafe self.init(url: URL(fileURLWithPath: String(cString: filename)))
  }

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// A copy of all bytes.
  public var data: CFData? { Data(bytes) }
}
