import Foundation
import Synchronization
import Testing

@testable import ObjectiveCRuntime

@Suite struct ClassChangesTests {
  @Test func `a class that cannot be made is nil, and who looks after it is told`() {
    let told = Mutex<[String]>([])
    ClassPairs.handlers.withHandler { function in
      told.withLock { $0.append(function) }
    } operation: {
      #expect(objc_allocateClassPair(NSObject.self, "Patched", 0) == nil)
    }
    #expect(objc_allocateClassPair(NSObject.self, "Patched", 0) == nil)
    #expect(told.withLock { $0 } == ["objc_allocateClassPair"])
  }

  @Test func `an object keeps its class and a class its methods, whatever is asked`() {
    let object = NSObject()
    let exceptions = RaisedExceptions.collecting {
      #expect(object_setClass(object, Person.self) == nil)
      #expect(class_getInstanceMethod(Person.self, "greet") == nil)
      #expect(class_getClassMethod(Person.self, "kind") == nil)
      #expect(!class_addMethod(Person.self, "fly", nil, nil))
      #expect(class_replaceMethod(Person.self, "greet", nil, nil) == nil)
      #expect(imp_implementationWithBlock({}) == nil)
      objc_registerClassPair(Person.self)
    }
    #expect(type(of: object) == NSObject.self)
    #expect(exceptions.allSatisfy { $0.name == "NSInvalidArgumentException" })
    let functions = exceptions.map { $0.reason.prefix { $0 != " " } }
    #expect(
      functions == [
        "object_setClass", "class_getInstanceMethod", "class_getClassMethod", "class_addMethod",
        "class_replaceMethod", "imp_implementationWithBlock", "objc_registerClassPair",
      ])
  }

  @Test func `methods that come from elsewhere are refused as well`() throws {
    let method = try #require(OpaquePointer(bitPattern: 8))
    let exceptions = RaisedExceptions.collecting {
      method_exchangeImplementations(method, method)
      #expect(method_setImplementation(method, method) == nil)
      #expect(method_getImplementation(method) == nil)
      #expect(method_getTypeEncoding(method) == nil)
    }
    #expect(exceptions.count == 4)
    #expect(exceptions.allSatisfy { $0.reason.contains("Override the method in a subclass.") })
  }
}
