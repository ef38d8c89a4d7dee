import Foundation
import Snapshot
import SnapshotCore
import UIKit

/// Tells what the picture of a view lacks.
@MainActor protocol LackWarning {}

extension LackWarning {
  func label(_ text: String, _ font: UIFont = .systemFont(ofSize: 12)) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    label.numberOfLines = 0
    label.font = font
    label.text = text
    return label
  }
}
