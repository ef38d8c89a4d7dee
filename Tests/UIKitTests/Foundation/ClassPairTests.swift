import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct ClassPairTests {
  /// What apps do to have a view of a controller's without a safe area goes on without it.
  @Test func `a class that cannot be made at run time is nil, and named`() {
    let notes = FidelityLedger.collecting {
      #expect(objc_allocateClassPair(UIView.self, "Patched", 0) == nil)
    }
    #expect(notes.map(\.subject) == ["objc_allocateClassPair"])
  }
}
