import Foundation

@testable import UIKit

/// What tests of images in catalogs share.
@MainActor protocol ReadsImages {}

extension ReadsImages {
  func traits(
    scale: CGFloat = 2, _ change: (inout any UIMutableTraits) -> Void = { _ in }
  ) -> UITraitCollection {
    UITraitCollection {
      $0.displayScale = scale
      change(&$0)
    }
  }
}
