import Foundation
import Testing

@testable import ObjectiveCRuntime

@Suite struct ObjectLocksTests {
  @Test func `an object's lock is entered again by who has it, and by nobody else`() {
    nonisolated(unsafe) let object = NSObject()
    objc_sync_enter(object)
    objc_sync_enter(object)
    nonisolated(unsafe) var order: [Int] = []
    let done = DispatchSemaphore(value: 0)
    Thread {
      objc_sync_enter(object)
      order.append(2)
      objc_sync_exit(object)
      done.signal()
    }.start()
    order.append(1)
    #expect(objc_sync_exit(object) == 0)
    #expect(objc_sync_exit(object) == 0)
    done.wait()
    #expect(order == [1, 2])
    #expect(objc_sync_exit(object) == -1)
  }

  @Test func `who has not entered cannot leave for who has`() {
    nonisolated(unsafe) let object = NSObject()
    objc_sync_enter(object)
    nonisolated(unsafe) var results: [Int32] = []
    let done = DispatchSemaphore(value: 0)
    Thread {
      results.append(objc_sync_exit(object))
      done.signal()
    }.start()
    done.wait()
    #expect(results == [-1])
    #expect(objc_sync_exit(object) == 0)
    #expect(objc_sync_exit(object) == -1)
  }

  @Test func `two objects have two locks`() {
    nonisolated(unsafe) let objects = (NSObject(), NSObject())
    objc_sync_enter(objects.0)
    let done = DispatchSemaphore(value: 0)
    Thread {
      objc_sync_enter(objects.1)
      objc_sync_exit(objects.1)
      done.signal()
    }.start()
    done.wait()
    #expect(objc_sync_exit(objects.0) == 0)
  }
}
