import Testing
import UIKit

@MainActor
@Suite struct UIViewMarginsTests {
  private func window(top: CGFloat = 0, bottom: CGFloat = 0, left: CGFloat = 0) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    window.screenSafeArea = UIEdgeInsets(top: top, left: left, bottom: bottom, right: 0)
    return window
  }

  @Test func `margins are 8 unless set`() {
    let view = UIView()
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      view.directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.directionalLayoutMargins.leading == 4)
  }

  @Test func `leading and trailing margins are resolved when they are read`() {
    final class Told: UIView {
      var count = 0
      override func layoutMarginsDidChange() { count += 1 }
    }
    let view = Told(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 20, bottom: 3, trailing: 4)
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: view.layoutMarginsGuide.leftAnchor),
      inner.rightAnchor.constraint(equalTo: view.layoutMarginsGuide.rightAnchor),
    ])
    view.layoutIfNeeded()
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 4))
    #expect(inner.frame.minX == 20)
    let told = view.count
    view.traitOverrides.layoutDirection = .rightToLeft
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 20))
    #expect(view.directionalLayoutMargins.leading == 20)
    #expect(view.count == told + 1)
    view.layoutIfNeeded()
    #expect(inner.frame.minX == 4)
    view.semanticContentAttribute = .forceLeftToRight
    #expect(view.layoutMargins.left == 20)
    view.layoutMargins = UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 0)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins.left == 7)
  }

  @Test func `a table's rows have the leading margin where the direction says`() throws {
    let fixture = TableFixture.rows(1)
    let stage = TableStage(fixture)
    stage.table.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 30, bottom: 0, trailing: 5)
    stage.settle()
    let cell = try #require(stage.table.cellForRow(at: .at(0)))
    #expect(cell.layoutMargins.left == 30 && cell.layoutMargins.right == 5)
    stage.table.semanticContentAttribute = .forceRightToLeft
    stage.settle()
    #expect(cell.layoutMargins.left == 5 && cell.layoutMargins.right == 30)
  }

  @Test func `text views follow a direction that is set on them`() {
    func ink(_ direction: UISemanticContentAttribute) -> CGFloat {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
      view.text = "Text"
      view.semanticContentAttribute = direction
      view.layoutIfNeeded()
      return view.layoutManager.usedRect(for: view.textContainer).minX
    }
    #expect(ink(.forceRightToLeft) > ink(.forceLeftToRight) + 100)
  }

  @Test func `an edge inherits the inset less its distance`() {
    let window = window(top: 40, bottom: 30)
    let view = UIView(frame: CGRect(x: 0, y: 10, width: 100, height: 170))
    window.addSubview(view)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 30, left: 0, bottom: 10, right: 0))
    view.frame.origin.y = 60
    #expect(view.safeAreaInsets.top == 0)
    #expect(view.safeAreaInsets.bottom == 30)
    view.frame.origin.y = -20
    #expect(view.safeAreaInsets.top == 40)
    view.removeFromSuperview()
    #expect(view.safeAreaInsets == .zero)
  }

  @Test func `views are told of a new safe area once`() {
    final class SafeView: UIView {
      var tops: [CGFloat] = []
      override func safeAreaInsetsDidChange() { tops.append(safeAreaInsets.top) }
    }
    let window = window(top: 40)
    let view = SafeView(frame: window.bounds)
    window.addSubview(view)
    #expect(view.tops == [40])
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.tops == [40])
    view.frame.origin.y = 15
    #expect(view.tops == [40, 25])
    view.removeFromSuperview()
    #expect(view.tops == [40, 25, 0])
  }

  @Test func `margins add the safe area unless told not to`() {
    let window = window(top: 40)
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    #expect(view.layoutMargins.top == 48)
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins.top == 8)
  }

  @Test func `preserved superview margins are a minimum per edge`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    parent.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
    let child = UIView(frame: CGRect(x: 10, y: 0, width: 90, height: 50))
    parent.addSubview(child)
    child.preservesSuperviewLayoutMargins = true
    #expect(child.layoutMargins == UIEdgeInsets(top: 30, left: 20, bottom: 8, right: 30))
  }

  @Test func `a controller adds to the safe area and widens the side margins`() {
    let window = window(top: 10)
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.view.safeAreaInsets.top == 15)
    #expect(
      controller.view.layoutMargins == UIEdgeInsets(top: 15, left: 16, bottom: 0, right: 16))
  }
}
