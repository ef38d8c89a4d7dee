import Testing
import UIKit

@MainActor @Suite struct NSPredicateTests {
  private func holds(_ format: String, _ arguments: Any..., for object: Any?) -> Bool {
    NSPredicate(format: format, argumentArray: arguments).evaluate(with: object)
  }

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
