import CoreGraphics
import Foundation

/// Who sees a registered font.
public enum CTFontManagerScope: UInt32, Sendable {
  /// No scope. Every scope makes fonts known to this process alone.
  case none = 0
  /// This process.
  case process = 1
  /// All processes, also later ones. Differs: this process alone.
  case persistent = 2
  /// All processes of the user. Differs: this process alone.
  case session = 3
}

/// Makes the fonts of a file known by name, and to text that needs their characters.
///
/// - Parameters:
///   - scope: Whatever it is, fonts are known to this process.
///   - error: Gets what is wrong with the file.
/// - Returns: Whether the file is a font.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  // SAFETY: The pointer is nil or to a variable of the caller's, which is written during the call
  // alone.
  unsafe register(error) { () throws(FontLookupError) in
    _ = try FontLibrary.shared.register(path: fontURL.path)
  }
}

/// Registers the fonts of several files.
///
/// - Parameters:
///   - enabled: Whether fonts can be used at once; if false, no font is registered.
///   - registrationHandler: Called once with an error for each file that is no font, or none, and
///     true, since everything is done when this returns.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: ((_ errors: CFArray, _ done: Bool) -> Bool)?
) {
  var errors: [Any] = []
  for case let url as URL in fontURLs where enabled {
    do throws(FontLookupError) {
      _ = try FontLibrary.shared.register(path: url.path)
    } catch {
      errors.append(managerError(error))
    }
  }
  _ = registrationHandler?(errors, true)
}

/// Takes back what `CTFontManagerRegisterFontsForURL` did.
///
/// - Returns: Whether the file was registered.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  // SAFETY: The pointer is nil or to a variable of the caller's, which is written during the call
  // alone.
  unsafe register(error) { () throws(FontLookupError) in
    try FontLibrary.shared.unregister(path: fontURL.path)
  }
}

/// Makes a font known by name, and to text that needs its characters.
///
/// Differs: iOS returns false for a font that is registered already.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  // SAFETY: The pointer is nil or to a variable of the caller's, which is written during the call
  // alone.
  unsafe register(error) { () throws(FontLookupError) in
    _ = try FontLibrary.shared.register(
      bytes: font.face.file.bytes, name: font.face.names.postScriptName)
  }
}

private func register(
  _ pointer: UnsafeMutablePointer<Unmanaged<CFError>?>?,
  _ body: () throws(FontLookupError) -> Void
) -> Bool {
  // SAFETY: The pointer is nil or to a variable of the caller's, as the three functions that call
  // this ask. It gets an error that the caller has to release, as Apple's functions give it.
  do {
    try body()
    return true
  } catch {
    unsafe pointer?.pointee = Unmanaged.passRetained(managerError(error))
    return false
  }
}

private func managerError(_ error: FontLookupError) -> NSError {
  NSError(
    domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: 103,
    userInfo: [NSLocalizedDescriptionKey: "\(error)"])
}
