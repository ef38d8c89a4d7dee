import UIKit

/// What tests of fonts share.
protocol MeasuresFonts {}

extension MeasuresFonts {
  func notes(_ font: UIFont) -> [FidelityNote] {
    FidelityLedger.collecting {
      _ = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 20)).image { _ in
        "Text 0".draw(at: .zero, withAttributes: [.font: font])
      }
    }
  }

  func width(_ text: String, _ font: UIFont) -> CGFloat {
    text.size(withAttributes: [.font: font]).width
  }
}
