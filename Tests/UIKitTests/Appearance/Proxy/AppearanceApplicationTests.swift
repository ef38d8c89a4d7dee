import ObjectiveCRuntime
import Testing
import UIKit

@MainActor
@Suite struct AppearanceApplicationTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func enter<View: UIView>(_ view: View) -> View {
    window.addSubview(view)
    return view
  }

  @Test func `what was set on the instance stays`() {
    UILabel.appearance().textColor = .red
    UILabel.appearance().numberOfLines = 3
    let label = UILabel()
    label.textColor = .green
    label.numberOfLines = 2
    _ = enter(label)
    #expect(label.textColor == .green)
    #expect(label.numberOfLines == 2)
  }

  @Test func `what is set directly afterwards wins, also when the view enters a window again`() {
    UISwitch.appearance().onTintColor = .red
    let control = enter(UISwitch())
    control.onTintColor = .blue
    control.removeFromSuperview()
    #expect(enter(control).onTintColor == .blue)
  }

  @Test func `a view that is in a window stays as it is until it enters one again`() {
    let control = enter(UISwitch())
    UISwitch.appearance().onTintColor = .red
    #expect(control.onTintColor == nil)
    control.removeFromSuperview()
    #expect(enter(control).onTintColor == .red)
    UISwitch.appearance().onTintColor = .purple
    control.removeFromSuperview()
    #expect(enter(control).onTintColor == .purple)
  }

  @Test func `the callbacks of entering see what was set`() {
    final class Watcher: UISwitch {
      var seen: UIColor?
      override func didMoveToWindow() { seen = onTintColor }
    }
    UISwitch.appearance().onTintColor = .red
    #expect(enter(Watcher()).seen == .red)
  }

  @Test func `subclasses inherit, and the nearer class wins`() {
    final class Title: UILabel {}
    UILabel.appearance().textColor = .red
    UILabel.appearance().numberOfLines = 2
    Title.appearance().textColor = .blue
    let title = enter(Title())
    #expect(title.textColor == .blue)
    #expect(title.numberOfLines == 2)
    #expect(enter(UILabel()).textColor == .red)
  }
}
