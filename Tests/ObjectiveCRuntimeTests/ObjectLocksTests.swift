import Foundation
import Synchronization
import Testing

@testable import ObjectiveCRuntime

/// An object that threads may share.
private final class Shared: Sendable {}

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
    let object = Shared()
    objc_sync_enter(object)
    let results = Mutex<[Int32]>([])
    let done = DispatchSemaphore(value: 0)
    Thread {
      let result = objc_sync_exit(object)
      results.withLock { $0.append(result) }
      done.signal()
    }.start()
    done.wait()
    #expect(results.withLock { $0 } == [-1])
    #expect(objc_sync_exit(object) == 0)
    #expect(objc_sync_exit(object) == -1)
  }

  @Test func `two objects have two locks`() {
    let objects = (Shared(), Shared())
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
