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

  private func named(_ body: () -> Void) -> [String] {
    let names = Mutex<[String]>([])
    ClassPairs.handlers.withHandler { function in
      names.withLock { $0.append(function) }
    } operation: {
      body()
    }
    return names.withLock { $0 }
  }

  @Test func `an object keeps its class and a class its methods, without a mistake`() {
    let object = NSObject()
    var names: [String] = []
    let exceptions = RaisedExceptions.collecting {
      names = named {
        #expect(object_setClass(object, Person.self) == nil)
        #expect(class_getInstanceMethod(Person.self, "greet") == nil)
        #expect(class_getClassMethod(Person.self, "kind") == nil)
        #expect(!class_addMethod(Person.self, "fly", nil, nil))
        #expect(class_replaceMethod(Person.self, "greet", nil, nil) == nil)
        #expect(imp_implementationWithBlock({}) == nil)
        objc_registerClassPair(Person.self)
      }
    }
    #expect(type(of: object) == NSObject.self)
    #expect(exceptions.isEmpty)
    #expect(
      names == [
        "object_setClass", "class_getInstanceMethod", "class_getClassMethod", "class_addMethod",
        "class_replaceMethod", "imp_implementationWithBlock", "objc_registerClassPair",
      ])
  }

  @Test func `methods that come from elsewhere stay as they are`() throws {
    let method = try #require(OpaquePointer(bitPattern: 8))
    let names = named {
      method_exchangeImplementations(method, method)
      #expect(method_setImplementation(method, method) == nil)
      #expect(method_getImplementation(method) == nil)
      #expect(method_getTypeEncoding(method) == nil)
    }
    #expect(
      names == [
        "method_exchangeImplementations", "method_setImplementation", "method_getImplementation",
        "method_getTypeEncoding",
      ])
  }
}
