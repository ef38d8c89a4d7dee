import Foundation

extension NSMutableString {
  /// Appends what `String(format:)` makes of the arguments. Linux's Foundation has no such method.
  public func appendFormat(_ format: NSString, _ arguments: any CVarArg...) {
    append(String(format: format.description, arguments: arguments))
  }
}
