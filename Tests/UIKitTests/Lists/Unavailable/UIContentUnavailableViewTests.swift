import Testing
import UIKit

@MainActor
@Suite struct UIContentUnavailableViewTests: ShowsUnavailable {
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
}
