import Testing
import UIKit

@MainActor @Suite struct AlertPresentationControllerTests: ShowsAlerts {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let root = UIViewController()

  init() {
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  @Test func `an alert is 270 points wide, in the middle`() {
    let alert = alert(.alert, [("OK", .default)])
    present(alert)
    #expect(alert.view.frame.width == 270)
    #expect(abs(alert.view.frame.midX - 195) < 0.2 && abs(alert.view.frame.midY - 422) < 0.2)
    #expect(root.presentedViewController === alert)
    #expect(root.view.window === window)
  }

  @Test func `a sheet is at the bottom, its way back on a card of its own`() {
    let sheet = alert(.actionSheet, [("Cancel", .cancel), ("A", .default), ("B", .destructive)])
    present(sheet)
    let bottom = window.bounds.height - max(window.safeAreaInsets.bottom, 8)
    #expect(sheet.view.frame.maxY == bottom)
    #expect(sheet.view.frame.minX == 8 && sheet.view.frame.width == 374)
    let views = actionViews(sheet)
    #expect(views.map(\.accessibilityLabel) == ["A", "B", "Cancel"])
    let cancel = views[2].convert(views[2].bounds, to: sheet.view)
    let before = views[1].convert(views[1].bounds, to: sheet.view)
    #expect(cancel.minY - before.maxY == 8 && cancel.height == 57)
    #expect(views.map(\.bounds.width) == [374, 374, 374])
  }

  @Test func `what an alert covers appears all the same, with its tint dimmed meanwhile`() {
    final class Screen: UIViewController {
      var log: [String] = []
      override func viewDidAppear(_ animated: Bool) { log.append("appeared") }
      override func viewDidDisappear(_ animated: Bool) { log.append("disappeared") }
    }
    let screen = Screen()
    let navigation = UINavigationController(rootViewController: screen)
    let window = UIWindow(frame: window.frame)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    let alert = alert(.alert, [("OK", .default)])
    navigation.present(alert, animated: false)
    window.layoutIfNeeded()
    #expect(screen.log == ["appeared"])
    #expect(navigation.view.tintAdjustmentMode == .dimmed)
    navigation.dismiss(animated: false)
    window.layoutIfNeeded()
    #expect(navigation.view.tintAdjustmentMode == .normal)
    #expect(screen.log == ["appeared"])
  }
}
