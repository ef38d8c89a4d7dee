/// A pointer to an object that nobody owns: any other one here.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

/// The code of a method. There is none here that could be had.
public typealias IMP = OpaquePointer
/// The record of a method. There is none here.
public typealias Method = OpaquePointer
/// The record of a variable of an object. There is none here.
public typealias Ivar = OpaquePointer
/// The record of a property. There is none here.
public typealias objc_property_t = OpaquePointer

// Objective-C's functions that make classes and change their methods at run time. There is no
// runtime here that could: each answers that it failed, and the handler of `ClassPairs` gets its
// name. On iOS none of them is a mistake.

/// Returns nil, as on iOS where a class of the name exists: an app can do without such a class.
public func objc_allocateClassPair(
  _ superclass: AnyClass?, _ name: UnsafePointer<CChar>, _ extraBytes: Int
) -> AnyClass? {
  ClassPairs.note("objc_allocateClassPair")
  return nil
}

/// Reports of the functions by which an app wants to change classes at run time.
package enum ClassPairs {
  /// They get the name of the function that the app called.
  package static let handlers = Handlers<String, Void>()

  fileprivate static func note(_ function: String) { _ = handlers.answer(function) }
}

/// Does nothing: classes cannot be made at run time here.
public func objc_registerClassPair(_ cls: AnyClass) { ClassPairs.note("objc_registerClassPair") }

/// Returns nil: an object keeps its class here.
@discardableResult public func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass? {
  ClassPairs.note("object_setClass")
  return nil
}

/// Returns nil: methods have no records here.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> OpaquePointer? {
  ClassPairs.note("class_getInstanceMethod")
  return nil
}

/// Returns nil: methods have no records here.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> OpaquePointer? {
  ClassPairs.note("class_getClassMethod")
  return nil
}

/// Returns false: classes keep their methods here.
@discardableResult public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: OpaquePointer!, _ types: UnsafePointer<CChar>?
) -> Bool {
  ClassPairs.note("class_addMethod")
  return false
}

/// Returns nil: classes keep their methods here.
@discardableResult public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: OpaquePointer!, _ types: UnsafePointer<CChar>?
) -> OpaquePointer? {
  ClassPairs.note("class_replaceMethod")
  return nil
}

/// Does nothing: methods cannot be swapped here. Override the method in a subclass.
public func method_exchangeImplementations(_ m1: OpaquePointer, _ m2: OpaquePointer) {
  ClassPairs.note("method_exchangeImplementations")
}

/// Returns nil: methods cannot be replaced here.
@discardableResult public func method_setImplementation(
  _ m: OpaquePointer, _ imp: OpaquePointer!
) -> OpaquePointer! {
  ClassPairs.note("method_setImplementation")
  return nil
}

/// Returns nil: methods have no records here.
public func method_getImplementation(_ m: OpaquePointer) -> OpaquePointer! {
  ClassPairs.note("method_getImplementation")
  return nil
}

/// Returns nil: methods have no records here.
public func method_getTypeEncoding(_ m: OpaquePointer) -> UnsafePointer<CChar>? {
  ClassPairs.note("method_getTypeEncoding")
  return nil
}

/// Returns nil: blocks cannot become methods here.
public func imp_implementationWithBlock(_ block: Any) -> OpaquePointer! {
  ClassPairs.note("imp_implementationWithBlock")
  return nil
}

/// Returns nil: variables of objects have no records here.
public func class_getInstanceVariable(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> Ivar? {
  ClassPairs.note("class_getInstanceVariable")
  return nil
}

/// Returns nil: properties have no records here.
public func class_getProperty(
  _ cls: AnyClass?, _ name: UnsafePointer<CChar>
) -> objc_property_t? {
  ClassPairs.note("class_getProperty")
  return nil
}

/// Returns nil: variables of objects are not found by records here.
public func object_getIvar(_ obj: Any?, _ ivar: Ivar) -> Any? {
  ClassPairs.note("object_getIvar")
  return nil
}

/// Does nothing: variables of objects are not found by records here.
public func object_setIvar(_ obj: Any?, _ ivar: Ivar, _ value: Any?) {
  ClassPairs.note("object_setIvar")
}

// SAFETY (these 3): Nothing is read or written but the count, where the caller gives a place for it.
/// Returns nil and a count of 0: methods have no records here.
public func class_copyMethodList(
  _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Method>? {
  unsafe outCount?.pointee = 0
  ClassPairs.note("class_copyMethodList")
  return nil
}

/// Returns nil and a count of 0: properties have no records here.
public func class_copyPropertyList(
  _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<objc_property_t>? {
  unsafe outCount?.pointee = 0
  ClassPairs.note("class_copyPropertyList")
  return nil
}

/// Returns nil and a count of 0: variables of objects have no records here.
public func class_copyIvarList(
  _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Ivar>? {
  unsafe outCount?.pointee = 0
  ClassPairs.note("class_copyIvarList")
  return nil
}

/// The selector of no method: there is no record that could be asked.
public func method_getName(_ m: Method) -> Selector { Selector("") }

/// Returns nil: variables of objects have no records here.
public func ivar_getName(_ v: Ivar) -> UnsafePointer<CChar>? { nil }

/// The text “nil”: properties have no records here.
public func property_getName(_ property: objc_property_t) -> UnsafePointer<CChar> {
  unsafe class_getName(nil)
}
