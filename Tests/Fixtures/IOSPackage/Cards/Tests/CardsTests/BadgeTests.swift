import XCTest

@testable import Cards

class BadgeTests: XCTestCase {
  @MainActor func testMessages() {
    let badge = Badge(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    badge.listen()
    NotificationCenter.default.post(name: Notification.Name("noticed"), object: nil)
    badge.setValue("new", forKey: "title")
    XCTAssertEqual(badge.value(forKey: "title") as? String, "new")
    badge.perform(#selector(BadgeBase.reload(animated:)), with: true)
    XCTAssertEqual(
      badge.messages, ["noticed", "title  → new", "title new", "base true", "badge"])
    XCTAssertTrue(badge.responds(to: NSSelectorFromString("reloadWithAnimated:")))
    XCTAssertFalse(badge.responds(to: Selector(("missing:"))))
    XCTAssertTrue(badge.layer is CAShapeLayer)
    badge.badgeText = "3"
    XCTAssertEqual(badge.badgeText, "3")
  }

  @MainActor func testCatalogColors() {
    XCTAssertEqual(UIColor.badge, UIColor(resource: .badge))
    let named = UIColor(named: "BadgeColor", in: Badge.resources, compatibleWith: nil)
    XCTAssertEqual(named?.cgColor.components, [0.2, 0.4, 0.6, 1])
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    XCTAssertEqual(UIColor.badge.resolvedColor(with: dark).cgColor.components, [0.6, 0.4, 0.2, 1])
  }
}
