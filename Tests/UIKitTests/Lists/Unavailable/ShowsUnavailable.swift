import UIKit

/// What tests of unavailable content share.
@MainActor protocol ShowsUnavailable {}

extension ShowsUnavailable {
  func laidOut(
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

  func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    view.subviews.flatMap { child in
      ((child as? View).map { [$0] } ?? []) + all(type, in: child)
    }.filter { !$0.isHidden }
  }
}
