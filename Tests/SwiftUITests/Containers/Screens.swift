import SwiftUI
import Testing
import UIKit

/// A view on a screen with a status bar of 50 points above and room for a home indicator below.
@MainActor func onScreen<Content: View>(_ view: Content) throws -> Hosted<Content> {
  try Hosted(
    view, width: 320, height: 480,
    safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 20, right: 0))
}

extension Hosted {
  /// The stack of pages that the view is.
  func stack() throws -> UINavigationController {
    try #require(controller.children.first as? UINavigationController)
  }

  /// The tabs that the view is.
  func tabs() throws -> UITabBarController {
    try #require(controller.children.first as? UITabBarController)
  }
}
