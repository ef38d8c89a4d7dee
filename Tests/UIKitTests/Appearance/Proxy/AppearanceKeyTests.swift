import ObjectiveCRuntime
import Testing
import UIKit

@MainActor
@Suite struct AppearanceKeyTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func enter<View: UIView>(_ view: View) -> View {
    window.addSubview(view)
    return view
  }

  @Test func `methods for states and metrics count`() {
    let red: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red]
    UISegmentedControl.appearance().setTitleTextAttributes(red, for: .selected)
    let control = enter(UISegmentedControl(items: ["a"]))
    #expect(control.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .red)
    #expect(control.titleTextAttributes(for: .normal) == nil)
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
