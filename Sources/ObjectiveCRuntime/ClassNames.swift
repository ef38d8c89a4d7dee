import Foundation

/// Objective-C's name of a class: `UIView` of the frameworks' own, `Cards.Badge` of all others.
public func _className(_ type: AnyClass) -> String {
  if let name = ObjectiveCTable.name(of: type) { return name }
  let name = String(reflecting: type)
  let frameworks = ["UIKit.", "QuartzCore.", "ObjectiveCRuntime.", "Foundation."]
  return frameworks.first { name.hasPrefix($0) }.map { String(name.dropFirst($0.count)) } ?? name
}

/// The class of an object; a class's own is itself.
public func object_getClass(_ object: Any?) -> AnyClass? {
  guard let object else { return nil }
  return object as? AnyClass ?? type(of: object as AnyObject)
}

/// The superclass of a class; nil for a root class.
public func class_getSuperclass(_ type: AnyClass?) -> AnyClass? {
  type.flatMap { _getSuperclass($0) }
}

// SAFETY (these 2): The pointer is to a name with a final zero in memory that `ClassNames` never
// frees.
/// The name in memory that is never freed.
public func class_getName(_ type: AnyClass?) -> UnsafePointer<CChar> {
  unsafe ClassNames.pointer(to: type.map(_className) ?? "nil")
}

/// The name of an object's class in memory that is never freed.
public func object_getClassName(_ object: Any?) -> UnsafePointer<CChar> {
  unsafe class_getName(object_getClass(object))
}

extension NSObjectProtocol {
  /// The class's name.
  public static func description() -> String {
    _className(self)
  }

  /// The class itself.
  public static func classForCoder() -> AnyClass { self }

  /// The object's class.
  public var classForCoder: AnyClass { type(of: self) }

  /// The superclass of the object's class; nil for a root class.
  public var superclass: AnyClass? { class_getSuperclass(type(of: self)) }

  /// Called when all objects of the nib are made and connected, on a class that has a method of its
  /// own. The default is empty.
  public func awakeFromNib() {}

  /// Called by Interface Builder alone. The default is empty.
  public func prepareForInterfaceBuilder() {}
}

private enum ClassNames {
  private static let lock = NSLock()
  // SAFETY: The variable is read and written under `lock` alone.
  @safe nonisolated(unsafe) private static var addresses: [String: Int] = [:]

  static func pointer(to name: String) -> UnsafePointer<CChar> {
    // SAFETY: The memory has room for all bytes with the final zero, which are written under the
    // lock, before its address is known to anybody. It is never freed nor written again.
    let address = lock.withLock {
      if let known = addresses[name] { return known }
      let bytes = name.utf8CString
      let memory = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
      for (index, byte) in bytes.enumerated() { unsafe memory[index] = byte }
      addresses[name] = Int(bitPattern: memory)
      return Int(bitPattern: memory)
    }
    guard let pointer = unsafe UnsafePointer<CChar>(bitPattern: address) else {
      preconditionFailure("Memory that was allocated has no address.")
    }
    return unsafe pointer
  }
}
