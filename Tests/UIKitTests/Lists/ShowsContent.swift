import UIKit

/// What tests of list content share.
@MainActor protocol ShowsContent {}

extension ShowsContent {
  func laidOut(
    _ configuration: UIListContentConfiguration, width: CGFloat = 320
  ) -> UIListContentView {
    let view = UIListContentView(configuration: configuration)
    view.frame.size = view.sizeThatFits(CGSize(width: width, height: 0))
    view.layoutIfNeeded()
    return view
  }
}
