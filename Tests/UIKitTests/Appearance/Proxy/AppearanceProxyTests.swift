import ObjectiveCRuntime
import Testing
import UIKit

@MainActor
@Suite struct AppearanceProxyTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func enter<View: UIView>(_ view: View) -> View {
    window.addSubview(view)
    return view
  }

  @Test func `a proxy is the same one whenever it is asked for`() {
    #expect(UILabel.appearance() === UILabel.appearance())
    #expect(UILabel.appearance() !== UILabel.appearance(whenContainedInInstancesOf: [UIView.self]))
    #expect(UILabel.appearance() !== UILabel.appearance(for: UITraitCollection(displayScale: 2)))
  }

  @Test func `a property that tells when it is set stays at its initial value`() {
    UILabel.appearance().textColor = .red
    let label = UILabel()
    label.textColor = .label
    #expect(enter(label).textColor == .label)
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
}
