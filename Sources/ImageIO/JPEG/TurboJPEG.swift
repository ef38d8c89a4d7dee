import Foundation

/// libjpeg-turbo's TurboJPEG interface, loaded when the first JPEG is met.
///
/// It is looked for at run time, so that a program without JPEGs does not need it. The functions
/// are those of libjpeg-turbo 2.0, which version 3 has as well: one path for both.
///
/// - Source: turbojpeg.h of libjpeg-turbo 2.0 for the functions, their flags and formats.
@safe final class TurboJPEG: @unchecked Sendable {
  static let libraryName = "libturbojpeg.so.0"
  /// The package that has the library on Debian and Ubuntu.
  static let packageName = "libturbojpeg0"

  /// The library, or why there is none: looked for once.
  static let shared = Result { () throws(ImageFileError) in
    try TurboJPEG(libraryName: libraryName)
  }

  private typealias Handle = UnsafeMutableRawPointer
  private typealias Begin = @convention(c) () -> Handle?
  private typealias End = @convention(c) (Handle) -> Int32
  private typealias Decompress =
    @convention(c) (
      Handle, UnsafePointer<UInt8>, CUnsignedLong, UnsafeMutablePointer<UInt8>, Int32, Int32, Int32,
      Int32, Int32
    ) -> Int32
  private typealias Compress =
    @convention(c) (
      Handle, UnsafePointer<UInt8>, Int32, Int32, Int32, Int32,
      UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>, UnsafeMutablePointer<CUnsignedLong>,
      Int32,
      Int32, Int32
    ) -> Int32
  private typealias Message = @convention(c) (Handle) -> UnsafePointer<CChar>?
  private typealias Code = @convention(c) (Handle) -> Int32
  private typealias Release = @convention(c) (UnsafeMutablePointer<UInt8>?) -> Void

  private let beginDecompress: Begin
  private let beginCompress: Begin
  private let end: End
  private let decompress: Decompress
  private let compress: Compress
  private let message: Message
  private let code: Code
  private let release: Release

  /// - Parameter libraryName: A file in the places where the loader looks, or a path.
  init(libraryName: String) throws(ImageFileError) {
    // SAFETY: The library is never unloaded, so that its functions stay where they are, and each
    // symbol gets the type that turbojpeg.h declares for it.
    guard let library = unsafe dlopen(libraryName, RTLD_NOW | RTLD_LOCAL) else {
      throw .missingLibrary(.jpeg, library: libraryName, package: Self.packageName)
    }
    func symbol(_ name: String) throws(ImageFileError) -> UnsafeMutableRawPointer {
      guard let symbol = unsafe dlsym(library, name) else {
        throw .unsuitableLibrary(library: libraryName, function: name)
      }
      return unsafe symbol
    }
    unsafe beginDecompress = try unsafe unsafeBitCast(symbol("tjInitDecompress"), to: Begin.self)
    unsafe beginCompress = try unsafe unsafeBitCast(symbol("tjInitCompress"), to: Begin.self)
    unsafe end = try unsafe unsafeBitCast(symbol("tjDestroy"), to: End.self)
    unsafe decompress = try unsafe unsafeBitCast(symbol("tjDecompress2"), to: Decompress.self)
    unsafe compress = try unsafe unsafeBitCast(symbol("tjCompress2"), to: Compress.self)
    unsafe message = try unsafe unsafeBitCast(symbol("tjGetErrorStr2"), to: Message.self)
    unsafe code = try unsafe unsafeBitCast(symbol("tjGetErrorCode"), to: Code.self)
    unsafe release = try unsafe unsafeBitCast(symbol("tjFree"), to: Release.self)
  }

  enum PixelFormat: Int32 {
    /// Red in the lowest byte; alpha is 255 when a file is read.
    case rgba = 7
    /// CMYK as stored: Adobe's programs store the light that an ink leaves, 255 for no ink.
    case cmyk = 11
  }

  /// The accurate integer transform, whose results are the same on every processor, and at most
  /// 500 scans: a few bytes could ask for thousands. Chroma is always smoothed as it is enlarged.
  private static let decompressFlags: Int32 = 4096 | 32768
  private static let compressFlags: Int32 = 4096
  /// Chroma at half of the width and height.
  private static let subsampling: Int32 = 2

  /// Decodes into pixels whose number the caller took from the header: all, or half of both sides
  /// rounded up, for which the library transforms blocks to a fourth of their pixels.
  ///
  /// - Returns: The library's warning where the file is damaged and drawn as far as it goes.
  func decode(
    _ bytes: [UInt8], into bitmap: Bitmap, _ format: PixelFormat
  ) throws(ImageFileError) -> String? {
    // SAFETY: The library writes `height` rows of `bytesPerRow` bytes, which is what the bitmap
    // has, or refuses a file that needs more; and it reads no more bytes than it is told. The
    // caller keeps the bitmap. The handle is this function's alone and freed last, and the message
    // is copied before that.
    guard let handle = unsafe beginDecompress() else {
      throw .damaged(.jpeg, reason: "its decoder does not start")
    }
    defer { _ = unsafe end(handle) }
    let status: Int32 = unsafe bytes.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress,
        let pixels = unsafe UnsafeMutableRawPointer(bitmap.pixels.baseAddress)
      else { return -1 }
      return unsafe decompress(
        handle, start, CUnsignedLong(bytes.count), pixels.assumingMemoryBound(to: UInt8.self),
        Int32(bitmap.width), Int32(bitmap.bytesPerRow), Int32(bitmap.height), format.rawValue,
        Self.decompressFlags)
    }
    if status == 0 { return nil }
    let text = unsafe message(handle).map { unsafe String(cString: $0) } ?? "no reason given"
    // Code 0 is a warning: the pixels are there, gray where the file has none.
    guard unsafe code(handle) == 0 else { throw .damaged(.jpeg, reason: text) }
    return text
  }

  /// Encodes rows of opaque RGBA.
  ///
  /// - Parameter quality: 1 … 100.
  func encode(_ bitmap: Bitmap, quality: Int) throws(ImageFileError) -> [UInt8] {
    // SAFETY: The library reads `height` rows of `bytesPerRow` bytes, which is what the bitmap has,
    // and the caller keeps it. It allocates the `count` bytes that it writes, which are copied and
    // then freed by its own function; the handle is this function's alone and freed last.
    guard let handle = unsafe beginCompress() else {
      throw .unencodable(.jpeg, reason: "its encoder does not start")
    }
    defer { _ = unsafe end(handle) }
    var start: UnsafeMutablePointer<UInt8>?
    var count: CUnsignedLong = 0
    defer { unsafe release(start) }
    let status: Int32 =
      unsafe UnsafeRawPointer(bitmap.pixels.baseAddress).map {
        unsafe compress(
          handle, $0.assumingMemoryBound(to: UInt8.self), Int32(bitmap.width),
          Int32(bitmap.bytesPerRow), Int32(bitmap.height), PixelFormat.rgba.rawValue, &start,
          &count, Self.subsampling, Int32(quality), Self.compressFlags)
      } ?? -1
    guard status == 0, let start = unsafe start else {
      let text = unsafe message(handle).map { unsafe String(cString: $0) } ?? "no reason given"
      throw .unencodable(.jpeg, reason: text)
    }
    return unsafe Array(UnsafeBufferPointer(start: start, count: Int(count)))
  }
}
