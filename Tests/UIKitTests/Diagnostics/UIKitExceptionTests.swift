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

  @Test func `handlers are set in turns, and the former one is given back`() {
    let outer = NibText.raised {
      let inner = NibText.raised { UIKitException.raise("inner") }
      #expect(inner.map(\.reason) == ["inner"])
      UIKitException.raise("outer")
    }
    #expect(outer.map(\.reason) == ["outer"])
  }
}
