import ObjectiveCRuntime
import Testing
import UIKit

@MainActor
@Suite struct AppearanceScopeTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func enter<View: UIView>(_ view: View) -> View {
    window.addSubview(view)
    return view
  }

  @Test func `containers choose, from the inside out`() {
    final class Inner: UIView {}
    final class Outer: UIView {}
    UILabel.appearance(whenContainedInInstancesOf: [Inner.self]).textColor = .red
    UILabel.appearance(whenContainedInInstancesOf: [Inner.self, Outer.self]).textColor = .blue
    let (outer, inner, label) = (Outer(), Inner(), UILabel())
    inner.addSubview(label)
    outer.addSubview(inner)
    #expect(enter(label).textColor == .label)
    label.removeFromSuperview()
    inner.addSubview(label)
    inner.removeFromSuperview()
    _ = enter(inner)
    #expect(label.textColor == .red)
    inner.removeFromSuperview()
    outer.addSubview(inner)
    _ = enter(outer)
    #expect(label.textColor == .blue)
  }

  @Test func `the outermost container has the last word`() {
    final class Inner: UIView {}
    final class Outer: UIView {}
    UILabel.appearance(whenContainedInInstancesOf: [Outer.self]).textColor = .red
    UILabel.appearance(whenContainedInInstancesOf: [Inner.self]).textColor = .blue
    let (outer, inner, label) = (Outer(), Inner(), UILabel())
    inner.addSubview(label)
    outer.addSubview(inner)
    _ = enter(outer)
    #expect(label.textColor == .red)
  }

  @Test func `a controller contains its view's subviews`() {
    final class Screen: UIViewController {}
    UILabel.appearance(whenContainedInInstancesOf: [Screen.self]).textColor = .red
    let screen = Screen()
    let label = UILabel()
    screen.view.addSubview(label)
    _ = enter(screen.view)
    #expect(label.textColor == .red)
  }

  @Test func `traits choose, and a change of traits chooses anew`() {
    UILabel.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).numberOfLines = 4
    let label = enter(UILabel())
    #expect(label.numberOfLines == 1)
    window.overrideUserInterfaceStyle = .dark
    #expect(label.numberOfLines == 4)
  }
}
