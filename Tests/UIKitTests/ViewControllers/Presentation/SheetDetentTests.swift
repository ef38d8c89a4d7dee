import Testing
import UIKit

@MainActor @Suite struct SheetDetentTests: ShowsCard {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let root = UIViewController()
  let card = UIViewController()

  init() {
    window.screenSafeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  @Test func `a medium card covers half of the screen`() {
    card.sheetPresentationController?.detents = [.medium(), .large()]
    present()
    #expect(card.view.frame == CGRect(x: 0, y: 422, width: 390, height: 422))
    #expect(card.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    card.sheetPresentationController?.selectedDetentIdentifier = .large
    window.layoutIfNeeded()
    #expect(card.view.frame == CGRect(x: 0, y: 57, width: 390, height: 787))
  }

  @Test func `a detent of one's own counts without the safe area below`() {
    card.sheetPresentationController?.detents = [
      .custom(identifier: .init("small")) { context in context.maximumDetentValue / 3 }
    ]
    present()
    #expect(card.view.frame.height == 285)
    #expect(card.view.frame.maxY == 844)
    card.sheetPresentationController?.detents = [.custom { _ in 5000 }]
    window.layoutIfNeeded()
    #expect(card.view.frame.minY == 57)
  }
}
