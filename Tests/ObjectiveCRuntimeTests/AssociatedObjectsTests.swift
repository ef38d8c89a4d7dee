import Foundation
import Testing

@testable import ObjectiveCRuntime

@Suite struct AssociatedObjectsTests {
  private let owner = NSObject()

  /// An address of its own, which is never read.
  private func key(_ number: Int) throws -> UnsafeRawPointer {
    try #require(UnsafeRawPointer(bitPattern: number))
  }

  @Test func `a value is found by its object and its key alone`() throws {
    let (one, two) = (try key(1), try key(2))
    objc_setAssociatedObject(owner, one, "a", .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(owner, one) as? String == "a")
    #expect(objc_getAssociatedObject(owner, two) == nil)
    #expect(objc_getAssociatedObject(NSObject(), one) == nil)
  }

  @Test func `a value is replaced by the next one, and nil takes it away`() throws {
    let one = try key(1)
    weak var first: NSObject?
    do {
      let value = NSObject()
      first = value
      objc_setAssociatedObject(owner, one, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
    #expect(first != nil)
    objc_setAssociatedObject(owner, one, 5, .OBJC_ASSOCIATION_RETAIN)
    #expect(first == nil && objc_getAssociatedObject(owner, one) as? Int == 5)
    objc_setAssociatedObject(owner, one, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(owner, one) == nil)
  }

  @Test func `a value that is only assigned is not kept`() throws {
    let one = try key(1)
    do {
      let value = NSObject()
      objc_setAssociatedObject(owner, one, value, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(owner, one) as? NSObject === value)
    }
    #expect(objc_getAssociatedObject(owner, one) == nil)
  }

  @Test(arguments: [
    objc_AssociationPolicy.OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC,
    .OBJC_ASSOCIATION_COPY_NONATOMICALLY,
  ])
  func `a copy is what the value was when it was associated`(
    policy: objc_AssociationPolicy
  ) throws {
    let (one, text) = (try key(1), NSMutableString(string: "a"))
    objc_setAssociatedObject(owner, one, text, policy)
    text.append("b")
    let found = try #require(objc_getAssociatedObject(owner, one) as? NSString)
    #expect(found.isEqual(to: "a"))
  }

  @Test func `a value that is kept is the object itself`() throws {
    let (one, text) = (try key(1), NSMutableString(string: "a"))
    objc_setAssociatedObject(owner, one, text, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(owner, one) as AnyObject === text)
  }

  @Test func `all values of one object are removed at once`() throws {
    let (one, two, other) = (try key(1), try key(2), NSObject())
    objc_setAssociatedObject(owner, one, 1, .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(owner, two, 2, .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(other, one, 3, .OBJC_ASSOCIATION_RETAIN)
    objc_removeAssociatedObjects(owner)
    #expect(objc_getAssociatedObject(owner, one) == nil)
    #expect(objc_getAssociatedObject(owner, two) == nil)
    #expect(objc_getAssociatedObject(other, one) as? Int == 3)
  }

  @Test func `values of objects that are gone are let go at last`() throws {
    let one = try key(1)
    weak var first: NSObject?
    do {
      let value = NSObject()
      first = value
      objc_setAssociatedObject(NSObject(), one, value, .OBJC_ASSOCIATION_RETAIN)
    }
    let living = (0..<2_000).map { _ in NSObject() }
    for object in living {
      objc_setAssociatedObject(object, one, 1, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(first == nil)
    #expect(living.allSatisfy { objc_getAssociatedObject($0, one) as? Int == 1 })
  }

  @Test func `a pool returns what its body does, and throws what it throws`() {
    #expect(autoreleasepool { 3 } == 3)
    #expect(throws: CancellationError.self) { try autoreleasepool { throw CancellationError() } }
  }
}
