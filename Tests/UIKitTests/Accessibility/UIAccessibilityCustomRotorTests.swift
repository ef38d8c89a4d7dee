import Testing
import UIKit

@MainActor
@Suite struct UIAccessibilityCustomRotorTests {
  @Test func `a rotor answers its search`() {
    let found = UIView()
    let rotor = UIAccessibilityCustomRotor(name: "Errors") { predicate in
      predicate.searchDirection == .next
        ? UIAccessibilityCustomRotorItemResult(targetElement: found) : nil
    }
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    #expect(rotor.itemSearchBlock(predicate)?.targetElement === found)
    predicate.searchDirection = .previous
    #expect(rotor.itemSearchBlock(predicate) == nil)
  }
}
