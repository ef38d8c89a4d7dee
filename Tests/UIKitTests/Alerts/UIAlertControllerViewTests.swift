import Testing
import UIKit

@MainActor @Suite struct UIAlertControllerViewTests: ShowsAlerts {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let root = UIViewController()

  init() {
    window.rootViewController = root
    window.makeKeyAndVisible()
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
