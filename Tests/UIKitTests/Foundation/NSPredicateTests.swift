import Testing
import UIKit

@MainActor @Suite struct NSPredicateTests {
  @Test func `a view's properties are values`() {
    let hidden = UIView()
    hidden.isHidden = true
    hidden.tag = 4
    let views: NSArray = [UIView(), hidden]
    let found = views.filtered(using: NSPredicate(format: "hidden == YES AND tag == 4"))
    #expect(found.count == 1)
    #expect(found.first as? UIView === hidden)
  }
}
