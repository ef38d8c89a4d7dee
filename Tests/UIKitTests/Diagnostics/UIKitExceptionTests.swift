import Foundation
import Synchronization
import Testing

@testable import UIKit

@MainActor
@Suite struct UIKitExceptionTests {
  @Test func `a mistake that the handler takes lets the call go on`() {
    var isReached = false
    let raised = NibText.raised {
      UIKitException.raise("No such row.")
      UIKitException.raise("No such key.", name: "NSUnknownKeyException")
      isReached = true
    }
    #expect(isReached)
    #expect(
      raised.map(\.description) == [
        "NSInternalInconsistencyException: No such row.", "NSUnknownKeyException: No such key.",
      ])
  }

  @Test func `the last of 100,000 mistakes is as deep in the stack as the first`() {
    let depths = Mutex<[Int: Int]>([:])
    let count = Atomic(0)
    UIKitException.withHandler { _ in
      let number = count.add(1, ordering: .relaxed).oldValue
      if number == 0 || number == 99_999 {
        depths.withLock { $0[number] = Thread.callStackReturnAddresses.count }
      }
      return true
    } operation: {
      for _ in 0..<100_000 { UIKitException.raise("No such row.") }
    }
    let found = depths.withLock { $0 }
    #expect(found.count == 2)
    #expect(found[0] == found[99_999])
  }

  @Test func `handlers are set in turns, and the former one is given back`() {
    let outer = NibText.raised {
      let inner = NibText.raised { UIKitException.raise("inner") }
      #expect(inner.map(\.reason) == ["inner"])
      UIKitException.raise("outer")
    }
    #expect(outer.map(\.reason) == ["outer"])
  }
}
