import Foundation

/// Libraries of this process, asked about themselves by name.
enum LoadedLibrary {
  /// The version of libpng, as 10639 for 1.6.39; nil where the library is linked statically.
  ///
  /// A machine may have several: the loader knows which one runs.
  static var libpngVersion: Int? {
    // SAFETY: The library declares the function as `png_uint_32 png_access_version_number(void)`,
    // which is the type that the address is given. The name is a string with a final zero, and
    // libpng stays loaded, as the process is linked with it.
    guard let symbol = unsafe dlsym(nil, "png_access_version_number") else { return nil }
    let version = unsafe unsafeBitCast(symbol, to: (@convention(c) () -> UInt32).self)
    return Int(version())
  }
}
