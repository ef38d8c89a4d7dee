import Foundation

@testable import UIKit

/// What tests of colours in catalogs share.
@MainActor protocol ReadsAssets {}

extension ReadsAssets {
  func components(_ color: UIColor?, _ traits: UITraitCollection = UITraitCollection())
    -> [Int]?
  {
    color?.resolvedColor(with: traits).cgColor.components?.map { Int(($0 * 1000).rounded()) }
  }

  func traits(_ change: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection { change(&$0) }
  }
}
