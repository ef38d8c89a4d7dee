import Testing
import UIKit

@MainActor @Suite struct UIAlertControllerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let root = UIViewController()

  init() {
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  private func present(_ alert: UIAlertController) {
    root.present(alert, animated: false)
    window.layoutIfNeeded()
  }

  private func actionViews(_ alert: UIAlertController) -> [UIView] {
    func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
    return all(alert.view).filter { $0.accessibilityTraits.contains(.button) }
  }

  private func alert(
    _ style: UIAlertController.Style, _ actions: [(String, UIAlertAction.Style)]
  ) -> UIAlertController {
    let alert = UIAlertController(title: "Delete?", message: "It is gone.", preferredStyle: style)
    for (title, style) in actions { alert.addAction(UIAlertAction(title: title, style: style)) }
    return alert
  }

  @Test func `an alert is 270 points wide, in the middle`() {
    let alert = alert(.alert, [("OK", .default)])
    present(alert)
    #expect(alert.view.frame.width == 270)
    #expect(abs(alert.view.frame.midX - 195) < 0.2 && abs(alert.view.frame.midY - 422) < 0.2)
    #expect(root.presentedViewController === alert)
    #expect(root.view.window === window)
  }

  @Test func `two short actions are beside each other, the one that cancels first`() {
    let alert = alert(.alert, [("Delete", .destructive), ("Cancel", .cancel)])
    present(alert)
    let views = actionViews(alert)
    #expect(views.map(\.accessibilityLabel) == ["Cancel", "Delete"])
    #expect(views.map(\.frame.minX) == [0, 135])
    #expect(views.map(\.frame.height) == [44, 44])
    #expect(views[0].frame.minY == views[1].frame.minY)
  }

  @Test func `long titles, and more than two, are one below the other, the way back last`() {
    let long = alert(.alert, [("Cancel", .cancel), ("Delete all of the photographs", .default)])
    present(long)
    let views = actionViews(long)
    #expect(views.map(\.accessibilityLabel) == ["Delete all of the photographs", "Cancel"])
    #expect(views[1].frame.minY - views[0].frame.minY == 44)
    let three = alert(.alert, [("Cancel", .cancel), ("A", .default), ("B", .default)])
    #expect(actionViews(three).map(\.accessibilityLabel) == ["A", "B", "Cancel"])
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

  @Test func `a tap ends the alert, and then runs the action`() {
    var log: [String] = []
    let alert = UIAlertController(title: "Save?", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Yes", style: .default) { [root] in
        log.append("\($0.title ?? "") \(root.presentedViewController == nil)")
      })
    alert.addAction(UIAlertAction(title: "No", style: .cancel))
    present(alert)
    let yes = actionViews(alert)[1]
    TouchSimulator(window: window).tap(at: yes.convert(CGPoint(x: 60, y: 20), to: nil))
    window.layoutIfNeeded()
    #expect(log == ["Yes true"])
    #expect(root.presentedViewController == nil)
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

  @Test func `an action that is not enabled does nothing`() {
    var count = 0
    let alert = UIAlertController(title: "Save?", message: nil, preferredStyle: .alert)
    let action = UIAlertAction(title: "Yes", style: .default) { _ in count += 1 }
    alert.addAction(action)
    present(alert)
    action.isEnabled = false
    window.layoutIfNeeded()
    let touch = TouchSimulator(window: window)
    touch.tap(at: actionViews(alert)[0].convert(CGPoint(x: 60, y: 20), to: nil))
    #expect(count == 0 && root.presentedViewController === alert)
    action.isEnabled = true
    window.layoutIfNeeded()
    touch.tap(at: actionViews(alert)[0].convert(CGPoint(x: 60, y: 20), to: nil))
    window.layoutIfNeeded()
    #expect(count == 1)
  }

  @Test func `fields are below the message and keep what is typed`() throws {
    let alert = alert(.alert, [("OK", .default)])
    let before = alert.view.sizeThatFits(CGSize(width: 390, height: 844)).height
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField()
    present(alert)
    #expect(alert.view.frame.height == before + 16 + 2 * 28)
    let fields = try #require(alert.textFields)
    #expect(fields[0].placeholder == "Name")
    fields[1].text = "Ada"
    #expect(alert.textFields?[1].text == "Ada")
    let frames = fields.map { $0.convert($0.bounds, to: alert.view) }
    #expect(frames[1].minY - frames[0].minY == 28)
  }

  @Test func `a message longer than the screen stays on it`() {
    let alert = UIAlertController(
      title: "Terms", message: String(repeating: "A line of it. ", count: 900),
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert)
    #expect(alert.view.frame.height <= 844 - window.safeAreaInsets.top)
    #expect(alert.view.frame.minY >= 0)
  }
}
