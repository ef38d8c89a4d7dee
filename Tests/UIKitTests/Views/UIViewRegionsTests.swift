import Testing
import UIKit

@MainActor
@Suite struct UIViewRegionsTests {
  @Test func `regions have guides and insets`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.directionalLayoutMargins = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutGuide(for: .margins()) === view.layoutMarginsGuide)
    #expect(view.layoutGuide(for: .safeArea()) === view.safeAreaLayoutGuide)
    #expect(view.edgeInsets(for: .margins()) == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(
      view.directionalEdgeInsets(for: .margins(cornerAdaptation: .horizontal))
        == .init(top: 1, leading: 2, bottom: 3, trailing: 4))
  }

  @Test func `properties are updated before the first layout, and when somebody asks`() {
    final class Recorder: UIView {
      var calls: [String] = []
      override func updateProperties() { calls.append("properties") }
      override func layoutSubviews() {
        super.layoutSubviews()
        calls.append("layout")
      }
    }
    let view = Recorder()
    view.layoutIfNeeded()
    #expect(view.calls == ["properties", "layout"])
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.calls == ["properties", "layout", "layout"])
    view.setNeedsUpdateProperties()
    view.updatePropertiesIfNeeded()
    view.updatePropertiesIfNeeded()
    #expect(view.calls == ["properties", "layout", "layout", "properties"])
  }
}
