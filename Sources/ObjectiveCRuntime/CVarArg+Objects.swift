import Foundation

// On Apple's platforms every object can be an argument of a format. Linux's `%@` takes strings and
// what CoreFoundation knows: objects stand as their descriptions.

extension NSObject: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// What `%@` writes.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }

  public var _cVarArgEncoding: [Int] {
    // SAFETY: The address is a number. Functions that format ask for `_cVarArgObject` instead, and
    // keep it until they are done.
    unsafe [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())]
  }
}

/// A value of Foundation's that is an object on Apple's platforms where a format takes it.
public protocol _FormattedAsObject: _CVarArgObject, CustomStringConvertible {}

extension _FormattedAsObject {
  public var _cVarArgObject: any CVarArg { NSString(string: description) }

  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

extension URL: @retroactive CVarArg, @retroactive _CVarArgObject, _FormattedAsObject {}
extension Date: @retroactive CVarArg, @retroactive _CVarArgObject, _FormattedAsObject {}
extension UUID: @retroactive CVarArg, @retroactive _CVarArgObject, _FormattedAsObject {}
extension IndexPath: @retroactive CVarArg, @retroactive _CVarArgObject, _FormattedAsObject {}
extension Decimal: @retroactive CVarArg, @retroactive _CVarArgObject, _FormattedAsObject {}
