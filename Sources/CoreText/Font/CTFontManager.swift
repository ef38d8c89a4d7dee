import Foundation

/// Who sees a registered font.
public enum CTFontManagerScope: UInt32, Sendable {
  case none = 0
  case process = 1
  case persistent = 2
  case session = 3
}

/// Makes the fonts of a file known by name, and to text that needs their characters.
///
/// - Parameters:
///   - scope: Whatever it is, fonts are known to this process.
///   - error: Apple's out-parameter: gets what is wrong with the file.
/// - Returns: Whether the file is a font.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ url: URL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<(any Error)?>?
) -> Bool {
  do {
    try FontLibrary.shared.register(path: url.path)
    return true
  } catch let failure {
    // SAFETY: the caller's pointer is written during the call alone.
    unsafe error?.pointee = failure
    return false
  }
}
