import Testing
import UIKit

@MainActor @Suite struct UISheetPresentationControllerTests: ShowsCard {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let root = UIViewController()
  let card = UIViewController()

  init() {
    window.screenSafeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private var container: UIView? { card.presentationController?.containerView }

  @Test func `the sheet is there before it is presented, and stays the same`() throws {
    let sheet = try #require(card.sheetPresentationController)
    #expect(card.presentationController === sheet)
    #expect(card.popoverPresentationController == nil)
    present()
    #expect(card.sheetPresentationController === sheet)
    #expect(sheet.presentingViewController === root)
  }

  @Test func `another style has another controller`() {
    let sheet = card.sheetPresentationController
    card.modalPresentationStyle = .fullScreen
    #expect(sheet != nil && card.sheetPresentationController == nil)
  }

  @Test func `asking for the sheet keeps no controller alive`() {
    weak var gone: UIViewController?
    do {
      let controller = UIViewController()
      controller.sheetPresentationController?.prefersGrabberVisible = true
      gone = controller
    }
    #expect(gone == nil)
  }

  @Test func `the grabber lies in the middle of the upper edge`() throws {
    card.sheetPresentationController?.prefersGrabberVisible = true
    present()
    let grabber = try #require(container?.subviews.last)
    #expect("\(type(of: grabber))" == "_UIGrabber")
    #expect(grabber.frame == CGRect(x: 177, y: 62, width: 36, height: 5))
    card.sheetPresentationController?.prefersGrabberVisible = false
    window.layoutIfNeeded()
    #expect(grabber.superview == nil)
  }

  @Test func `up to the undimmed detent what lies behind is neither dimmed nor blocked`() throws {
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 60, height: 40))
    root.view.addSubview(button)
    let sheet = try #require(card.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    present()
    #expect(window.hitTest(CGPoint(x: 30, y: 110), with: nil) !== button)
    sheet.largestUndimmedDetentIdentifier = .medium
    window.layoutIfNeeded()
    #expect(container?.subviews.first?.backgroundColor == nil)
    #expect(window.hitTest(CGPoint(x: 30, y: 110), with: nil) === button)
    sheet.selectedDetentIdentifier = .large
    window.layoutIfNeeded()
    #expect(container?.subviews.first?.backgroundColor != nil)
  }

  @Test func `behind a large card the presenter stands back, and keeps its safe area`() {
    let before = root.view.safeAreaInsets
    present()
    #expect(abs(root.view.frame.minY - 47) < 0.001)
    #expect(abs(root.view.frame.width - 358) < 0.001)
    #expect(root.view.bounds.size == window.bounds.size)
    #expect(root.view.safeAreaInsets == before)
    card.sheetPresentationController?.detents = [.medium()]
    window.layoutIfNeeded()
    #expect(root.view.frame == window.bounds)
    card.sheetPresentationController?.detents = [.large()]
    window.layoutIfNeeded()
    root.dismiss(animated: false)
    window.layoutIfNeeded()
    #expect(root.view.frame == window.bounds)
    #expect(root.view.layer.cornerRadius == 0)
    #expect(window.subviews == [root.view])
  }

  @Test func `in compact height a sheet is a screen, unless it keeps to the edge`() throws {
    window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
    window.screenTraits = UITraitCollection(traitsFrom: [
      window.screenTraits, UITraitCollection(verticalSizeClass: .compact),
      UITraitCollection(horizontalSizeClass: .compact),
    ])
    window.screenSafeArea = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
    present()
    #expect(card.view.frame == window.bounds)
    card.sheetPresentationController?.prefersEdgeAttachedInCompactHeight = true
    window.layoutIfNeeded()
    #expect(card.view.frame == CGRect(x: 47, y: 10, width: 750, height: 380))
  }
}
