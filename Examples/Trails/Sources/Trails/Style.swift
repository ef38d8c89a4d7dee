import SwiftUI
import UIKit

extension Trail.Difficulty {
  var color: UIColor {
    switch self {
    case .easy: .pine
    case .moderate: .heather
    case .hard: .coral
    }
  }

  var title: String {
    switch self {
    case .easy: String(localized: "Easy", bundle: .module)
    case .moderate: String(localized: "Moderate", bundle: .module)
    case .hard: String(localized: "Hard", bundle: .module)
    }
  }
}

extension UIFont {
  /// The system's rounded design in a text style, which grows with Dynamic Type.
  static func rounded(_ style: TextStyle, _ weight: Weight) -> UIFont {
    let size = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style).pointSize
    let descriptor = UIFont.systemFont(ofSize: size, weight: weight).fontDescriptor
    return UIFont(descriptor: descriptor.withDesign(.rounded) ?? descriptor, size: size)
  }
}
