/// A pointer to an object that nobody owns: any other one here.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

/// Objective-C's functions that make classes and change their methods at run time. There is no
/// runtime here that could: each raises `NSInvalidArgumentException`, and answers that it failed.
private func refuse(_ function: String) {
  ObjectiveCException.raise(
    "NSInvalidArgumentException",
    "\(function) changes classes at run time, which needs an Objective-C runtime. Override the "
      + "method in a subclass.")
}

/// Returns nil, as on iOS where a class of the name exists: an app can do without such a class. The
/// handler of `ClassPairs` gets the call's name.
public func objc_allocateClassPair(
  _ superclass: AnyClass?, _ name: UnsafePointer<CChar>, _ extraBytes: Int
) -> AnyClass? {
  _ = ClassPairs.handlers.answer("objc_allocateClassPair")
  return nil
}

/// Reports of classes that an app wants to make at run time.
package enum ClassPairs {
  /// They get the name of the function that the app called.
  package static let handlers = Handlers<String, Void>()
}

/// Raises an exception: classes cannot be made at run time here.
public func objc_registerClassPair(_ cls: AnyClass) { refuse("objc_registerClassPair") }

/// Raises an exception and returns nil: an object keeps its class here.
@discardableResult public func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass? {
  refuse("object_setClass")
  return nil
}

/// Raises an exception and returns nil: methods have no records here.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> OpaquePointer? {
  refuse("class_getInstanceMethod")
  return nil
}

/// Raises an exception and returns nil: methods have no records here.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> OpaquePointer? {
  refuse("class_getClassMethod")
  return nil
}

/// Raises an exception and returns false: classes keep their methods here.
@discardableResult public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: OpaquePointer!, _ types: UnsafePointer<CChar>?
) -> Bool {
  refuse("class_addMethod")
  return false
}

/// Raises an exception and returns nil: classes keep their methods here.
@discardableResult public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: OpaquePointer!, _ types: UnsafePointer<CChar>?
) -> OpaquePointer? {
  refuse("class_replaceMethod")
  return nil
}

/// Raises an exception: methods cannot be swapped here. Override the method in a subclass.
public func method_exchangeImplementations(_ m1: OpaquePointer, _ m2: OpaquePointer) {
  refuse("method_exchangeImplementations")
}

/// Raises an exception and returns nil: methods cannot be replaced here.
@discardableResult public func method_setImplementation(
  _ m: OpaquePointer, _ imp: OpaquePointer!
) -> OpaquePointer! {
  refuse("method_setImplementation")
  return nil
}

/// Raises an exception and returns nil: methods have no records here.
public func method_getImplementation(_ m: OpaquePointer) -> OpaquePointer! {
  refuse("method_getImplementation")
  return nil
}

/// Raises an exception and returns nil: methods have no records here.
public func method_getTypeEncoding(_ m: OpaquePointer) -> UnsafePointer<CChar>? {
  refuse("method_getTypeEncoding")
  return nil
}

/// Raises an exception and returns nil: blocks cannot become methods here.
public func imp_implementationWithBlock(_ block: Any) -> OpaquePointer! {
  refuse("imp_implementationWithBlock")
  return nil
}
