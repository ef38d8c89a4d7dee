import UIKit

/// Corner configurations: a capsule, a radius for all, for one edge, and one inside the other.
final class CornersView: UIView {
  private let capsule = CornersView.block(.capsule(), .systemBlue)
  private let limited = CornersView.block(.capsule(maximumRadius: 8), .systemTeal)
  private let fixed = CornersView.block(.corners(radius: .fixed(14)), .systemGreen)
  private let top = CornersView.block(.uniformTopRadius(.fixed(20)), .systemOrange)
  private let outer = CornersView.block(.corners(radius: .fixed(28)), .systemIndigo)
  private let inner = CornersView.block(
    .uniformCorners(radius: .containerConcentric(minimum: 4)), .systemYellow)

  private static func block(_ configuration: UICornerConfiguration, _ color: UIColor) -> UIView {
    let view = UIView()
    view.backgroundColor = color
    view.cornerConfiguration = configuration
    return view
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    outer.addSubview(inner)
    for view in [capsule, limited, fixed, top, outer] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    capsule.frame = CGRect(x: 0, y: 0, width: 96, height: 36)
    limited.frame = CGRect(x: 104, y: 0, width: 96, height: 36)
    fixed.frame = CGRect(x: 0, y: 44, width: 96, height: 60)
    top.frame = CGRect(x: 104, y: 44, width: 96, height: 60)
    outer.frame = CGRect(x: 0, y: 112, width: 200, height: 76)
    inner.frame = CGRect(x: 8, y: 8, width: 88, height: 60)
  }
}
