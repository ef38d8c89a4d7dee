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

  @Test func `a tint reaches views that have none of their own`() {
    UIView.appearance().tintColor = .red
    let view = enter(UIView())
    #expect(view.tintColor == .red)
    let own = UIView()
    own.tintColor = .green
    #expect(enter(own).tintColor == .green)
  }
}
