import Foundation
import Testing

@testable import ObjectiveCRuntime

private final class Student: Person {}

@Suite struct ClassNamesTests {
  @Test func `a class of a framework has no module before its name, another has`() {
    #expect(_className(UndoManager.self) == "UndoManager")
    #expect(_className(NSString.self) == "NSString")
    #expect(_className(Person.self) == "ObjectiveCRuntimeTests.Person")
    #expect(Person.description() == "ObjectiveCRuntimeTests.Person")
  }

  @Test func `names in memory are those of the class and of an object's class`() {
    #expect(String(cString: class_getName(NSHashTable<NSObject>.self)).hasPrefix("NSHashTable<"))
    #expect(String(cString: class_getName(Person.self)) == "ObjectiveCRuntimeTests.Person")
    #expect(String(cString: object_getClassName(Person())) == "ObjectiveCRuntimeTests.Person")
    #expect(String(cString: class_getName(nil)) == "nil")
    #expect(String(cString: object_getClassName(nil)) == "nil")
  }

  @Test func `a name stays at one address`() {
    #expect(class_getName(Person.self) == object_getClassName(Person()))
    #expect(class_getName(Person.self) != class_getName(Student.self))
  }

  @Test func `the class of an object is its own and not a superclass's`() {
    #expect(object_getClass(Student()) == Student.self)
    #expect(object_getClass(Student.self) == Student.self)
    #expect(object_getClass(nil) == nil)
  }

  @Test func `superclasses lead to the root, which has none`() {
    #expect(class_getSuperclass(Student.self) == Person.self)
    #expect(class_getSuperclass(Person.self) == NSObject.self)
    #expect(class_getSuperclass(NSObject.self) == nil)
    #expect(class_getSuperclass(nil) == nil)
  }
}
