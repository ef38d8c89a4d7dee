import UIKit

enum Density: UITraitDefinition {
  static let defaultValue = 1
}

struct Brand: UITraitDefinition {
  static let defaultValue = "plain"
  static let affectsColorAppearance = true
  static let name = "brand"
}
