import Testing
import UIKit

@MainActor
@Suite struct UILayoutSupportTests {
  @Test func `layout guides keep to the bars' edges`() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    window.rootViewController = controller
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    let names = controller as any LegacyGuides
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: view, attribute: .top, relatedBy: .equal, toItem: names.top, attribute: .bottom,
        multiplier: 1, constant: 0),
      view.bottomAnchor.constraint(equalTo: names.bottom.topAnchor),
      view.leftAnchor.constraint(equalTo: controller.view.leftAnchor),
      view.widthAnchor.constraint(equalToConstant: 10),
    ])
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 20, width: 10, height: 150))
    #expect(names.top.length == 20 && names.bottom.length == 30)
    #expect(names.top === names.top)
    window.isHidden = true
  }
}

/// What is deprecated, without its warnings.
@MainActor
private protocol LegacyGuides {
  var top: any UILayoutSupport { get }
  var bottom: any UILayoutSupport { get }
}

extension UIViewController: LegacyGuides {
  @available(*, deprecated) var top: any UILayoutSupport { topLayoutGuide }
  @available(*, deprecated) var bottom: any UILayoutSupport { bottomLayoutGuide }
}
