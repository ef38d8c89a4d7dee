import ObjectiveCRuntime
import Testing
import UIKit

@MainActor
@Suite struct UIAppearanceTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func enter<View: UIView>(_ view: View) -> View {
    window.addSubview(view)
    return view
  }

  @Test func `what is set on the proxy reaches an instance that enters a window`() {
    UILabel.appearance().textColor = .red
    let label = UILabel()
    #expect(label.textColor == .label)
    #expect(enter(label).textColor == .red)
  }

  @Test func `a test sees nothing of what another one set`() {
    #expect(enter(UILabel()).textColor == .label)
    #expect(enter(UISwitch()).onTintColor == nil)
  }

  @Test func `a proxy is the same one whenever it is asked for`() {
    #expect(UILabel.appearance() === UILabel.appearance())
    #expect(UILabel.appearance() !== UILabel.appearance(whenContainedInInstancesOf: [UIView.self]))
    #expect(UILabel.appearance() !== UILabel.appearance(for: UITraitCollection(displayScale: 2)))
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

  @Test func `a property that tells when it is set stays at its initial value`() {
    UILabel.appearance().textColor = .red
    let label = UILabel()
    label.textColor = .label
    #expect(enter(label).textColor == .label)
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

  @Test func `a tint reaches views that have none of their own`() {
    UIView.appearance().tintColor = .red
    let view = enter(UIView())
    #expect(view.tintColor == .red)
    let own = UIView()
    own.tintColor = .green
    #expect(enter(own).tintColor == .green)
  }

  @Test func `methods for states and metrics count`() {
    let red: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red]
    UISegmentedControl.appearance().setTitleTextAttributes(red, for: .selected)
    let control = enter(UISegmentedControl(items: ["a"]))
    #expect(control.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .red)
    #expect(control.titleTextAttributes(for: .normal) == nil)
  }

  @Test func `items of bars get what their class and their bar say`() {
    let red: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red]
    UIBarButtonItem.appearance().setTitleTextAttributes(red, for: .normal)
    let inBars = UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationBar.self])
    inBars.tintColor = .green
    let item = UIBarButtonItem(title: "Done", style: .plain, target: nil, action: nil)
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItem = item
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
    #expect(item.tintColor == .green)
  }

  @Test func `cells and tables are made by their own initialisers`() {
    final class Cell: UITableViewCell {
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
      }
      required init?(coder: NSCoder) { nil }
    }
    Cell.appearance().selectionStyle = .none
    UITableView.appearance().separatorColor = .red
    #expect(enter(Cell()).selectionStyle == .none)
    #expect(enter(UITableView()).separatorColor == .red)
  }

  @Test func `properties of an app's own class count`() {
    ObjectiveCTable.register {
      [
        ObjectiveCTable(
          DialView.self,
          [
            .property(
              "dialColor", get: { ($0 as? DialView)?.dialColor },
              set: { ($0 as? DialView)?.dialColor = try $1.value(0) })
          ])
      ]
    }
    DialView.appearance().dialColor = .red
    #expect(enter(DialView()).dialColor == .red)
    let own = DialView()
    own.dialColor = .green
    #expect(enter(own).dialColor == .green)
  }
}

private final class DialView: UIView {
  var dialColor = UIColor.gray {
    didSet { _objectiveCDidChange(self, "dialColor", from: oldValue) }
  }
}

@MainActor
@Suite struct AppearanceOfBarsTests {
  @Test func `a bar's titles and items are as the classes say`() {
    UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.red]
    UINavigationBar.appearance().barTintColor = .green
    UITabBar.appearance().unselectedItemTintColor = .purple
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let (bar, tabs) = (UINavigationBar(), UITabBar())
    window.addSubview(bar)
    window.addSubview(tabs)
    #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .red)
    #expect(bar.barTintColor == .green)
    #expect(tabs.unselectedItemTintColor == .purple)
  }

  @Test func `a window's own appearance comes when it is shown`() {
    UIWindow.appearance().tintColor = .red
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    window.isHidden = false
    let view = UIView()
    window.addSubview(view)
    #expect(view.tintColor == .red)
  }
}
