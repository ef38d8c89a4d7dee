import Testing
import UIKit

@MainActor
@Suite struct UIContentUnavailableViewTests {
  private func laidOut(
    _ configuration: UIContentUnavailableConfiguration,
    size: CGSize = CGSize(width: 300, height: 400)
  ) -> (window: UIWindow, view: UIContentUnavailableView) {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.screenTraits = UITraitCollection(traitsFrom: [
      .screenDefault, UITraitCollection(displayScale: 2),
    ])
    window.isHidden = false
    let view = UIContentUnavailableView(configuration: configuration)
    view.frame = window.bounds
    window.addSubview(view)
    for _ in 0..<4 { window.layoutIfNeeded() }
    return (window, view)
  }

  private func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    view.subviews.flatMap { child in
      ((child as? View).map { [$0] } ?? []) + all(type, in: child)
    }.filter { !$0.isHidden }
  }

  @Test func `image, texts and button stand in the middle, below each other`() throws {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.image = UIImage(systemName: "star")
    configuration.text = "Nothing here"
    configuration.secondaryText = "Add something first."
    configuration.button.title = "Add"
    let (_, view) = laidOut(configuration)
    let image = try #require(all(UIImageView.self, in: view).first { $0.image != nil })
    let texts = all(UILabel.self, in: view).filter { $0.superview is UIScrollView }
    let button = try #require(all(UIButton.self, in: view).first)
    #expect(texts.map(\.text) == ["Nothing here", "Add something first."])
    #expect(abs(texts[0].frame.minY - image.frame.maxY - 15) <= 0.5)
    #expect(abs(texts[1].frame.minY - texts[0].frame.maxY - 4) <= 0.5)
    #expect(abs(button.frame.minY - texts[1].frame.maxY - 20) <= 0.5)
    #expect(abs(button.frame.midX - 150) <= 0.5)
    #expect(abs(image.frame.minY + button.frame.maxY - 400) <= 1)
  }

  @Test func `a button runs its action`() throws {
    var calls = 0
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.button.title = "Add"
    configuration.buttonProperties.primaryAction = UIAction { _ in calls += 1 }
    let (window, view) = laidOut(configuration)
    let button = try #require(all(UIButton.self, in: view).first)
    let touch = TouchSimulator(window: window)
    touch.end(touch.begin(at: [button.convert(CGPoint(x: 5, y: 5), to: window)]))
    #expect(calls == 1)
  }

  @Test func `the loading one turns a wheel`() {
    let (_, view) = laidOut(.loading())
    #expect(all(UIActivityIndicatorView.self, in: view).first?.isAnimating == true)
    #expect(all(UILabel.self, in: view).map(\.text) == ["Loading…"])
  }

  @Test func `the one of a search names what was searched for`() {
    var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
    let search = UIContentUnavailableConfiguration.search()
    #expect(search.updated(for: state).text == "No Results")
    state.searchText = "plum"
    #expect(search.updated(for: state).text == "No Results for “plum”")
    var own = search
    own.text = "None"
    #expect(own.updated(for: state).text == "None")
  }

  private final class Controller: UIViewController {
    var isEmpty = true
    var updateCount = 0

    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      updateCount += 1
      var empty = UIContentUnavailableConfiguration.empty()
      empty.text = "Empty"
      contentUnavailableConfiguration = isEmpty ? empty : nil
    }
  }

  @Test func `a controller is asked before its first layout, and when it says so`() {
    let controller = Controller()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    window.rootViewController = controller
    window.isHidden = false
    for _ in 0..<4 { window.layoutIfNeeded() }
    #expect(controller.updateCount == 1)
    let shown = controller.view.subviews.last as? UIContentUnavailableView
    #expect(shown?.frame == controller.view.bounds)
    controller.isEmpty = false
    controller.setNeedsUpdateContentUnavailableConfiguration()
    for _ in 0..<4 { window.layoutIfNeeded() }
    #expect(controller.updateCount == 2)
    #expect(controller.view.subviews.isEmpty)
    #expect(controller.contentUnavailableConfiguration == nil)
  }
}
