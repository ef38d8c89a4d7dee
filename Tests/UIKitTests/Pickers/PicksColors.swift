@testable import UIKit

@MainActor
final class ColorPickerOwner: NSObject, UIColorPickerViewControllerDelegate {
  var colors: [UIColor] = []
  var ends = 0
  var continues: [Bool] = []

  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {
    colors.append(color)
    continues.append(continuously)
  }
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
    ends += 1
  }
}

/// What tests of the colour picker share.
@MainActor protocol PicksColors {
  var owner: ColorPickerOwner { get }
  var window: UIWindow { get }
}

extension PicksColors {
  func picker() -> UIColorPickerViewController {
    let picker = UIColorPickerViewController()
    picker.delegate = owner
    window.rootViewController = picker
    window.isHidden = false
    window.layoutIfNeeded()
    return picker
  }
}
